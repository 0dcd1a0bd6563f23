import { course } from '../../kernel/index.ts'
import { diplomacy } from './abroad/diplomacy.ts'
import { foreign } from './abroad/foreign.ts'
import { orders } from './conflict/answers.ts'
import { conflict } from './conflict/conflict.ts'
import { development } from './home/development.ts'
import { resources } from './home/resources.ts'
import { trading } from './home/trading.ts'
import { assessment } from './round/assessment.ts'
import { hold } from './round/passing.ts'
import { finished, turnOrder } from './round/turn-order.ts'
import type { Ideology } from './state.ts'

/** 5 A round. */
export const ideologyCourse = course<Ideology>()({
  phases: [resources, trading, development, foreign, conflict, diplomacy, assessment, turnOrder, finished],
  anyTime: [hold, orders],
})
