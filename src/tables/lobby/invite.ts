import { findInvitation, findTable, withdrawInvitation, writeInvitation } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { keyOf, lookOf } from '../look/look.ts'
import { refusedByTable } from '../refusals.ts'
import type { Changed, Result } from '../requests.ts'
import type { Invite } from './requests.ts'
import { unwanted } from './unwanted.ts'

/**
 * Notes an invitation, or says why it is none: only who sits at the table or opened it may invite, a few a day, nobody twice, and
 * nobody who would rather not. `tell` puts it into the channel; if that fails there was none.
 */
export async function invite(
  context: Context,
  request: Invite,
  tell: (look: Changed['look']) => Promise<void>,
): Promise<Result<Changed>> {
  const { store, clock } = context
  const { person, guest } = request
  const stored = await store.transaction(async (client) => {
    const found = await findTable(client, keyOf(request))
    if (!found) return refusedByTable('no-table')
    const { row, seats } = found
    if (row.status !== 'lobby') return refusedByTable('not-in-lobby')
    if (row.purpose === 'practice') return refusedByTable('practises-alone')
    if (row.opener !== person && !seats.some((seat) => seat.person === person)) return refusedByTable('invites-not')
    if (seats.some((seat) => seat.person === guest)) return refusedByTable('guest-seated')
    const now = clock.now()
    const refused = await unwanted(client, { table: row.id, by: person, guest, now })
    if (refused) return refused
    if (await findInvitation(client, row.id, guest)) return refusedByTable('already-invited')
    await writeInvitation(client, { table: row.id, person: guest, by: person, at: now })
    return found
  })
  if ('refused' in stored) return stored
  const look = lookOf(context, stored)
  try {
    await tell(look)
  } catch (error) {
    await withdrawInvitation(store.client, look.id, guest)
    throw error
  }
  return { look, repeated: false }
}
