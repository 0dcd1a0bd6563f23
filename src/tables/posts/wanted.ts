import { findTable, type PostRow, personSettings, type StoredTable } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { owedAt } from '../look/look.ts'
import { quietUntil } from '../people/quiet-hours.ts'
import { Change } from '../play/change.ts'
import { changeTable } from '../play/commit.ts'
import { refusedByTable } from '../refusals.ts'
import { lately, nearSeats } from './calls.ts'

/**
 * Whether a call is still wanted, now that it could be sent, and at which table. What has been done meanwhile is not called for, nor
 * whoever is looking; in their quiet hours and while the game is paused people are called afterwards.
 */
export async function wantedCall(context: Context, post: PostRow): Promise<StoredTable | undefined> {
  if (post.audience.to !== 'seat') return undefined
  const { seat, person } = post.audience
  const { client } = context.store
  const now = context.clock.now()
  const table = await findTable(client, { id: post.table })
  if (!table || !isWanted(context, table, post)) return undefined
  const halted = table.row.pausedAt !== null || (table.row.live.seats[seat]!.awayUntil ?? 0) > now.getTime()
  const later = halted ? now : quietUntil(await personSettings(client, person), now)
  if (!later) return table
  if (post.body.near) return undefined
  await changeTable(context, { table: post.table }, '', (stored) => {
    const book = context.books.get(stored.row.game)
    if (!book || !isWanted(context, stored, post)) return refusedByTable('stale')
    const change = new Change(stored, '', context.moment())
    change.seatLive(seat, { calledAt: null, callAt: later.getTime() })
    change.progressOf(book, owedAt(book, stored.row.position))
    return change
  })
  return undefined
}

/** Whether the person still sits there, is not looking, and what they are called for still holds. */
function isWanted({ books, clock }: Context, { row, seats }: StoredTable, { audience, body }: PostRow): boolean {
  if (audience.to !== 'seat') return false
  const live = row.live.seats[audience.seat]
  const seat = seats[audience.seat]
  if (!live || seat?.person !== audience.person || seat.computer !== null || row.status !== 'playing') return false
  if (live.digest || lately(live.acted, clock.now().getTime())) return false
  if (!body.near) return live.since !== null && live.sitting === body.sitting
  const book = books.get(row.game)
  return book !== undefined && live.sitting === body.sitting && nearSeats(book, row).includes(seat.seat ?? '')
}
