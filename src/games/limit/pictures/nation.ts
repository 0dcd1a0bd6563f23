import { fossilsFor, heads, lastPopulation, yieldOf } from '../data.ts'
import { classes, factories, type NationView, resources, type Seat } from '../state.ts'
import { drawForecast } from './nation-forecast.ts'
import { drawChange, drawTitle } from './nation-title.ts'
import { growth, middleOf, type Place } from './place.ts'
import { letterColour, marks, resourceColours, resourceIcons, type Sheet } from './scene.ts'

type Part = (sheet: Sheet, seat: Seat, place: Place) => void

const padding = 16

/** The parts of a nation from top to bottom, with the share of the height that each takes; the last ones need a tall panel. */
const parts: readonly { readonly share: number; readonly from: number; readonly draw: Part }[] = [
  { share: 50, from: 0, draw: drawTitle },
  { share: 52, from: 0, draw: drawPeople },
  { share: 50, from: 0, draw: drawClasses },
  { share: 76, from: 0, draw: drawStocks },
  { share: 44, from: 0, draw: drawForecast },
  { share: 40, from: 380, draw: drawTokens },
  { share: 40, from: 380, draw: drawCardsInPlay },
]

/** One nation, as large as there is room: everything that decides its next move. */
export function drawNation(sheet: Sheet, seat: Seat, x: number, y: number, width: number, height: number): void {
  const { tools, view } = sheet
  const { theme } = tools
  const acts = sheet.awaited.includes(seat)
  const won = view.result?.winners.includes(seat) ?? false
  tools.panel(x, y, width, height, {
    fill: acts ? theme.panelRaised : theme.panel,
    stroke: acts || won ? theme.accent : theme.edge,
    lineWidth: acts || won ? 5 : 2,
  })
  tools.box(x + 4, y + 16, 8, height - 32, { radius: 4, fill: marks[seat].colour })
  const shown = parts.filter(({ from }) => height >= from)
  const whole = shown.reduce((sum, { share }) => sum + share, 0)
  let top = y + 6
  for (const { share, draw } of shown) {
    const room = ((height - 12) * share) / whole
    draw(sheet, seat, { x: x + padding + 6, y: top, width: width - 2 * padding - 6, height: room })
    top += room
  }
}

const handSize = ({ hand }: NationView): number => (typeof hand === 'number' ? hand : hand.length)

function drawPeople(sheet: Sheet, seat: Seat, place: Place): void {
  const { tools, view } = sheet
  const { theme } = tools
  const nation = view.nations[seat]
  const middle = middleOf(place)
  const width = tools.count('people', heads(nation), place.x, middle, {
    size: 42 * Math.min(1.2, growth(place, 60)),
    iconColour: marks[seat].colour,
  })
  drawChange(sheet, seat, 'level', place.x + width + 8, middle)
  if (place.height > 70)
    tools.track(place.x, middle + 34, 170, 10, { cells: lastPopulation, value: nation.level, colour: marks[seat].colour })
  const left = place.x + 206
  const colour = nation.disorder >= 9 ? theme.bad : nation.disorder <= 1 ? '#6cbcf0' : theme.ink
  tools.icon('megaphone', left, middle, 36, colour)
  drawDisorder(sheet, nation.disorder, left + 28, middle - 14, place.x + place.width - left - 148, 28)
  const number = tools.text(String(nation.disorder), place.x + place.width, middle, {
    size: 42,
    weight: 'loud',
    align: 'right',
    colour,
  })
  drawChange(sheet, seat, 'disorder', place.x + place.width - number - 58, middle)
}

/** Eleven cells: two of boom, seven of progress, two of revolt. */
function drawDisorder({ tools }: Sheet, disorder: number, x: number, y: number, width: number, height: number): void {
  const { theme } = tools
  const cell = width / 11
  for (let step = 0; step <= 10; step++) {
    const reached = step <= disorder
    const colour = step <= 1 ? '#6cbcf0' : step <= 8 ? theme.inkSoft : theme.bad
    tools.box(x + step * cell, y, cell - 3, height, { radius: 3, fill: reached ? colour : theme.ground })
  }
}

