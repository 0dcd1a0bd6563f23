import { phase } from '../../../kernel/index.ts'
import type { Venonta } from '../state.ts'

/** Section 7. */
export const over = phase<Venonta>()({
  name: 'over',
  enter: (_p, table) => table.endChapter('round'),
})
