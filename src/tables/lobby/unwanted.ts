import { day } from '../../durations.ts'
import { type Client, countInvitations, findInvitation } from '../../store/index.ts'
import { type Refused, refusedByTable } from '../refusals.ts'

/** As many as the largest table seats besides oneself. */
export const mostInADay = 7

export interface Inviting {
  readonly table: string
  readonly by: string
  readonly guest: string
  readonly now: Date
}

/** Why somebody cannot be asked to this table: they would rather not, or the asker has asked enough people today. */
export async function unwanted(client: Client, { table, by, guest, now }: Inviting): Promise<Refused | undefined> {
  // Whoever comes by themselves has changed their mind.
  if (by !== guest && (await findInvitation(client, table, guest))?.declined) return refusedByTable('guest-declined')
  const today = await countInvitations(client, by, new Date(now.getTime() - day))
  return today >= mostInADay ? refusedByTable('too-many-invitations', { most: mostInADay }) : undefined
}
