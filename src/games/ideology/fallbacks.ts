/** 8 What a deadline plays for a seat that did not answer. */
import type { PlainMove } from '../../kernel/index.ts'
import { controller, noCards, total } from './derived.ts'
import { cardAtHand } from './phases/open-conflict.ts'
import { excess } from './phases/resources.ts'
import { type Board, type Cards, type Conflict, kinds, type Seat, type State } from './state.ts'

export const fallbacks = {
  discard: (p: State, seat: Seat): PlainMove => ({
    type: 'discard',
    cards: mostHeld(p.players[seat].hand, excess(p, seat)),
  }),
  trade: (): PlainMove => ({ type: 'trade', cards: noCards() }),
  develop: (): PlainMove => ({ type: 'done' }),
  /** Waiting passes at once on the own turn. */
  pass: (): PlainMove => ({ type: 'hold', until: 'touched' }),
  defend: (p: State): PlainMove =>
    p.conflict ? defendAtHome(p, p.conflict, p.players[p.conflict.target].hand) : { type: 'concede' },
  press: (): PlainMove => ({ type: 'withdraw' }),
  diplomacy: (p: State, seat: Seat): PlainMove => ({ type: 'diplomacy', stances: p.stances[seat] }),
}

/** Counter what one controls, concede the rest. */
function defendAtHome(p: Board, conflict: Pick<Conflict, 'region' | 'target' | 'kind'>, hand: Cards): PlainMove {
  const card = controller(p, conflict.region) === conflict.target ? cardAtHand(p, conflict, hand) : undefined
  return card ? { type: 'counter', kind: card } : { type: 'concede' }
}

/** One by one from the kind of which most are in the hand; of equal ones the first. */
export function mostHeld(hand: Cards, count: number): Cards {
  const left = { ...hand }
  const cards = noCards()
  while (total(cards) < count && total(left) > 0) {
    const kind = kinds.reduce((most, next) => (left[next] > left[most] ? next : most))
    left[kind] -= 1
    cards[kind] += 1
  }
  return cards
}
