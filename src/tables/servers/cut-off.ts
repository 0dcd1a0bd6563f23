import { randomUUID } from 'node:crypto'
import { isCutOff } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { owedAt } from '../look/look.ts'
import { Change } from '../play/change.ts'
import { changeTable } from '../play/commit.ts'
import { notPlaying, refusedByTable } from '../refusals.ts'

/**
 * The table's channel takes nothing of ours, or Discord does not: nobody can be called, so no clock runs against anybody. People may
 * play on as far as they find the way. Where a permission is missing, whoever looks after the server is told, once.
 */
export const cutOff = (context: Context, table: string, why: 'closed' | 'outage'): Promise<void> =>
  setCutOff(context, table, true, (change) => {
    change.append({ kind: 'note', body: { what: 'cut-off' } })
    if (why === 'closed' && change.row.server !== null) change.say('note', { to: 'moderators' }, { what: 'closed-channel' })
  })

/** The channel has taken a message: the clocks go on, and whoever waits for a call is not called twice. */
export async function heardAgain(context: Context, table: string): Promise<void> {
  if (!(await isCutOff(context.store.client, table))) return
  await setCutOff(context, table, false, (change) => {
    const { now } = change.moment
    change.append({ kind: 'note', body: { what: 'heard-again' } })
    for (const [number, { since, remindEvery }] of change.row.live.seats.entries())
      if (since !== null) change.seatLive(number, { calledAt: now, callAt: remindEvery === null ? null : now + remindEvery })
    change.refreshStatus()
  })
}

async function setCutOff(context: Context, table: string, is: boolean, also: (change: Change) => void): Promise<void> {
  await changeTable(context, { table }, '', (stored) => {
    const { row } = stored
    const book = context.books.get(row.game)
    if (!book || (row.cutOffAt !== null) === is) return refusedByTable('stale')
    const change = new Change(stored, randomUUID(), context.moment())
    change.set({ cutOffAt: is ? change.now : null })
    // Nobody's clock runs in a lobby.
    if (row.status === 'lobby') return change
    if (row.status !== 'playing') return notPlaying(row)
    also(change)
    change.progressOf(book, owedAt(book, row.position))
    return change
  })
}
