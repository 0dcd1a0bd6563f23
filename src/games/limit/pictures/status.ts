/** Limit in the channel: what all nations share, the crises it may bring, and how each nation stands. */

import { drawChange, type Figure } from '../../shared/status/figure.ts'
import { drawStatus } from '../../shared/status/picture.ts'
import { middleOf, type Place } from '../../shared/status/place.ts'
import type { SeatRow } from '../../shared/status/rows.ts'
import { buyPrice, data, heads, sellPrice, yieldOf } from '../data.ts'
import { crisisCount, destabCap, pollutionCap, pollutionReserve } from '../derived.ts'
import { scoreOf } from '../round/scoring.ts'
import { forecastOf } from '../social/forecast.ts'
import { standingsSoFar } from '../standings.ts'
import { classes, factories, type Res, resources, type Seat, type View } from '../state.ts'
import { plain } from './numbers.ts'
import { letterColour, marks, resourceColours, resourceIcons, type Sheet, seatName } from './scene.ts'
import { drawStar } from './star.ts'

const crisesToEnd = 4

export function drawLimitStatus(sheet: Sheet): void {
  const { tools, view, say } = sheet
  const count = crisisCount(view)
  drawStatus(tools, {
    title: data.years[view.round - 1] ?? '',
    phase: say(`phase.${view.phase}`),
    clock: {
      icon: 'warning',
      text: `${count}/${crisesToEnd}`,
      ...(count >= crisesToEnd - 1 && { colour: tools.theme.bad }),
    },
    world: (place) => drawShared(sheet, place),
    worldHeight: 330,
    bands: view.star ? [{ height: 470, draw: ({ x, y, width, height }) => drawStar(sheet, x, y, width, height) }] : [],
    rows: rowsOf(sheet),
    rowHeight: [134, 220],
  })
}

/** The market above, the reserves below it: an empty one is a crisis. */
function drawShared(sheet: Sheet, { x, y, width, height }: Place): void {
  const inner = { x: x + 10, width: width - 20 }
  const market = height * 0.52
  drawMarket(sheet, { ...inner, y: y + 4, height: market - 8 })
  drawReserves(sheet, { ...inner, y: y + market, height: height - market - 4 })
}

const labelRoom = 128

/** How much there is of each, and what one costs and brings. */
function drawMarket({ tools, view, before, say }: Sheet, { x, y, width, height }: Place): void {
  const { theme } = tools
  tools.panel(x, y, width, height)
  const [first, second, third] = [0.2, 0.51, 0.81].map((share) => y + height * share)
  const labels = [
    { words: say('picture.market'), middle: first! },
    { words: say('picture.buy'), middle: second! },
    { words: say('picture.sell'), middle: third! },
  ]
  for (const { words, middle } of labels)
    tools.text(words, x + 18, middle, { size: 32, colour: theme.inkSoft, maxWidth: labelRoom - 14 })
  const step = (width - labelRoom - 20) / resources.length
  const size = Math.min(64, height * 0.29)
  resources.forEach((resource, index) => {
    const left = x + labelRoom + 24 + index * step
    const price = view.market.price[resource]
    tools.icon(resourceIcons[resource], left + 24, first!, size, resourceColours[resource])
    tools.text(String(view.market.stock[resource]), left + 62, first!, { size, weight: 'loud' })
    const buy = tools.text(`${buyPrice(price)}$`, left, second!, { size, weight: 'loud' })
    drawChange(tools, { change: before ? price - before.market.price[resource] : 0, worse: true }, left + buy + 26, second!, 26)
    tools.text(sellPrice(price) === null ? '–' : `${sellPrice(price)}$`, left, third!, {
      size: size * 0.86,
      weight: 'loud',
      colour: theme.inkSoft,
    })
  })
}