function drawClasses(sheet: Sheet, seat: Seat, place: Place): void {
  const { tools, view, before } = sheet
  const { theme } = tools
  const nation = view.nations[seat]
  const middle = middleOf(place)
  const small = place.height < 54
  const large = growth(place, 60)
  const room = small ? 292 : place.width
  const step = room / classes.length
  classes.forEach((cls, index) => {
    const left = place.x + index * step
    const standard = nation.classes[cls]
    tools.text(cls, left, middle, { size: 30 * large, colour: letterColour(sheet, cls) })
    const change = before?.nations[seat] ? standard - before.nations[seat].classes[cls] : 0
    const colour = change > 0 ? theme.good : change < 0 ? theme.bad : theme.ink
    const digit = left + 24 * large
    const end = digit + tools.text(String(standard), digit, middle, { size: 38 * large, weight: 'loud', colour })
    if (change !== 0 && !small)
      tools.triangle(end + 15, middle, 18, change > 0 ? 'up' : 'down', change > 0 ? theme.good : theme.bad)
    if (place.height > 84)
      tools.track(left, middle + 30 * large, step - 24, 10, { cells: 4, value: standard, colour: theme.accent })
  })
  if (small) drawTokens(sheet, seat, { ...place, x: place.x + room + 4, width: place.width - room - 4 })
}

/** Territories, pollution, destabilisation, cards in hand. */
function drawTokens({ tools, view }: Sheet, seat: Seat, place: Place): void {
  const { theme } = tools
  const nation = view.nations[seat]
  const middle = middleOf(place)
  const tall = place.width > 300
  const tokens = [
    { icon: 'globe', count: nation.territories, colour: theme.good },
    { icon: 'cloud', count: nation.pollution, colour: nation.pollution > 0 ? theme.bad : theme.inkFaint },
    { icon: 'warning', count: nation.destab, colour: nation.destab > 0 ? theme.bad : theme.inkFaint },
    { icon: 'hand', count: handSize(nation), colour: theme.accent },
  ] as const
  const step = place.width / tokens.length
  tokens.forEach(({ icon, count, colour }, index) => {
    tools.count(icon, count, place.x + index * step, middle, { size: tall ? 36 * growth(place, 50) : 27, iconColour: colour })
  })
}

/** Stocks, and below them what the factories add and burn. */
function drawStocks({ tools, view }: Sheet, seat: Seat, place: Place): void {
  const { theme } = tools
  const nation = view.nations[seat]
  const step = place.width / resources.length
  const large = growth(place, 90)
  const [upper, lower] = [place.y + place.height * 0.3, place.y + place.height * 0.76]
  tools.box(place.x - 6, place.y + 1, place.width + 12, place.height - 2, { radius: 10, fill: theme.ground })
  resources.forEach((resource, index) => {
    const left = place.x + 4 + index * step
    const text = left + 44 * large
    tools.icon(resourceIcons[resource], left + 18 * large, upper, 36 * large, resourceColours[resource])
    tools.text(String(nation.stock[resource]), text, upper, { size: 38 * large, weight: 'loud' })
    const factory = factories.find((known) => known === resource)
    if (!factory) {
      const burnt = fossilsFor(nation.factories.industrial) + fossilsFor(nation.factories.military)
      tools.text(burnt === 0 ? '0' : `−${burnt}`, text, lower, {
        size: 30 * large,
        colour: burnt > nation.stock.fossil ? theme.bad : theme.inkSoft,
      })
      return
    }
    const full = factory === 'renewable' && nation.factories.renewable >= Math.max(1, nation.territories)
    // Locked: there is no land for another level.
    tools.icon(full ? 'lock' : 'factory', left + 18 * large, lower, 28 * large, full ? theme.accent : theme.inkFaint)
    tools.text(`+${yieldOf(nation.factories[factory])}`, text, lower, { size: 30 * large, colour: theme.inkSoft })
  })
}

function drawCardsInPlay({ tools, view, say }: Sheet, seat: Seat, place: Place): void {
  const { theme } = tools
  const nation = view.nations[seat]
  const cards = [
    ...nation.permanent.map((card) => ({ card, fill: theme.accent })),
    ...nation.played.map((card) => ({ card, fill: theme.edge })),
  ]
  let [left, middle] = [place.x, place.y + 22]
  for (const { card, fill } of cards) {
    const label = say(`card.${card}`)
    const width = tools.measure(label, 24) + 24
    if (left + width > place.x + place.width && left > place.x) {
      left = place.x
      middle += 40
    }
    if (middle + 18 > place.y + place.height) return
    left += tools.pill(label, left, middle, { size: 24, fill }) + 8
  }
}
