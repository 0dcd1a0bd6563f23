import type { AnyRulebook } from '../kernel/index.ts'
import type { StoredTable } from '../store/index.ts'
import type { Context } from './context.ts'
import { notPlaying, type Refused, refusedByTable } from './refusals.ts'

/** The rulebook of a table that is being played, or why nothing can be played there. */
export function bookOf({ books }: Context, { row }: StoredTable): AnyRulebook | Refused {
  if (row.status !== 'playing') return notPlaying(row)
  if (row.pausedAt) return refusedByTable('table-paused')
  return books.get(row.game) ?? refusedByTable('unknown-game')
}
