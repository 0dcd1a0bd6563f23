/** What there is to know about one territory or one seat, below the close look at it. */
import { cardOf, constants, linksOf, numberOf, objectiveOf, oceanOf } from '../data.ts'
import { controller, isProtected, isReserve, need, productivity } from '../derived.ts'
import { emissionsOf, wasteOf } from '../round/end.ts'
import { incomeOf } from '../round/new-year.ts'
import type { CardInPlay, Seat, Territory } from '../state.ts'
import { idleFactories } from '../text/own.ts'
import type { Place } from './inset.ts'
import { type Sheet, seatName } from './scene.ts'
import { drawSeat } from './seats.ts'
import { fishColour, helmetColour, markOf, wheatColour } from './sides.ts'
import { drawSlots, drawThings } from './tokens.ts'

export function drawTerritoryDetails(sheet: Sheet, id: Territory, { x, y, width, height }: Place): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  const { owner, colonizer } = view.land[id]
  tools.panel(x, y, width, height)
  tools.number(numberOf(id), x + 56, y + 58, 38, owner ? markOf(view, owner).colour : theme.paper, theme.ink)
  tools.text(say(`territory.${id}`), x + 112, y + 58, { size: 56, weight: 'loud', maxWidth: 330 })
  const holders = [owner, colonizer].filter((seat) => seat !== null)
  holders.forEach((seat, index) => {
    const middle = y + 58 + (index - (holders.length - 1) / 2) * 50
    tools.emblem(markOf(view, seat), x + 500, middle, 19, { rim: theme.ink })
    const name = seatName(sheet, seat)
    tools.text(index === 0 ? name : say('picture.colonizer', { name }), x + 532, middle, { size: 34, maxWidth: width - 550 })
  })
  drawSlots(sheet, id, x + 24, y + 124, 82, 8)
  drawSigns(sheet, id, x + 24, y + 234)
  drawThings(sheet, id, x + 500, y + 152, { scale: 1.45, width: width - 520 })
  const ocean = oceanOf(id)
  tools.icon('fish', x + 522, y + 222, 40, fishColour)
  const alive = `${view.fish[ocean - 1]}/${constants.fishStart[ocean - 1]}`
  tools.text(`${alive}  ${say(`ocean.ocean-${ocean}`)}`, x + 556, y + 222, {
    size: 32,
    colour: theme.inkSoft,
    maxWidth: width - 574,
  })
  tools.text(say('picture.links'), x + 24, y + 282, { size: 30, colour: theme.inkSoft })
  drawLinks(sheet, id, x + 24, y + 332, width - 48)
}

/** Blue helmets, a nature reserve. */
function drawSigns({ tools, view, say }: Sheet, id: Territory, x: number, y: number): void {
  const signs = [
    ...(isProtected(view, id) ? [{ icon: 'helmet' as const, colour: helmetColour, words: say('text.protected') }] : []),
    ...(isReserve(view, id) ? [{ icon: 'leaf' as const, colour: tools.theme.good, words: say('text.reserve') }] : []),
  ]
  signs.reduce((left, { icon, colour, words }) => {
    tools.icon(icon, left + 18, y, 34, colour)
    return left + 46 + tools.text(words, left + 42, y, { size: 28, colour: tools.theme.inkSoft, maxWidth: 190 }) + 16
  }, x)
}

/** The territories linked to this one, with whoever controls them. */
function drawLinks({ tools, view, say }: Sheet, id: Territory, x: number, y: number, width: number): void {
  const perRow = 3
  const step = width / perRow
  linksOf(id).forEach((other, index) => {
    const [left, middle] = [x + (index % perRow) * step, y + Math.floor(index / perRow) * 46]
    const holder = controller(view, other)
    if (holder) tools.emblem(markOf(view, holder), left + 16, middle, 15, { rim: tools.theme.ink })
    tools.text(`${numberOf(other)} ${say(`territory.${other}`)}`, left + 44, middle, { size: 31, maxWidth: step - 50 })
  })
}