/** How near each kind of crisis is, and what lies in the colonies. */
function drawReserves(sheet: Sheet, place: Place): void {
  const { tools, view, before, say } = sheet
  const gap = 8
  const width = (place.width - 3 * gap) / 4
  const at = (index: number): Place => ({ ...place, x: place.x + index * (width + gap), width })
  const bank = data.reserves.bankPerPlayer * view.seats.length
  drawReserve(sheet, at(0), say('picture.bank'), { left: view.bank, most: bank, was: before?.bank, tint: tools.theme.accent })
  drawReserve(sheet, at(1), say('picture.pollution'), {
    left: pollutionReserve(view),
    most: pollutionCap(view),
    was: before ? pollutionReserve(before) : undefined,
    tint: tools.theme.good,
  })
  drawReserve(sheet, at(2), say('picture.destab'), {
    left: view.destabReserve,
    most: destabCap(view),
    was: before?.destabReserve,
    tint: '#cc79a7',
  })
  drawColonies(sheet, at(3))
}

interface Reserve {
  readonly left: number
  readonly most: number
  readonly was: number | undefined
  readonly tint: string
}

function drawReserve({ tools }: Sheet, place: Place, label: string, { left, most, was, tint }: Reserve): void {
  const { theme } = tools
  const { x, y, width, height } = place
  const danger = left * 3 <= most
  tools.panel(x, y, width, height, danger ? { stroke: theme.bad, lineWidth: 4 } : {})
  tools.text(label, x + 14, y + height * 0.2, { size: 30, colour: theme.inkSoft, maxWidth: width - 28 })
  const number = tools.text(String(left), x + 14, y + height * 0.55, {
    size: Math.min(60, height * 0.42),
    weight: 'loud',
    colour: danger ? theme.bad : theme.ink,
  })
  drawChange(tools, { change: was === undefined ? 0 : left - was }, x + number + 36, y + height * 0.55, 26)
  const bar = { y: y + height - 32, width: width - 28, height: 20 }
  tools.box(x + 14, bar.y, bar.width, bar.height, { radius: 10, fill: theme.panelRaised })
  const filled = Math.min(1, left / most) * bar.width
  if (filled > 0) tools.box(x + 14, bar.y, Math.max(20, filled), bar.height, { radius: 10, fill: danger ? theme.bad : tint })
}

function drawColonies({ tools, view, say }: Sheet, { x, y, width, height }: Place): void {
  const { theme } = tools
  tools.panel(x, y, width, height)
  tools.text(say('picture.colonies'), x + 14, y + height * 0.2, { size: 30, colour: theme.inkSoft, maxWidth: width - 28 })
  const middle = y + height * 0.62
  tools.count('globe', view.colonies.territories, x + 14, middle, { size: 44, iconColour: theme.good })
  tools.count('drop', view.colonies.fossils, x + 14 + width * 0.46, middle, { size: 44, iconColour: resourceColours.fossil })
}

function rowsOf(sheet: Sheet): SeatRow[] {
  const { tools, view, before } = sheet
  const { theme } = tools
  const scores = (of: typeof view) => (seat: Seat) => of.result?.scores[seat] ?? scoreOf(of, of.nations[seat])
  const ranked = standingsSoFar(view)
  return ranked.seats.map(({ seat, place }): SeatRow => {
    const { total } = scores(view)(seat)
    const won = view.result?.winners.includes(seat) ?? false
    return {
      mark: marks[seat],
      name: seatName(sheet, seat),
      ...(view.seats.length > 1 && { place }),
      won,
      badges: [
        ...(won ? [{ icon: 'crown' as const, colour: theme.accent }] : []),
        ...(view.leader === seat && !view.result ? [{ icon: 'flag' as const, colour: theme.accent }] : []),
      ],
      score: {
        text: plain(total),
        change: before ? total - scores(before)(seat).total : 0,
        ...(place === 1 && { colour: theme.accent }),
      },
      figures: figuresOf(sheet, seat),
      beside: besideOf(sheet, seat),
    }
  })
}

