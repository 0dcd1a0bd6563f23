import { paramsOf } from '../../kernel/index.ts'
import type { Venonta } from './state.ts'

export const { nth, number, oneListed, pick, usually } = paramsOf<Venonta>()
