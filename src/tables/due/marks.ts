import type { AnyRulebook, Owed } from '../../kernel/index.ts'
import type { DueMark, Live, SeatLive, SeatRow, TableRow } from '../../store/index.ts'
import { day } from '../clocks/seconds.ts'
import { expiry, type Moment, mostHasRun } from '../clocks/timing.ts'
import { nextTimeOfDay } from '../people/quiet-hours.ts'
import { isAnswerPlanned } from '../plans/fitting.ts'
import { notLooking } from '../posts/calls.ts'

/** Everything that must happen without a person. A row that was there keeps its time, unless that has changed. */
export function dueFor(
  { id, pace, cutOffAt }: Pick<TableRow, 'id' | 'pace' | 'cutOffAt'>,
  seats: readonly SeatRow[],
  live: Live,
  book: AnyRulebook,
  owed: readonly Owed[],
  moment: Moment,
): DueMark[] {
  const { now, away } = moment
  const known = new Map(live.due.map((mark) => [mark.id, mark]))

  return seats.flatMap((seat): DueMark[] => {
    const { number, computer } = seat
    const mine = live.seats[number]!
    const { step, sitting, since, running, awayUntil, callAt, digest } = mine
    const mark = (kind: DueMark['kind'], at: number, name: string | number): DueMark => ({
      id: `${kind}:${id}:${number}:${name}`,
      kind,
      seat: number,
      at,
    })
    const kept = (fresh: DueMark): DueMark => known.get(fresh.id) ?? fresh
    if (computer !== null) return since === null ? [] : [kept(mark('computer', now, step))]
    const isAway = awayUntil !== null && awayUntil > now
    const marks: DueMark[] = isAway ? [mark('back', awayUntil, awayUntil)] : []
    if (since === null) return marks
    const asked = owed.filter((one) => one.seat === seat.seat)
    if (isAnswerPlanned(book, seat, mine, asked)) marks.push(kept(mark('plan', now, step)))
    // Whoever is away is left in peace, and whom no call can reach is not called again and again.
    if (isAway || cutOffAt !== null) return marks
    if (running) marks.push(clockMark(running))
    if (digest) marks.push(kept(mark('digest', nextTimeOfDay(digest, now), 'day')))
    else if (callAt !== null) marks.push(mark('ping', callAt, sitting))
    return marks

    /** The second call comes first, once in a sitting; only then the deadline is made due. */
    function clockMark(clock: NonNullable<SeatLive['running']>): DueMark {
      const end = expiry(clock, away)
      // Not while the person is looking.
      const remindAt = Math.max(mostHasRun(mine, pace, clock, away), notLooking(mine))
      return mine.reminded !== sitting && !digest && remindAt < end
        ? mark('reminder', remindAt, sitting)
        : mark('deadline', end, `${sitting}.${clock.from}`)
    }
  })
}

// What was hidden in a game that its rules have ended is open at once. One that people have ended may be taken up again for a day,
// so it keeps its secrets for so long; once they are open it never can be.

/** When the secrets of a table will be opened; undefined if they are open, or it is not known yet. */
export const opensAt = ({ endedAt, openedAt }: Pick<TableRow, 'endedAt' | 'openedAt'>): Date | undefined =>
  endedAt !== null && openedAt === null ? new Date(endedAt.getTime() + day) : undefined

export function openingMarks(row: TableRow): readonly DueMark[] {
  const at = opensAt(row)
  return at ? [{ id: `opening:${row.id}`, kind: 'opening', seat: 0, at: at.getTime() }] : []
}
