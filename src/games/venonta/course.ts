import { course, type DecisionOf } from '../../kernel/index.ts'
import { orders } from './orders.ts'
import { claimPhase } from './phases/claim.ts'
import { consumption } from './phases/consumption.ts'
import { councilPhase } from './phases/council.ts'
import { objectivesPhase } from './phases/objectives.ts'
import { over } from './phases/over.ts'
import { pactsPhase } from './phases/pacts.ts'
import { turns } from './phases/turns.ts'
import type { Venonta } from './state.ts'

/** 4.3 and 5: the land is claimed once; a round goes from the council to the year that follows. */
export const venontaCourse = course<Venonta>()({
  phases: [claimPhase, councilPhase, objectivesPhase, pactsPhase, turns, consumption, over],
  anyTime: [orders],
})

export type Decision = DecisionOf<typeof venontaCourse>
