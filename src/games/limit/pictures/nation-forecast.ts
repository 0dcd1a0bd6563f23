/** The foot of a nation's panel: what the next social phase does to it, and at the end what its points are made of. */
import { type Forecast, forecastOf, type Need } from '../social/forecast.ts'
import type { Seat } from '../state.ts'
import { plain } from './numbers.ts'
import { middleOf, type Place } from './place.ts'
import type { Sheet } from './scene.ts'

const isShort = (need: Need | undefined): boolean => need !== undefined && need.need > need.has

/** What the social phase will ask for and bring; red where it is short. */
export function drawForecast(sheet: Sheet, seat: Seat, place: Place): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  const forecast = forecastOf(view, seat)
  if (!forecast) {
    drawPoints(sheet, seat, place)
    return
  }
  const middle = middleOf(place)
  let left = place.x
  left += tools.text(`${say('picture.next')}:`, left, middle, { size: 26, colour: theme.inkSoft }) + 12
  for (const { icon, words, short } of forecastParts(forecast)) {
    const colour = short ? theme.bad : theme.ink
    left += tools.count(icon, words, left, middle, { size: 30, colour, iconColour: short ? theme.bad : theme.inkSoft }) + 14
  }
  const inPlay = view.nations[seat].permanent.length
  if (place.height < 48 && inPlay > 0 && left < place.x + place.width - 116)
    tools.count('deck', inPlay, place.x + place.width - 110, middle, { size: 30, iconColour: theme.accent })
  if (forecast.mood === 'revolt' && left < place.x + place.width - 40)
    tools.icon('swords', place.x + place.width - 18, middle, 34, theme.bad)
}

const pointIcons = { happiness: 'people', money: 'coin', territory: 'globe', military: 'sword', impact: 'warning' } as const

/** What the points of the end are made of. */
function drawPoints({ tools, view }: Sheet, seat: Seat, place: Place): void {
  const score = view.result?.scores[seat]
  if (!score) return
  const parts = Object.entries(pointIcons)
  const step = place.width / parts.length
  parts.forEach(([part, icon], index) => {
    const points = score[part as keyof typeof pointIcons] // The keys are those of the icons.
    const colour = points < 0 ? tools.theme.bad : tools.theme.ink
    tools.count(icon, plain(points), place.x + index * step, middleOf(place), {
      size: 30,
      colour,
      iconColour: tools.theme.inkSoft,
    })
  })
}

function forecastParts({ food, goods, fossil, taxes }: Forecast) {
  return [
    ...(food ? [{ icon: 'wheat', words: `−${food.need}`, short: isShort(food) } as const] : []),
    ...(goods ? [{ icon: 'cube', words: `−${goods.need}`, short: isShort(goods) } as const] : []),
    ...(fossil && fossil.need > 0 ? [{ icon: 'drop', words: `−${fossil.need}`, short: isShort(fossil) } as const] : []),
    ...(taxes !== undefined ? [{ icon: 'coin', words: `+${taxes}`, short: false } as const] : []),
  ]
}
