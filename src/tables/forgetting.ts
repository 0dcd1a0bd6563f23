import { forgetPerson, openTablesOf } from '../store/index.ts'
import type { Context } from './context.ts'
import type { Forget } from './requests.ts'
import { leave } from './seats.ts'

/** A person leaves all their tables, where computers play on, and is taken out of what is kept. What they played stays, as nobody's. */
export async function forget(context: Context, { person, request }: Forget): Promise<void> {
  const { store } = context
  for (const table of await openTablesOf(store.client, person))
    await leave(context, { table, person, request: `${request}/${table}` })
  await store.transaction((client) => forgetPerson(client, person))
}
