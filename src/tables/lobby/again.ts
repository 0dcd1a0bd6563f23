import { declineInvitation } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { type Due, type Outcome, outcomeOf } from '../due/outcome.ts'
import { look as lookAt } from '../look/look.ts'
import { Change } from '../play/change.ts'
import { changeTable } from '../play/commit.ts'
import { type Refused, refusedByTable } from '../refusals.ts'
import type { Changed, Result } from '../requests.ts'
import type { Sit } from './requests.ts'
import { sit } from './seats.ts'
import { start } from './start.ts'

// The people of a game before are asked once to play again, and each answers with one press. When all of them have, or after a day with
// whoever has, the game begins by itself, with everybody one place further on.

/** Somebody sits down; if nobody else is waited for, the game begins. */
export async function sitDown(context: Context, request: Sit): Promise<Result<Changed>> {
  const sat = await sit(context, request)
  return sat.refused ? sat : ((await beginIfAllThere(context, sat, request.request)) ?? sat)
}

async function beginIfAllThere(context: Context, { look }: Changed, request: string): Promise<Changed | undefined> {
  if (!look.again || look.again.missing.length > 0) return undefined
  const begun = await start(context, { table: look.id, person: look.opener, request: `${request}/start` })
  return begun.refused ? undefined : begun
}

/** Somebody is not waited for any more. */
export async function notAgain(context: Context, table: string, who: string): Promise<void> {
  await changeTable(context, { table }, '', (stored) => {
    const { status, live } = stored.row
    const { lobby } = live
    if (!lobby?.again?.people.some(({ person }) => person === who)) return refusedByTable('stale')
    const change = new Change(stored, '', context.moment())
    const people = lobby.again.people.filter(({ person }) => person !== who)
    change.set({ live: { ...live, lobby: { ...lobby, again: { ...lobby.again, people } } } })
    if (status === 'lobby') change.refreshStatus()
    return change
  })
}

/** Whoever was invited would rather not be, to this table: nobody waits for them. */
export async function decline(
  context: Context,
  { table, person }: { readonly table: string; readonly person: string },
): Promise<Refused | undefined> {
  if (!(await declineInvitation(context.store.client, table, person))) return refusedByTable('not-invited')
  await notAgain(context, table, person)
  return undefined
}

/** The day is over: it begins with those who have answered, if they are enough; otherwise the table stays open for whoever comes. */
export async function againComesUp(context: Context, due: Due): Promise<Outcome> {
  const look = await lookAt(context, { table: due.table })
  if (look?.again) {
    const begun = await start(context, { table: due.table, person: look.opener, request: due.id })
    if (!begun.refused) return 'done'
  }
  const committed = await changeTable(context, { table: due.table }, due.id, (stored) => {
    const { row } = stored
    const { lobby } = row.live
    if (row.status !== 'lobby' || !lobby?.again) return refusedByTable('stale')
    const change = new Change(stored, due.id, context.moment())
    change.set({ live: { ...row.live, lobby: { ...lobby, again: null } } })
    change.append({ kind: 'settings', body: { again: 'over' } })
    change.refreshStatus()
    return change
  })
  return outcomeOf(context, due, committed)
}
