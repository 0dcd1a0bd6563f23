import { paramsOf } from '../../kernel/index.ts'
import type { Ideology } from './state.ts'

export const { counts, each, number, oneListed } = paramsOf<Ideology>()
