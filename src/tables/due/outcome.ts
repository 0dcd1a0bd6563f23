import { type DueRow, deleteDue, findTable } from '../../store/index.ts'
import type { Context } from '../context.ts'
import type { Committed } from '../play/commit.ts'

/** What became of a row that was due. `again`: the table moved meanwhile, so it must be asked anew, at once. */
export type Outcome = 'done' | 'gone' | 'again' | { readonly until: Date } | { readonly failed: string }

/** What becomes of a row after the change that it asked for. Only who was overtaken tries again at once: nothing else is over so soon. */
export async function outcomeOf(context: Context, due: DueRow, { refused }: Committed): Promise<Outcome> {
  if (!refused) return 'done'
  if (refused.from === 'game') return { failed: `refused: ${refused.code}` }
  return refused.code === 'busy' ? 'again' : forget(context, due)
}

/**
 * A row that cannot be played: the change that closed its decision has taken it away, or will when it is looked at again. One that its
 * table still counts on stays.
 */
export function forget({ store }: Context, due: DueRow): Promise<Outcome> {
  return store.transaction(async (client) => {
    const found = await findTable(client, { id: due.table })
    const mark = found?.row.live.due.find(({ id }) => id === due.id)
    if (mark?.at === due.at.getTime()) return { failed: 'the table cannot be played now' }
    // One that comes at another time now is a row of its own.
    if (!mark) await deleteDue(client, due.id)
    return 'gone'
  })
}
