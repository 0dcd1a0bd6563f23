/** 5.1 The Resource Phase: everybody draws or discards to what their regions are worth. */
import { move, phase, refuse } from '../../../kernel/index.ts'
import { discard, draw, mostHeld } from '../cards/influence.ts'
import { inPhase, isCards, lackedKind } from '../checks.ts'
import { handTarget, total } from '../derived.ts'
import { counts } from '../params.ts'
import { type Ideology, kinds, type Seat, type State } from '../state.ts'

const excess = (p: State, seat: Seat): number => Math.max(0, total(p.players[seat].hand) - handTarget(p, seat))

/** 6.1 */
const discardMove = move<Ideology>()({
  type: 'discard',
  params: {
    cards: counts({
      keys: kinds,
      words: 'kind',
      most: (p, seat) => p.players[seat].hand,
      total: (p, seat) => [excess(p, seat), excess(p, seat)],
    }),
  },
  check(p, seat, { cards }) {
    if (!isCards(cards)) return refuse('bad-move')
    if (total(cards) !== excess(p, seat)) return refuse('wrong-count', { count: excess(p, seat) })
    const lacked = lackedKind(p.players[seat].hand, cards)
    if (lacked) return refuse('no-such-card', { kind: lacked })
  },
  play(p, seat, { cards }, table) {
    discard(p, seat, cards)
    table.tell('discarded', { seat, cards })
  },
})

export const resources = phase<Ideology>()({
  name: 'resources',
  decisions: {
    discard: {
      page: 'resources',
      fallback: (p, seat) => ({ type: 'discard', cards: mostHeld(p.players[seat].hand, excess(p, seat)) }),
    },
  },
  moves: [discardMove],
  open(p, seat) {
    const refused = inPhase(p, 'resources')
    if (refused) return refused
    if (excess(p, seat) === 0) return refuse('not-your-turn', { awaited: null })
  },
  /** Draws come first, all of them, before anybody discards. */
  enter(p, table) {
    table.tell('round-begins', { round: p.round })
    p.turn = null
    p.fought = []
    for (const seat of p.order) draw(p, seat, handTarget(p, seat) - total(p.players[seat].hand), table)
  },
  next(p) {
    if (p.seats.every((seat) => excess(p, seat) === 0)) return 'trading'
  },
  owes: (p) =>
    p.seats
      .filter((seat) => excess(p, seat) > 0)
      .map((seat) => ({ seat, decision: 'discard', about: { count: excess(p, seat) } })),
})
