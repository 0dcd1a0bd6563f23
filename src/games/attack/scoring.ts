/** 7: what counts for whom. */
import type { Phase } from '../../kernel/index.ts'
import type { Attack, Result, Seat, State } from './state.ts'

export const over: Phase<Attack> = { owes: () => [] }

export function resultOf(p: State, reason: Result['reason'], eliminated: Seat | null): Result {
  // `as`: every seat of the game is scored.
  const scores = Object.fromEntries(
    p.seats.map((seat) => [seat, { total: 0, regions: 0, neutrals: 0, invaded: 0, overseas: 0, conquests: 0 }]),
  ) as Result['scores']
  return { reason, eliminated, scores, ranking: [...p.seats], winners: [...p.seats] }
}
