import type { AnyRulebook } from '../../kernel/index.ts'
import { deleteDraft, type SeatLive, type SeatRow } from '../../store/index.ts'
import { owedAt } from '../look/look.ts'
import type { Change } from '../play/change.ts'
import { showHands } from '../posts/hands.ts'

/** What belongs to the person on a seat, not to the seat. */
const personal = ({ person, name, computer, level }: SeatRow): Partial<SeatRow> => ({
  ...{ person, name, computer, level },
  plan: null,
})

const personalLive = (seat: SeatLive): Partial<SeatLive> => {
  const { acted, misses, excused, awayUntil, absences, remindEvery, digest, near, news, struck, handByDm, calledPrivately } = seat
  // Whoever comes to a seat that is asked for something has not been called to it.
  const calls = { called: 0, reminded: 0, calledAt: null, callAt: null, hand: null }
  return {
    ...{ acted, misses, excused, awayUntil, absences, remindEvery, digest, near, news, struck, handByDm, calledPrivately },
    ...calls,
  }
}

/** Two people change places. The seats keep what is theirs: their clocks, and in the game the interaction that once joined. */
export function swapSeats(change: Change, book: AnyRulebook, pair: readonly [number, number], present: readonly number[]): void {
  const { row, seats } = change
  const [one, other] = pair
  for (const [number, from] of [pair, [other, one]] as const) {
    const { wish, joinedBy } = seats[from]!
    // In the lobby chance is not fixed yet: whoever joined moves as they are.
    change.seat(number, { ...personal(seats[from]!), ...(row.position === null && { wish, joinedBy }) })
    change.seatLive(number, personalLive(row.live.seats[from]!))
  }
  for (const number of pair) {
    // With who has had it: both of them know now what it holds.
    change.append({ kind: 'leave', person: seats[number]!.person, seat: number })
    change.within.push((client) => deleteDraft(client, row.id, number))
  }
  change.append({ kind: 'note', seat: one, body: { what: 'swapped', other } })
  if (row.position !== null) {
    change.note('swapped', { seat: one, other })
    change.progressOf(book, owedAt(book, row.position), { changed: pair, present })
    showHands(change, book, undefined, row.position.state)
  }
  change.refreshStatus()
}
