import { course, type DecisionOf } from '../../kernel/index.ts'
import { alliancesPhase } from './alliances/alliances.ts'
import { crisesPhase } from './crises/crises.ts'
import { decisions } from './decisions/decisions.ts'
import { setPledge } from './decisions/pledges.ts'
import { policies } from './policies/policies.ts'
import { resilience } from './round/resilience.ts'
import { over } from './round/scoring.ts'
import { social } from './social/social.ts'
import { eventPhase } from './star/event.ts'
import type { Limit } from './state.ts'

/** 5 A generation, and what follows the last one. */
export const limitCourse = course<Limit>()({
  phases: [policies, decisions, social, crisesPhase, alliancesPhase, eventPhase, resilience, over],
  anyTime: [setPledge],
})

export type Decision = DecisionOf<typeof limitCourse>
