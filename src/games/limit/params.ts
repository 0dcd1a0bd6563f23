import { paramsOf } from '../../kernel/index.ts'
import type { Limit } from './state.ts'

export const { number, oneListed, pick, someCounts } = paramsOf<Limit>()