function figuresOf({ tools, view, before }: Sheet, seat: Seat): Figure[] {
  const { theme } = tools
  const nation = view.nations[seat]
  const was = before?.nations[seat]
  const rebels = nation.disorder >= 9
  return [
    {
      icon: 'people',
      tint: marks[seat].colour,
      text: String(heads(nation)),
      change: was ? heads(nation) - heads(was) : 0,
      share: 1.15,
    },
    {
      icon: 'megaphone',
      tint: rebels ? theme.bad : theme.inkSoft,
      text: String(nation.disorder),
      change: was ? nation.disorder - was.disorder : 0,
      worse: true,
      ...(rebels && { colour: theme.bad }),
    },
    { icon: 'coin', tint: theme.accent, text: String(nation.money), share: 1.25 },
    ...resources.map((resource) => ({
      icon: resourceIcons[resource],
      tint: resourceColours[resource],
      text: `${nation.stock[resource]}${view.seats.length <= mostWithFactories ? madeOf(nation, resource) : ''}`,
    })),
    { icon: 'globe', tint: theme.good, text: String(nation.territories), change: was ? nation.territories - was.territories : 0 },
  ]
}

/** Of so many nations the numbers stand on two lines, and what is made has room beside what is there. */
const mostWithFactories = 4

/** What its factories add of it. */
function madeOf({ factories: built }: View['nations'][Seat], resource: Res): string {
  const factory = factories.find((known) => known === resource)
  return factory && built[factory] > 0 ? ` +${yieldOf(built[factory])}` : ''
}

/** Room for the letter of a class and its standard. */
const classRoom = 62

/** How well each class lives, and what the next social phase will want. */
function besideOf(sheet: Sheet, seat: Seat): NonNullable<SeatRow['beside']> {
  const wants = wantsOf(sheet, seat)
  const room = classes.length * classRoom
  return {
    width: room + 12 + wants.width,
    draw(place) {
      drawClasses(sheet, seat, place)
      wants.draw({ ...place, x: place.x + room + 12, width: place.width - room - 12 })
    },
  }
}

function drawClasses(sheet: Sheet, seat: Seat, place: Place): void {
  const { tools, view, before } = sheet
  const { theme } = tools
  const middle = middleOf(place)
  classes.forEach((cls, index) => {
    const standard = view.nations[seat].classes[cls]
    const was = before?.nations[seat]?.classes[cls] ?? standard
    const left = place.x + index * classRoom
    const letter = tools.text(cls, left, middle + 3, { size: 28, colour: letterColour(sheet, cls) })
    const colour = standard > was ? theme.good : standard < was ? theme.bad : theme.ink
    tools.text(String(standard), left + letter + 5, middle, { size: 38, weight: 'strong', colour })
  })
}

const wantSize = 36

/** What the next social phase will want that is not there: red, how much; swords where it ends in a revolt. */
function wantsOf({ tools, view }: Sheet, seat: Seat): NonNullable<SeatRow['beside']> {
  const { bad } = tools.theme
  const forecast = forecastOf(view, seat)
  const wants = [
    { icon: 'wheat' as const, need: forecast?.food },
    { icon: 'cube' as const, need: forecast?.goods },
    { icon: 'drop' as const, need: forecast?.fossil },
  ].flatMap(({ icon, need }) => (need && need.need > need.has ? [{ icon, words: `−${need.need - need.has}` }] : []))
  const revolts = forecast?.mood === 'revolt'
  const room = (words: string) => wantSize * 1.18 + tools.measure(words, wantSize) + 18
  return {
    width: wants.reduce((sum, { words }) => sum + room(words), 0) + (revolts ? 50 : 0),
    draw(place) {
      const middle = middleOf(place)
      const end = wants.reduce((left, { icon, words }) => {
        tools.count(icon, words, left, middle, { size: wantSize, colour: bad, iconColour: bad })
        return left + room(words)
      }, place.x)
      if (revolts) tools.icon('swords', end + 22, middle, 42, bad)
    },
  }
}
