/** Economics cards by suit, trade routes, and what the next production would bring as things stand. */

import { economicsCard, routeOf } from '../data.ts'
import { cardIncome, cardValue, enabled, incomeOf } from '../economy/income.ts'
import { type Seat, type Suit, suits } from '../state.ts'
import type { OpenPlayer } from '../text/hand.ts'
import { middleOf, type Place } from './place.ts'
import { type Sheet, signColours, suitIcons } from './scene.ts'

const column = { head: 64, card: 58, gap: 6 } as const
const routeHeight = 60
const footer = 64

/** The four that make a set, then the one that never does. */
const order: readonly Suit[] = ['oil', 'minerals', 'factories', 'rail', 'population']

const inSuit = (player: OpenPlayer, suit: Suit): readonly string[] =>
  player.econ.filter((card) => economicsCard(card).suit === suit).toSorted((a, b) => cardValue(b) - cardValue(a))

const longest = (player: OpenPlayer): number => Math.max(1, ...suits.map((suit) => inSuit(player, suit).length))
const routeRows = (player: OpenPlayer): number => Math.ceil(player.routes.length / 2)

export const economyHeight = (player: OpenPlayer): number =>
  column.head + longest(player) * (column.card + column.gap) + routeRows(player) * (routeHeight + column.gap) + footer + 10

export function drawEconomy(sheet: Sheet, seat: Seat, player: OpenPlayer, { x, y, width }: Place): void {
  const { tools, say } = sheet
  const { theme } = tools
  const step = width / order.length
  order.forEach((suit, index) => {
    const left = x + index * step
    tools.icon(suitIcons[suit], left + 24, y + 30, 38, suit === 'population' ? theme.inkSoft : theme.accent)
    tools.text(say(`suit.${suit}`), left + 50, y + 30, { size: 26, maxWidth: step - 58 })
    inSuit(player, suit).forEach((card, row) => {
      const top = y + column.head + row * (column.card + column.gap)
      drawCard(sheet, player, card, { x: left, y: top, width: step - 10, height: column.card })
    })
  })
  const below = y + column.head + longest(player) * (column.card + column.gap)
  player.routes.forEach((route, index) => {
    const [left, top] = [x + (index % 2) * (width / 2), below + Math.floor(index / 2) * (routeHeight + column.gap)]
    drawRoute(sheet, player, route, { x: left, y: top, width: width / 2 - 10, height: routeHeight })
  })
  drawIncome(sheet, seat, player, {
    x,
    y: below + routeRows(player) * (routeHeight + column.gap),
    width,
    height: footer,
  })
}

/** Flagged cards go to the oil reserve, disabled ones bring nothing this round. */
function drawCard({ tools }: Pick<Sheet, 'tools'>, player: OpenPlayer, card: string, place: Place): void {
  const { x, y, width, height } = place
  const disabled = player.disabled.includes(card)
  const reserved = player.reserve.includes(card)
  const { theme, context } = tools
  context.save()
  if (disabled) context.globalAlpha = 0.4
  tools.box(x, y, width, height, { radius: 10, fill: reserved ? signColours.oil : theme.paper })
  tools.text(String(cardValue(card)), x + 34, middleOf(place), {
    size: 46,
    weight: 'loud',
    align: 'center',
    colour: theme.paperInk,
  })
  if (reserved) tools.icon('drop', x + width - 32, middleOf(place), 38, theme.paperInk)
  context.restore()
  if (disabled) tools.icon('cross', x + width - 32, middleOf(place), 38, theme.bad)
}

function drawRoute({ tools, say }: Sheet, player: OpenPlayer, route: string, place: Place): void {
  const { x, y, width, height } = place
  drawCard({ tools }, player, route, place)
  const { theme } = tools
  tools.icon('ship', x + 84, middleOf(place), 36, theme.paperInk)
  tools.text(say(`route.${route}`), x + 112, y + height * 0.32, { size: 25, colour: theme.paperInk, maxWidth: width - 160 })
  tools.text(say(`sea.${routeOf(route).sea}`), x + 112, y + height * 0.72, {
    size: 21,
    weight: 'plain',
    colour: theme.paperInk,
    maxWidth: width - 160,
  })
}

function drawIncome({ tools, view, say }: Sheet, seat: Seat, player: OpenPlayer, place: Place): void {
  const { theme } = tools
  const { x, y, width, height } = place
  const { pp, oil } = incomeOf(view, seat, player, player.reserve)
  tools.panel(x, y + 2, width, height - 6, { fill: theme.panel })
  const label = tools.text(say('picture.next-production'), x + 18, middleOf(place), { size: 28, colour: theme.inkSoft })
  let left = x + 18 + label + 22
  left += tools.count('coin', `+${pp}`, left, middleOf(place), { size: 38, iconColour: signColours.pp }) + 26
  tools.count('drop', `+${oil}`, left, middleOf(place), { size: 38, iconColour: signColours.oil })
  const kept = (of: 'econ' | 'routes'): string[] => enabled(player, of).filter((card) => !player.reserve.includes(card))
  const plain = [...kept('econ'), ...kept('routes')].reduce((sum, card) => sum + cardValue(card), 0)
  const sets = cardIncome(kept('econ'), kept('routes')) - plain
  const words = sets > 0 ? say('picture.sets', { pp: sets }) : say('picture.no-set')
  tools.text(words, x + width - 18, middleOf(place), {
    size: 26,
    align: 'right',
    colour: sets > 0 ? theme.good : theme.inkSoft,
    maxWidth: 330,
  })
}
