import type { Context } from '../context.ts'
import { type Due, expects, type Outcome, outcomeOf } from '../due/outcome.ts'
import { Change } from '../play/change.ts'
import { changeTable } from '../play/commit.ts'
import { refusedByTable } from '../refusals.ts'

/** The day is over: everybody may know what was hidden. */
export async function secretsOpen(context: Context, due: Due): Promise<Outcome> {
  const committed = await changeTable(context, { table: due.table }, due.id, (stored) => {
    const { row } = stored
    if (!expects(stored, due)) return refusedByTable('stale')
    const change = new Change(stored, due.id, context.moment())
    change.set({ openedAt: change.now })
    const opened = { secret: row.secret, hash: row.secretHash }
    change.append({ kind: 'note', body: { what: 'opened', ...opened } })
    change.note('opened', opened)
    return change
  })
  return outcomeOf(context, due, committed)
}