export function drawSeatDetails(sheet: Sheet, seat: Seat, { x, y, width, height }: Place): void {
  const { tools } = sheet
  const half = (width - 10) / 2
  drawSeat(sheet, seat, x, y, half, 238)
  drawPast(sheet, seat, { x, y: y + 248, width: half, height: height - 248 })
  const right = x + half + 10
  tools.panel(right, y, half, height)
  const bottom = drawForecast(sheet, seat, right + 20, y + 40, half - 40)
  drawCards(sheet, seat, right + 20, bottom, half - 40, y + height - 16)
}

/** What the next year will bring, and what the round will cost the world. */
function drawForecast({ tools, view, say }: Sheet, seat: Seat, x: number, y: number, width: number): number {
  const { theme } = tools
  const rows = [
    { icon: 'people', tint: theme.inkSoft, key: 'need', value: need(view, seat) },
    { icon: 'wheat', tint: wheatColour, key: 'harvest', value: productivity(view, seat) },
    { icon: 'coin', tint: theme.accent, key: 'income', value: incomeOf(view, seat) },
    { icon: 'factory', tint: theme.inkSoft, key: 'free-factories', value: idleFactories(view, seat) },
    { icon: 'cloud', tint: theme.bad, key: 'emissions', value: emissionsOf(view, seat) },
    { icon: 'fish', tint: fishColour, key: 'waste', value: wasteOf(view, seat).length },
  ] as const
  rows.forEach(({ icon, tint, key, value }, index) => {
    const middle = y + index * 44
    tools.icon(icon, x + 18, middle, 34, tint)
    tools.text(say(`picture.${key}`), x + 48, middle, { size: 29, colour: theme.inkSoft, maxWidth: width - 110 })
    tools.text(String(value), x + width, middle, { size: 36, weight: 'loud', align: 'right' })
  })
  return y + rows.length * 44 + 4
}

/** The cards that lie open, with whom or what they name. */
function drawCards({ tools, view, say }: Sheet, seat: Seat, x: number, y: number, width: number, bottom: number): void {
  view.players[seat].inPlay.forEach((card, index) => {
    const middle = y + index * 42
    if (middle + 18 > bottom) return
    tools.icon('deck', x + 16, middle, 28, tools.theme.inkSoft)
    tools.text([say(`card.${cardOf(card.card).id}`), ...named(card)].join(': '), x + 48, middle, {
      size: 29,
      maxWidth: width - 48,
    })
  })

  function named({ seat: target, territory }: CardInPlay): string[] {
    return [...(target ? [say('text.name', { seat: target })] : []), ...(territory ? [say(`territory.${territory}`)] : [])]
  }
}

/** The objectives of the rounds before, reached or not. */
function drawPast({ tools, view, say }: Sheet, seat: Seat, { x, y, width, height }: Place): void {
  const { theme } = tools
  tools.panel(x, y, width, height)
  tools.text(say('picture.past'), x + 18, y + 30, { size: 27, colour: theme.inkSoft, maxWidth: width - 36 })
  const past = view.scored.filter((score) => score.seat === seat)
  past.forEach(({ round, objective, success }, index) => {
    const middle = y + 70 + index * 38
    tools.text(String(constants.years[round - 1]), x + 18, middle, { size: 25, colour: theme.inkSoft })
    tools.icon(success ? 'check' : 'cross', x + 98, middle, 26, success ? theme.good : theme.bad)
    tools.text(say(`objective.${objective}`), x + 120, middle, { size: 28, maxWidth: width - 190 })
    const pv = success ? `+${objectiveOf(objective).pv}` : '0'
    tools.text(pv, x + width - 16, middle, { size: 28, align: 'right', colour: success ? theme.good : theme.inkFaint })
  })
  if (past.length === 0) tools.text(say('picture.none'), x + 18, y + 70, { size: 27, colour: theme.inkFaint })
}
