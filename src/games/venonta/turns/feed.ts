/** 5.6, feeding: whoever is short loses face and tokens, and somebody leaves for a neighbour. */
import { move, optional, type PlainMove, refuse, span, type Table } from '../../../kernel/index.ts'
import { constants } from '../data.ts'
import { isCount, need } from '../derived.ts'
import { losePv, loseTokens } from '../land/holdings.ts'
import { hostByRule, hostsFor, settle } from '../land/migrants.ts'
import { number, oneListed, usually } from '../params.ts'
import { type Board, type Seat, type State, type Territory, territories, type Venonta } from '../state.ts'
import { turnCheck, turnOf } from './turn.ts'

/** As much as there is and is needed. */
export const fullMeal = (p: Board, seat: Seat): number => Math.min(need(p, seat), p.players[seat].food)

/** Where a migrant may go if so much is eaten. */
const hosts = (p: Board, seat: Seat, amount: number): Territory[] => (amount < need(p, seat) ? hostsFor(p, seat) : [])

/** Hunger that nobody else has caused. */
const negligence = (p: Board, seat: Seat, hungry: number): number => Math.max(0, hungry - p.players[seat].stats.foodLost)

export function eat(p: State, seat: Seat, amount: number, host: Territory | undefined, table: Table): void {
  const player = p.players[seat]
  const hungry = need(p, seat) - amount
  player.food -= amount
  player.stats.unfed += hungry
  table.tell('fed', { seat, amount, unfed: hungry })
  if (hungry > 0) {
    const negligent = negligence(p, seat, hungry)
    const pv = losePv(p, seat, constants.unfedPv * negligent)
    const tokens = loseTokens(p, seat, constants.unfedTokens * negligent)
    if (negligent > 0) table.tell('neglect', { seat, pv, tokens })
    settle(p, host, table)
  }
  turnOf(p).fed.push(seat)
  turnOf(p).step = 'produce'
}

export const feed = move<Venonta>()({
  type: 'feed',
  answers: ['feed'],
  params: {
    amount: usually(
      number((p, seat) => span(0, fullMeal(p, seat))),
      fullMeal,
    ),
    migrantTo: optional(
      oneListed((p, seat, { amount }: { amount: number }) => hosts(p, seat, amount), {
        values: territories,
        words: 'territory',
      }),
    ),
  },
  open: turnCheck('feed'),
  check(p, seat, { amount, migrantTo }) {
    if (!isCount(amount, 0, fullMeal(p, seat))) return refuse('bad-amount', { most: fullMeal(p, seat) })
    const possible = hosts(p, seat, amount)
    const isRight = possible.length === 0 ? migrantTo === undefined : possible.some((id) => id === migrantTo)
    if (!isRight) return refuse('bad-host')
  },
  play: (p, seat, { amount, migrantTo }, table) => eat(p, seat, amount, migrantTo, table),
  harm: (p, seat, { amount }) =>
    amount < fullMeal(p, seat) ? [{ key: 'spares-food', params: { left: fullMeal(p, seat) - amount } }] : [],
  preview(p, seat, { amount }) {
    const unfed = need(p, seat) - amount
    const negligent = negligence(p, seat, unfed)
    return unfed > 0 ? [{ key: 'hunger', params: { unfed, pv: constants.unfedPv * negligent, tokens: negligent } }] : []
  },
})

/** 8.1: as much as there is; if somebody stays hungry the host by rule. */
export function eatsAll(p: Board, seat: Seat): PlainMove {
  const amount = fullMeal(p, seat)
  const host = amount < need(p, seat) ? hostByRule(p, seat) : undefined
  return { type: 'feed', amount, ...(host && { migrantTo: host }) }
}
