/** 5.14 The end of a round: oil and PP for everybody, one political card each, and the next seat goes first. */
import { type PlainMove, phase, refuse, type Table, toggle } from '../../../kernel/index.ts'
import { drawPolitical } from '../cards/deck.ts'
import { clockwise, orderOf, seatAfter } from '../derived.ts'
import { endGame } from '../end/end.ts'
import { attackMove, oneCard } from '../params.ts'
import type { Attack, Seat, State } from '../state.ts'
import { currentAction, startTurn } from '../turn/current.ts'
import { incomeOf, isOilCard, reservable, reserveBy } from './income.ts'

/** Whoever has something to decide is asked, unless an order decides. Without such a card all flags stay as they are. */
function prepare(p: State, seat: Seat): boolean {
  const player = p.players[seat]
  if (reservable(player).length === 0) return false
  const order = orderOf(p, seat, 'production')
  if (order !== 'ask') player.reserve = reserveBy(order, player)
  return order === 'ask'
}

function produceFor(p: State, seat: Seat, table: Table): void {
  const player = p.players[seat]
  const { oil, pp } = incomeOf(p, seat, player, player.reserve)
  player.oil += oil
  player.pp += pp
  table.tell('produces', { seat, pp, oil })
}

/** Steps 2 to 4, when all are in. */
export function endRound(p: State, table: Table): void {
  for (const seat of p.seats) produceFor(p, seat, table)
  for (const seat of p.seats) p.players[seat].disabled = []
  for (const seat of clockwise(p, p.first)) drawPolitical(p, seat, 1, table)
  if (p.options.maxRounds === p.round) {
    endGame(p, table, 'max-rounds')
    return
  }
  table.endChapter('round')
  p.action = null
  p.first = seatAfter(p, p.first)
  p.round += 1
  startTurn(p, p.first)
}

export const produce = attackMove({
  type: 'produce',
  group: 'economy',
  preview: (p, seat) => [{ key: 'income', params: { ...incomeOf(p, seat, p.players[seat], p.players[seat].reserve) } }],
  play: (p, seat, _given, table) => finish(p, seat, table),
})

function finish(p: State, seat: Seat, table: Table): void {
  const action = currentAction(p, 'production')
  action.waiting = action.waiting.filter((other) => other !== seat)
  table.tellOnly([seat], 'you-produce', { seat })
}

/** Oil cards and routes, disabled or not. */
const flaggable = (p: State, seat: Seat): string[] => [...p.players[seat].econ.filter(isOilCard), ...p.players[seat].routes]

const reserveFlag = attackMove({
  type: 'reserve',
  group: 'economy',
  /** At any time. */
  unasked: () => true,
  params: { card: oneCard(flaggable), on: toggle({ words: 'oil-reserve' }) },
  check(p, seat, { card }) {
    if (!flaggable(p, seat).some((held) => held === card)) return refuse('not-oil', { card })
  },
  play(p, seat, { card, on }, table) {
    const player = p.players[seat]
    const others = player.reserve.filter((other) => other !== card)
    if (!on) player.reserve = others
    else if (!player.reserve.includes(card)) player.reserve.push(card)
    table.tellOnly([seat], on ? 'you-reserve' : 'you-release', { seat, card })
  },
})

/** As the order `auto` would do it, by the flags that it would set. */
function flagsAsOrdered(p: State, seat: Seat): PlainMove {
  const player = p.players[seat]
  const wanted = reserveBy('auto', player)
  const card = reservable(player).find((known) => wanted.includes(known) !== player.reserve.includes(known))
  return card === undefined ? { type: 'produce' } : { type: 'reserve', card, on: wanted.includes(card) }
}

/** Who is asked follows from cards and orders. */
export const production = phase<Attack>()({
  name: 'production',
  decisions: { produce: { page: 'production', quiet: true, fallback: flagsAsOrdered } },
  moves: [produce, reserveFlag],
  isOver: (p) => currentAction(p, 'production').waiting.length === 0,
  enter(p) {
    p.active = null
    p.turn = null
    p.action = { type: 'production', waiting: p.seats.filter((seat) => prepare(p, seat)) }
  },
  automatic(p, table) {
    const { waiting } = currentAction(p, 'production')
    const ordered = waiting.find((seat) => orderOf(p, seat, 'production') !== 'ask')
    if (!ordered) return false
    prepare(p, ordered)
    finish(p, ordered, table)
    return true
  },
  owes: (p) => currentAction(p, 'production').waiting.map((seat) => ({ seat, decision: 'produce' })),
})
