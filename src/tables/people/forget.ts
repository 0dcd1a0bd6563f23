import { forgetPerson, openTablesOf, tablesAwaiting, tablesInviting } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { notAgain } from '../lobby/again.ts'
import { Change } from '../play/change.ts'
import { changeTable } from '../play/commit.ts'
import { close } from '../questions/open.ts'
import { refusedByTable } from '../refusals.ts'
import type { Request } from '../requests.ts'
import { leave } from '../seats/leave.ts'

export type Forget = Request

/** A person leaves all their tables, where computers play on, and is taken out of what is kept. What they played stays, as nobody's. */
export async function forget(context: Context, { person, request }: Forget): Promise<void> {
  const { store, recent, past } = context
  for (const table of await openTablesOf(store.client, person))
    await leave(context, { table, person, request: `${request}/${table}` })
  for (const table of await tablesInviting(store.client, person)) await uninvite(context, table, person)
  for (const table of await tablesAwaiting(store.client, person)) await notAgain(context, table, person)
  await forgetPerson(store, person)
  recent.forgetAll()
  past.forgetAll()
}

/** Nobody is asked any more whether they may have a seat. */
async function uninvite(context: Context, table: string, person: string): Promise<void> {
  await changeTable(context, { table }, '', (stored) => {
    const change = new Change(stored, '', context.moment())
    const asked = stored.row.questions.filter(({ proposal }) => proposal.kind === 'replace' && proposal.guest.person === person)
    if (asked.length === 0) return refusedByTable('stale')
    for (const question of asked) close(change, question, 'overtaken')
    return change
  })
}
