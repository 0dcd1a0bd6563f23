/** What one seat alone may see: its objective and how far it is with it, its action cards, what it has ordered. */
import type { Size } from '../../../pictures/toolkit.ts'
import { cardOf, objectiveOf } from '../data.ts'
import type { Seat, View } from '../state.ts'
import { cardNow, nowWords } from '../text/card-now.ts'
import { cardName, effectWords, progressOf, whenWords } from '../text/card-text.ts'
import { orderWords } from '../text/hand.ts'
import type { Place } from './inset.ts'
import { type Sheet, seatName } from './scene.ts'
import { drawSeat } from './seats.ts'
import { groupColours, groupIcons, markOf } from './sides.ts'

const width = 1000
const gap = 12
const seatHeight = 116
const condition = 54
const known = 48
const cardHeight = 252
const order = 44

/** Darker than on the ground of pictures. */
const onPaper = { good: '#14784f', bad: '#c0392b', soft: '#8a4b00', faint: '#8a8378' } as const

/** The seat whose eyes this view is: the one whose hand is not a number. */
const viewerOf = (view: View): Seat | undefined => view.seats.find((seat) => typeof view.players[seat].hand !== 'number')

const cardsOf = (view: View, seat: Seat): readonly string[] => {
  const { hand } = view.players[seat]
  return typeof hand === 'number' ? [] : hand
}

/** From top to bottom: the seat itself, its objective, what it knows of others, its cards, its orders. */
function heightsOf(view: View, seat: Seat): { goal: number; knows: number; cards: number; orders: number } {
  const { objective, knows, orders } = view.players[seat]
  const conditions = typeof objective === 'string' ? objectiveOf(objective).conditions.length : 0
  const rows = Math.ceil(cardsOf(view, seat).length / 2)
  // Each order is one row; that nothing is ordered about sales is said as well.
  const ordered = orders ? 2 + [orders.endure.length > 0, orders.manualFuel, orders.groups].filter(Boolean).length : 0
  return {
    goal: 84 + conditions * condition,
    knows: knows.length * known,
    cards: rows * (cardHeight + gap),
    orders: 58 + ordered * order,
  }
}

export function handSize(view: View): Size {
  const seat = viewerOf(view)
  if (!seat) return { width, height: seatHeight }
  const { goal, knows, cards, orders } = heightsOf(view, seat)
  return { width, height: gap + seatHeight + gap + goal + gap + knows + cards + orders + gap }
}

export function drawHand(sheet: Sheet): void {
  const { tools, view } = sheet
  const seat = viewerOf(view)
  if (!seat) throw new Error('venonta: a hand was asked for from a view that shows none')
  const heights = heightsOf(view, seat)
  tools.ground()
  drawSeat(sheet, seat, gap, gap, width - 2 * gap, seatHeight)
  const goal = gap + seatHeight + gap
  drawGoal(sheet, seat, { x: gap, y: goal, width: width - 2 * gap, height: heights.goal })
  const knows = goal + heights.goal + gap
  drawKnown(sheet, seat, knows)
  const cards = knows + heights.knows
  const column = (width - 3 * gap) / 2
  cardsOf(view, seat).forEach((card, index) => {
    const [x, y] = [gap + (index % 2) * (column + gap), cards + Math.floor(index / 2) * (cardHeight + gap)]
    drawCard(sheet, seat, card, { x, y, width: column, height: cardHeight })
  })
  drawOrders(sheet, seat, { x: gap, y: cards + heights.cards, width: width - 2 * gap, height: heights.orders })
}

