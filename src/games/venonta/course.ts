import { course } from '../../kernel/index.ts'
import { claimPhase } from './land/claim.ts'
import { objectivesPhase } from './objectives/objectives.ts'
import { consumption } from './round/consumption.ts'
import { councilPhase } from './round/council.ts'
import { orders } from './round/orders.ts'
import { over } from './round/over.ts'
import { pactsPhase } from './round/pacts.ts'
import type { Venonta } from './state.ts'
import { turns } from './turns/turns.ts'

/** 4.3 and 5: the land is claimed once; a round goes from the council to the year that follows. */
export const venontaCourse = course<Venonta>()({
  phases: [claimPhase, councilPhase, objectivesPhase, pactsPhase, turns, consumption, over],
  anyTime: [orders],
})
