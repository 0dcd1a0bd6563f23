import type { Phase } from '../../../kernel/index.ts'
import type { Venonta } from '../state.ts'

/** Section 7. */
export const over: Phase<Venonta> = {
  enter: (_p, table) => table.endChapter('round'),
  owes: () => [],
}
