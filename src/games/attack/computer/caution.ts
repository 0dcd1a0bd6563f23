/** When people are warned of what a position is worth by then: computers look ahead by other means. */
import type { Judgement } from '../../../kernel/index.ts'
import type { Attack } from '../state.ts'
import { prospects } from './prospects.ts'

export const caution: Judgement<Attack> = {
  worth: prospects.worth,
  // Nobody is warned of where they begin; afterwards everybody else has had a turn by then.
  until: (before, seat, then) =>
    before.turn === null || (then.round > before.round && (then.active === seat || then.round > before.round + 1)),
}
