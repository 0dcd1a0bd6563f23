import { course, type DecisionOf } from '../../kernel/index.ts'
import { alliancesPhase } from './phases/alliances.ts'
import { crisesPhase } from './phases/crises.ts'
import { decisions } from './phases/decisions.ts'
import { eventPhase } from './phases/event.ts'
import { policies } from './phases/policies.ts'
import { resilience } from './phases/resilience.ts'
import { over } from './phases/scoring.ts'
import { social } from './phases/social/index.ts'
import { setPledge } from './pledges.ts'
import type { Limit } from './state.ts'

/** 5 A generation, and what follows the last one. */
export const limitCourse = course<Limit>()({
  phases: [policies, decisions, social, crisesPhase, alliancesPhase, eventPhase, resilience, over],
  anyTime: [setPledge],
})

export type Decision = DecisionOf<typeof limitCourse>
