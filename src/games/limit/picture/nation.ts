import { fossilsFor, heads, lastPopulation, yieldOf } from '../data.ts'
import { type Forecast, forecastOf, type Need } from '../forecast.ts'
import { scoreOf } from '../phases/scoring.ts'
import { classes, factories, type NationView, resources, type Seat } from '../state.ts'
import { marks, resourceColours, resourceIcons, type Sheet, seatName } from './scene.ts'

/** Where a part of a panel is drawn. */
interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

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

/** How much larger than on the smallest panel things may be drawn. */
const growth = ({ height }: Place, smallest: number): number => Math.min(1.4, Math.max(1, height / smallest))

const middleOf = ({ y, height }: Place): number => y + height / 2

function drawTitle(sheet: Sheet, seat: Seat, place: Place): void {
  const { tools, view } = sheet
  const { theme } = tools
  const nation = view.nations[seat]
  const middle = middleOf(place)
  tools.emblem(marks[seat], place.x + 24, middle, 20, { rim: theme.ink })
  const points = view.result ? (view.result.scores[seat]?.total ?? 0) : scoreOf(view, nation).total
  const right = place.x + place.width
  const score = tools.text(String(points), right, middle, { size: 40, weight: 'loud', align: 'right', colour: theme.accent })
  tools.icon('crown', right - score - 24, middle, 32, theme.accent)
  const money = tools.text(`${nation.money}$`, right - score - 62, middle, { size: 40, weight: 'loud', align: 'right' })
  const changed = drawChange(sheet, seat, 'money', right - score - 62 - money - 70, middle)
  drawName(sheet, seat, place.x + 58, right - score - 62 - money - (changed ? 84 : 14), middle)
}

/** Who it is, and their signs behind the name. */
function drawName(sheet: Sheet, seat: Seat, left: number, right: number, middle: number): void {
  const { tools, view, awaited } = sheet
  const { theme } = tools
  const passed = view.phase === 'decisions' && view.turn?.passed.includes(seat)
  const badges = [
    view.leader === seat && ('flag' as const),
    awaited.includes(seat) && ('hourglass' as const),
    passed && ('check' as const),
  ].filter((badge) => badge !== false && badge !== undefined)
  const maxWidth = right - left - badges.length * 40 - 14
  let at = left + tools.text(seatName(sheet, seat), left, middle, { size: 32, maxWidth }) + 14
  for (const badge of badges) {
    tools.icon(badge, at + 16, middle, 32, badge === 'check' ? theme.good : theme.accent)
    at += 40
  }
}

/** What changed since the chapter before, as a small arrow with its number; whether anything did. */
function drawChange(
  { tools, view, before }: Sheet,
  seat: Seat,
  what: 'money' | 'level' | 'disorder',
  x: number,
  y: number,
): boolean {
  const earlier = before?.nations[seat]
  if (!earlier) return false
  const amount = view.nations[seat][what] - earlier[what]
  if (amount === 0) return false
  const { theme } = tools
  const good = what === 'disorder' ? amount < 0 : amount > 0
  tools.triangle(x + 8, y, 18, amount > 0 ? 'up' : 'down', good ? theme.good : theme.bad)
  tools.text(String(Math.abs(amount)), x + 20, y, { size: 24, colour: good ? theme.good : theme.bad, maxWidth: 46 })
  return true
}

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
    const scores = cls === 'A' || cls === 'C' || cls === 'E'
    tools.text(cls, left, middle, { size: 30 * large, colour: scores ? theme.accent : theme.inkSoft })
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
      tools.text(`−${burnt}`, text, lower, { size: 30 * large, colour: burnt > nation.stock.fossil ? theme.bad : theme.inkSoft })
      return
    }
    const full = factory === 'renewable' && nation.factories.renewable >= Math.max(1, nation.territories)
    // Locked: there is no land for another level.
    tools.icon(full ? 'lock' : 'factory', left + 18 * large, lower, 28 * large, full ? theme.accent : theme.inkFaint)
    tools.text(`+${yieldOf(nation.factories[factory])}`, text, lower, { size: 30 * large, colour: theme.inkSoft })
  })
}

const isShort = (need: Need | undefined): boolean => need !== undefined && need.need > need.has

/** What the social phase will ask for and bring; red where it is short. */
function drawForecast(sheet: Sheet, seat: Seat, place: Place): void {
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
    tools.count(icon, points, place.x + index * step, middleOf(place), { size: 30, colour, iconColour: tools.theme.inkSoft })
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
