/** What people are warned by, and opinions go by: the worth by which ways to play are judged, at a moment when everybody has had a turn. */
import type { Judgement } from '../../../kernel/index.ts'
import type { Attack } from '../state.ts'
import { prospects } from './prospects.ts'

export const caution: Judgement<Attack> = {
  worth: prospects.worth,
  // Nobody is warned of where they begin.
  until: (before, seat, then) =>
    before.turn === null || (then.round > before.round && (then.active === seat || then.round > before.round + 1)),
}
