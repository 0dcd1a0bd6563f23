/** What a position is worth to a seat, as far as people are warned by it: computers do not look ahead here. */
import type { Judgement } from '../../../kernel/index.ts'
import { chanceOf, decided, weighed } from '../../shared/chances.ts'
import { keysOf } from '../end/scoring.ts'
import type { Attack, Seat, State } from '../state.ts'

/** Points decide; armies, money and oil are what further points are made of. */
const weights = { points: 0.15, units: 0.06, pp: 0.01, oil: 0.02 }

function counts(p: State, seat: Seat) {
  const [points = 0, units = 0, pp = 0, oil = 0] = keysOf(p, seat)
  return { points, units, pp, oil }
}

export const caution: Judgement<Attack> = {
  worth: (p, seat) =>
    p.result ? decided(p.result.winners, seat) : chanceOf(p.seats, seat, (other) => weighed(counts(p, other), weights)),
  // Nobody is warned of where they begin; afterwards everybody else has had a turn by then.
  until: (before, seat, then) =>
    before.turn === null || (then.round > before.round && (then.active === seat || then.round > before.round + 1)),
}
