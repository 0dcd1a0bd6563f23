import { course, type DecisionOf } from '../../kernel/index.ts'
import { orders } from './phases/answers.ts'
import { assessment } from './phases/assessment.ts'
import { conflict } from './phases/conflict.ts'
import { development } from './phases/development.ts'
import { diplomacy } from './phases/diplomacy.ts'
import { foreign } from './phases/foreign.ts'
import { hold } from './phases/passing.ts'
import { resources } from './phases/resources.ts'
import { trading } from './phases/trading.ts'
import { finished, turnOrder } from './phases/turn-order.ts'
import type { Ideology } from './state.ts'

/** 5 A round. */
export const ideologyCourse = course<Ideology>()({
  phases: [resources, trading, development, foreign, conflict, diplomacy, assessment, turnOrder, finished],
  anyTime: [hold, orders],
})

export type Decision = DecisionOf<typeof ideologyCourse>
