import type { PlainMove } from '../../../kernel/index.ts'

/** A move with what it seems to bring, in victory points. */
export interface Option {
  readonly move: PlainMove
  readonly gain: number
}
