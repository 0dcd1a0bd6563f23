/** Section 6: what stands in the way of any move, in the order in which it is asked. */
import { type CommonCheck, refuse } from '../../kernel/index.ts'
import { isSeat } from '../shared/seats.ts'
import type { Limit } from './state.ts'

/** A seat without an open decision of that kind is told so before anything else about its move. */
export const notYourTurn: CommonCheck<Limit> = (p, seat, { declared }) =>
  isSeat(p, seat) ? declared?.open?.(p, seat) : refuse('not-your-turn')

/** A field that the move does not have. A card looks for such fields among its own checks. */
export const superfluous: CommonCheck<Limit> = (_p, _seat, { declared, move }) => {
  if (!declared || declared.variants || !move) return undefined
  const isKnown = (name: string): boolean => name === 'type' || name in declared.params
  return Object.keys(move).every(isKnown) ? undefined : refuse('bad-choice')
}
