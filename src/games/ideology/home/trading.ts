/** 5.2 The Trading Phase: each seat in turn exchanges cards, as many as there are regions in which it has influence. */
import { move, phase, refuse } from '../../../kernel/index.ts'
import { discard, draw } from '../cards/influence.ts'
import { isCards, lackedKind, onTurn } from '../checks.ts'
import { noCards, total, tradingInfluence } from '../derived.ts'
import { counts } from '../params.ts'
import { askedNextInLine, nextInLine, owedOnTurn, startTurns } from '../round/turns.ts'
import { type Ideology, kinds } from '../state.ts'

/** 6.2 All zeros: trade nothing. */
const trade = move<Ideology>()({
  type: 'trade',
  // Cards are drawn, unless nothing is traded.
  final: (_p, _seat, { cards }) => total(cards) > 0,
  params: {
    cards: counts({
      keys: kinds,
      words: 'kind',
      most: (p, seat) => p.players[seat].hand,
      total: (p, seat) => [0, tradingInfluence(p, seat)],
    }),
  },
  check(p, seat, { cards }) {
    if (!isCards(cards)) return refuse('bad-move')
    if (total(cards) > tradingInfluence(p, seat)) return refuse('over-trade-limit', { count: tradingInfluence(p, seat) })
    const lacked = lackedKind(p.players[seat].hand, cards)
    if (lacked) return refuse('no-such-card', { kind: lacked })
  },
  play(p, seat, { cards }, table) {
    if (total(cards) === 0) table.tell('traded-nothing', { seat })
    else table.tell('traded', { seat, cards })
    discard(p, seat, cards)
    draw(p, seat, total(cards), table)
    nextInLine(p)
  },
})

export const trading = phase<Ideology>()({
  name: 'trading',
  decisions: { trade: { page: 'trading', askedOnce: true, fallback: () => ({ type: 'trade', cards: noCards() }) } },
  moves: [trade],
  open: (p, seat) => onTurn(p, seat, 'trading'),
  enter: startTurns,
  next(p) {
    if (p.turn === null) return 'development'
  },
  /** A seat that has nothing to trade is skipped. */
  automatic(p) {
    if (p.turn === null) return false
    if (total(p.players[p.turn].hand) > 0 && tradingInfluence(p, p.turn) > 0) return false
    nextInLine(p)
    return true
  },
  owes: (p) => owedOnTurn(p, 'trade').map((owed) => ({ ...owed, about: { count: tradingInfluence(p, owed.seat) } })),
  near: askedNextInLine,
})
