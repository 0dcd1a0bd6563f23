import { type DueMark, findTable, type StoredTable } from '../../store/index.ts'
import type { Context } from '../context.ts'
import type { Committed } from '../play/commit.ts'

/** What must happen at a table now, without a person. */
export interface Due extends DueMark {
  readonly table: string
  /** How often it has been tried in vain here. */
  readonly tries: number
}

/** What became of it. `again`: the table moved meanwhile, so it must be asked anew, at once. */
export type Outcome = 'done' | 'gone' | 'again' | { readonly until: number } | { readonly failed: string }

/** Whether the table still counts on it. */
export const expects = ({ row }: StoredTable, due: Due): boolean =>
  row.live.due.some(({ id, at }) => id === due.id && at === due.at)

/** What becomes of it after the change that it asked for. Only who was overtaken tries again at once: nothing else is over so soon. */
export async function outcomeOf(context: Context, due: Due, { refused }: Committed): Promise<Outcome> {
  if (!refused) return 'done'
  if (refused.from === 'game') return { failed: `refused: ${refused.code}` }
  return refused.code === 'busy' ? 'again' : inVain(context, due)
}

/** It could not be carried out: the change that closed its decision has taken it away, or its table cannot be played just now. */
export async function inVain({ store }: Context, due: Due): Promise<Outcome> {
  const found = await findTable(store.client, { id: due.table })
  return found && expects(found, due) ? { failed: 'the table cannot be played now' } : 'gone'
}
