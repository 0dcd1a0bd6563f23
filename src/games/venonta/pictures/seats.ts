/** One card for each seat, in turn order: what it has, what it needs, what everybody knows of its plans. */
import type { Icon } from '../../../pictures/toolkit.ts'
import { cardOf } from '../data.ts'
import { foodPrice, fuelOwned, isNeutral, isResilient, need } from '../derived.ts'
import { standings } from '../standings.ts'
import type { Seat, View } from '../state.ts'
import { drawBadges } from './badges.ts'
import { type Sheet, seatName } from './scene.ts'
import { fuelColour, markOf, wheatColour } from './sides.ts'

const gap = 8

export function drawSeats(sheet: Sheet, y: number, height: number): void {
  const { tools, view } = sheet
  tools.box(0, y - gap, tools.width, height + 2 * gap, { fill: tools.theme.ground })
  // Whoever has won stands first, seats without people last.
  const ranked = standings(view).seats.map(({ seat }) => seat)
  const order = view.result ? [...ranked, ...view.order.filter((seat) => !ranked.includes(seat))] : view.order
  const columns = order.length === 4 ? 2 : 3
  const rows = Math.ceil(order.length / columns)
  const width = (tools.width - gap * (columns + 1)) / columns
  const room = (height - gap * (rows - 1)) / rows
  order.forEach((seat, index) => {
    drawSeat(sheet, seat, gap + (index % columns) * (width + gap), y + Math.floor(index / columns) * (room + gap), width, room)
  })
}

export function drawSeat(sheet: Sheet, seat: Seat, x: number, y: number, width: number, height: number): void {
  const { tools, view, awaited } = sheet
  const { theme } = tools
  const won = view.result?.winners.includes(seat) ?? false
  const acts = awaited.includes(seat)
  tools.panel(x, y, width, height, {
    fill: acts ? theme.panelRaised : theme.panel,
    stroke: acts || won ? theme.accent : theme.edge,
    lineWidth: acts || won ? 5 : 2,
  })
  tools.box(x + 5, y + 14, 9, height - 28, { radius: 4, fill: markOf(view, seat).colour })
  const [left, right] = [x + 22, x + width - 14]
  const tall = height > 140
  const title = y + (tall ? 38 : 31)
  const badges = drawBadges(sheet, seat, right, title)
  const name = drawName(sheet, seat, left, badges - 8, title)
  if (tall) {
    drawNumbers(sheet, [...mattersMost(sheet, seat)], left, right, y + 104, 44)
    drawNumbers(sheet, [...mattersToo(sheet, seat)], left, right, y + 158, 36)
    drawOpenCards(sheet, seat, left + 4, right, y + 208, 26)
    return
  }
  drawNumbers(sheet, [...mattersMost(sheet, seat), ...mattersToo(sheet, seat)], left, right, y + 83, 36)
  drawOpenCards(sheet, seat, name + 14, badges - 8, title, 22)
}

/** Answers where the name ends. */
function drawName(sheet: Sheet, seat: Seat, left: number, right: number, y: number): number {
  const { tools, view } = sheet
  tools.emblem(markOf(view, seat), left + 22, y, 18, { rim: tools.theme.ink })
  return left + 52 + tools.text(seatName(sheet, seat), left + 52, y, { size: 33, weight: 'loud', maxWidth: right - left - 52 })
}

interface Count {
  readonly icon: Icon
  readonly tint: string
  readonly label: string
  readonly colour?: string
  /** Of the width. */
  readonly share: number
  readonly change?: number
}

/** Points, with a shield where they are more than CO2; rations of those needed; tokens. */
function mattersMost({ tools, view, changes }: Sheet, seat: Seat): Count[] {
  const { good, bad, ink, inkFaint, accent } = tools.theme
  const { pv, food, tokens } = view.players[seat]
  const wanted = need(view, seat)
  const resilient = isResilient(view, seat)
  const points: Count = { icon: resilient ? 'shield' : 'crown', tint: resilient ? good : inkFaint, label: String(pv), share: 96 }
  return [
    ...(isNeutral(view, seat) ? [] : [{ ...points, colour: resilient ? good : ink, change: changes.pv(seat) }]),
    view.turn?.fed.includes(seat)
      ? { icon: 'check', tint: good, label: String(food), share: 116 }
      : { icon: 'wheat', tint: wheatColour, label: `${food}/${wanted}`, share: 116, colour: food < wanted ? bad : ink },
    { icon: 'coin', tint: accent, label: String(tokens), share: 80 },
  ]
}

/** Fuel, the price of a ration here, cards in hand. */
function mattersToo({ tools, view }: Sheet, seat: Seat): Count[] {
  const { inkSoft } = tools.theme
  return [
    { icon: 'drop', tint: fuelColour, label: String(fuelOwned(view, seat)), share: 72 },
    { icon: 'trade', tint: inkSoft, label: String(foodPrice(view, seat)), share: 62 },
    { icon: 'hand', tint: inkSoft, label: String(handSize(view, seat)), share: 60 },
  ]
}

function drawNumbers({ tools }: Sheet, counts: readonly Count[], left: number, right: number, y: number, size: number): void {
  const unit = (right - left) / counts.reduce((sum, { share }) => sum + share, 0)
  counts.reduce((x, { icon, tint, label, colour = tools.theme.ink, share, change = 0 }) => {
    tools.icon(icon, x + size * 0.46, y, size * 0.9, tint)
    const width = tools.text(label, x + size, y, { size, weight: 'loud', colour, maxWidth: share * unit - size - 2 })
    const tip = x + size + width + 11
    if (change !== 0) tools.triangle(tip, y - 9, 15, change > 0 ? 'up' : 'down', change > 0 ? tools.theme.good : tools.theme.bad)
    return x + share * unit
  }, left)
}

function handSize(view: View, seat: Seat): number {
  const { hand } = view.players[seat]
  return typeof hand === 'number' ? hand : hand.length
}

/** The cards that lie open, as many as there is room for; the number of the others. */
function drawOpenCards({ tools, view, say }: Sheet, seat: Seat, from: number, to: number, y: number, size: number): void {
  const labels = view.players[seat].inPlay.map(({ card }) => say(`card.${cardOf(card).id}`))
  let left = from
  for (const [index, label] of labels.entries()) {
    const last = index === labels.length - 1
    if (left + tools.measure(label, size) + size * (last ? 0.9 : 2.8) > to) {
      if (left + size * 1.9 <= to) tools.count('deck', labels.length - index, left, y, { size, colour: tools.theme.inkSoft })
      return
    }
    left += tools.pill(label, left, y, { size, fill: tools.theme.edge }) + 6
  }
}
