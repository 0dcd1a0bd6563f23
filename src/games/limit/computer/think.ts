import type { Think as ThinkOf } from '../../shared/computer.ts'
import type { Limit } from '../state.ts'

export type Think = ThinkOf<Limit>