/** The objective with its points, and below it what it asks: what is reached, and how much of it. */
function drawGoal({ tools, view, say }: Sheet, seat: Seat, { x, y, width: across, height }: Place): void {
  const { theme } = tools
  const { objective } = view.players[seat]
  tools.box(x, y, across, height, { radius: 14, fill: theme.paper })
  if (typeof objective !== 'string') {
    tools.text(say('picture.no-objective'), x + 28, y + height / 2, { size: 38, colour: theme.paperInk })
    return
  }
  const { group, pv } = objectiveOf(objective)
  tools.box(x, y, 16, height, { radius: 8, fill: groupColours[group] })
  tools.disc(x + 60, y + 42, 30, { fill: groupColours[group] })
  tools.icon(groupIcons[group], x + 60, y + 42, 40, theme.paperInk)
  tools.text(say(`objective.${objective}`), x + 106, y + 42, {
    size: 46,
    weight: 'loud',
    colour: theme.paperInk,
    maxWidth: across - 250,
  })
  tools.text(`+${pv}`, x + across - 24, y + 42, { size: 56, weight: 'loud', align: 'right', colour: theme.paperInk })
  progressOf(view, seat, objective, say).forEach(({ words, met: state, has, wants }, index) => {
    const met = state === true
    const middle = y + 84 + condition * (index + 0.4)
    if (state !== 'open') tools.icon(met ? 'check' : 'cross', x + 60, middle, 36, met ? onPaper.good : onPaper.bad)
    tools.text(words, x + 106, middle, { size: 33, colour: theme.paperInk, maxWidth: across - 250 })
    if (wants !== undefined)
      tools.text(`${has} / ${wants}`, x + across - 24, middle, {
        size: 36,
        weight: 'loud',
        align: 'right',
        colour: theme.paperInk,
      })
  })
}

/** What a secret service has found out. */
function drawKnown(sheet: Sheet, seat: Seat, y: number): void {
  const { tools, view, say } = sheet
  view.players[seat].knows.forEach((found, index) => {
    if (!('objective' in found)) return
    const middle = y + known * (index + 0.4)
    const { pv } = objectiveOf(found.objective)
    tools.emblem(markOf(view, found.seat), gap + 30, middle, 17, { rim: tools.theme.ink })
    const words = `${seatName(sheet, found.seat)}: ${say(`objective.${found.objective}`)}, +${pv}`
    tools.text(words, gap + 62, middle, { size: 33, maxWidth: width - 100 })
  })
}

const durationColours = { instant: '#f0e442', round: '#6cbcf0', game: '#3ddc97' } as const

function drawCard({ tools, view, say }: Sheet, seat: Seat, id: string, { x, y, width: across, height }: Place): void {
  const { theme } = tools
  const card = cardOf(id)
  const council = view.council[seat]
  const leaves = council !== undefined && council !== true && council.discard.includes(id)
  tools.box(x, y, across, height, { radius: 14, fill: theme.paper })
  tools.box(x, y, 14, height, { radius: 7, fill: durationColours[card.duration] })
  tools.text(cardName(id, say), x + 32, y + 36, { size: 40, weight: 'loud', colour: theme.paperInk, maxWidth: across - 52 })
  const when = leaves ? say('picture.council') : whenWords(card, say)
  tools.text(when, x + 32, y + 80, { size: 27, colour: leaves ? onPaper.bad : onPaper.soft, maxWidth: across - 52 })
  tools.paragraph(effectWords(card, say), x + 32, y + 122, across - 56, {
    size: 29,
    weight: 'plain',
    colour: theme.paperInk,
    leading: 1.13,
  })
  if (view.phase !== 'turns') return
  const now = cardNow(view, seat, id, say)
  const colour = now.playable ? onPaper.good : onPaper.faint
  tools.icon(now.playable ? 'check' : 'pause', x + 46, y + height - 28, 28, colour)
  tools.text(nowWords(now, say), x + 70, y + height - 28, { size: 28, colour, maxWidth: across - 90 })
}

function drawOrders({ tools, view, say }: Sheet, seat: Seat, { x, y, width: across, height }: Place): void {
  const { theme } = tools
  const { orders } = view.players[seat]
  if (!orders) return
  tools.panel(x, y, across, height)
  tools.text(say('picture.orders'), x + 24, y + 32, { size: 30, weight: 'loud', colour: theme.accent })
  orderWords(orders, say).forEach((words, index) => {
    tools.text(words, x + 24, y + 58 + order * (index + 0.45), { size: 29, colour: theme.ink, maxWidth: across - 48 })
  })
}
