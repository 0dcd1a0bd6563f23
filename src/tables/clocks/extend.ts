import { type AnyRulebook, awaited } from '../../kernel/index.ts'
import { owedAt } from '../look/look.ts'
import type { Change } from '../play/change.ts'

/** A seat that everybody sees is awaited gets more time, in milliseconds, for what it is asked openly. */
export function extendClock(change: Change, book: AnyRulebook, number: number, time: number, present: readonly number[]): void {
  const seat = change.row.live.seats[number]!
  const reaction = openReaction(change, book, number)
  const { running } = seat
  if (running?.reaction === reaction) change.seatLive(number, { running: { ...running, length: running.length + time } })
  // Its clock stands, or runs for what nobody may know of: it has more left when it goes on.
  else if (reaction) change.seatLive(number, { reactionLeft: (seat.reactionLeft ?? change.row.pace.reaction) + time })
  else change.seatLive(number, { left: (seat.left ?? change.row.pace.bank ?? 0) + time })
  if (!reaction) change.seatLive(number, { allowance: (seat.allowance ?? 0) + time })
  change.append({ kind: 'note', seat: number, body: { what: 'extended', time } })
  change.note('extended', { seat: number, time })
  change.progressOf(book, owedAt(book, change.row.position), { present })
  change.refreshStatus()
}

function openReaction({ row, seats }: Change, book: AnyRulebook, number: number): boolean {
  if (!row.position) return false
  const owed = awaited(book, row.position.state, null).owed.filter((one) => one.seat === seats[number]!.seat && !one.quiet)
  return owed.some(({ decision }) => book.decisions[decision]?.reaction)
}
