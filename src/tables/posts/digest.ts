import { findPost, findTable, personSettings } from '../../store/index.ts'
import type { Context } from '../context.ts'
import type { Due } from '../due/outcome.ts'
import { hashOf } from '../history/seed.ts'
import { dayIn } from '../people/quiet-hours.ts'
import { lately } from './calls.ts'

/**
 * The id of the message in which a person is told today of all that waits for them, if it is time for it. The first of their tables
 * to ask for it sends it; by its id the others know that it is there.
 */
export async function digestDue({ store, clock }: Context, due: Due): Promise<string | undefined> {
  const table = await findTable(store.client, { id: due.table })
  const person = table?.seats[due.seat]?.person
  if (!table || person == null || lately(table.row.live.seats[due.seat]!.acted, clock.now().getTime())) return undefined
  const { timeZone } = await personSettings(store.client, person)
  // Hashed, because the id stays after the person is forgotten.
  const id = `digest.${hashOf(`${person} ${dayIn(timeZone, clock.now())}`).slice(0, 20)}`
  return (await findPost(store.client, id)) ? undefined : id
}
