import { deleteTable, findTable } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { type Due, type Outcome, outcomeOf } from '../due/outcome.ts'
import { Change } from '../play/change.ts'
import { changeTable } from '../play/commit.ts'
import { close } from '../play/end.ts'
import { refusedByTable } from '../refusals.ts'
import { lapsesAt, usualLobbyDays } from './days.ts'

/** The time of a lobby is up: everybody is told, and the channel is free. */
export async function lobbyLapses(context: Context, due: Due): Promise<Outcome> {
  if (await throwAway(context, due)) return 'done'
  let later: Date | undefined
  const committed = await changeTable(context, { table: due.table }, due.id, (stored) => {
    const { row } = stored
    if (row.status !== 'lobby') return refusedByTable('stale')
    const at = lapsesAt(row)
    later = at > context.clock.now().getTime() ? new Date(at) : undefined
    if (later) return refusedByTable('stale')
    const change = new Change(stored, due.id, context.moment())
    change.append({ kind: 'end', body: { how: 'called-off', lapsed: true } })
    close(change, { how: 'called-off', winners: [], by: null })
    change.note('lapsed', { days: row.live.lobby?.days ?? usualLobbyDays })
    return change
  })
  if (later) return { until: later.getTime() }
  return outcomeOf(context, due, committed)
}

/** Of a copy to play on nothing stays. */
async function throwAway({ store, clock, recent }: Context, { table }: Due): Promise<boolean> {
  const copied = (await findTable(store.client, { id: table }))?.row.terms.copied
  if (!copied || copied.until > clock.now().getTime()) return false
  await deleteTable(store.client, table)
  recent.forget(table)
  return true
}

/** The server gives its lobbies another time: those that are open have it as well. */
export async function changeLobbyDays(context: Context, table: string, days: number): Promise<void> {
  await changeTable(context, { table }, '', (stored) => {
    const { row } = stored
    if (row.status !== 'lobby') return refusedByTable('stale')
    const change = new Change(stored, '', context.moment())
    change.set({ live: { ...row.live, lobby: { touched: row.createdAt.getTime(), again: null, ...row.live.lobby, days } } })
    return change
  })
}
