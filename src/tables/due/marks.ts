import { day } from '../../durations.ts'
import type { AnyRulebook, Owed } from '../../kernel/index.ts'
import type { DueMark, Live, SeatLive, SeatRow, TableRow } from '../../store/index.ts'
import { expiry, type Moment, mostHasRun } from '../clocks/timing.ts'
import { nextTimeOfDay } from '../people/quiet-hours.ts'
import { isAnswerPlanned, isInWindow } from '../plans/answer.ts'
import { notLooking } from '../posts/calls.ts'

/** Where somebody quicker would take the question away, a computer leaves people this part of the time for a reaction. */
const computersShare = 0.25

/** Everything that must happen without a person. What was due before keeps its time, unless that has changed. */
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

  /** A reaction that people are asked for as well, and that the answer of one may settle for all. */
  const isAskedOfPeople = ({ seat }: SeatRow): boolean =>
    owed.some(
      (mine) =>
        mine.seat === seat &&
        book.decisions[mine.decision]?.reaction === true &&
        owed.some((other) => other.seat !== seat && other.decision === mine.decision && isPresent(other.seat)),
    )
  const isPresent = (name: string): boolean =>
    seats.some(({ number, seat, person, computer }) => {
      const awayUntil = live.seats[number]?.awayUntil ?? 0
      return seat === name && person !== null && computer === null && awayUntil <= now
    })

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
    if (computer !== null) {
      if (since === null) return []
      const wait = isAskedOfPeople(seat) ? pace.reaction * computersShare : 0
      const fresh = mark('computer', now + wait, step)
      const begun = known.get(fresh.id)
      return [begun && begun.at < fresh.at ? begun : fresh]
    }
    const isAway = awayUntil !== null && awayUntil > now
    const marks: DueMark[] = isAway ? [mark('back', awayUntil, awayUntil)] : []
    if (since === null) return marks
    const asked = owed.filter((one) => one.seat === seat.seat)
    const outside = asked.filter((one) => !isInWindow(book, one))
    if (isAnswerPlanned(book, seat, mine, outside)) marks.push(kept(mark('plan', Math.max(now, mine.plansAt ?? now), step)))
    // Whoever is away is left in peace, and whom no call can reach is not called again and again.
    if (isAway || cutOffAt !== null) return marks
    const clock = running && clockMark(running)
    // A call that was put off makes due what comes after it.
    if (callAt !== null && !digest && (!clock || callAt <= clock.at)) return [...marks, mark('ping', callAt, sitting)]
    if (clock) marks.push(clock)
    if (digest) marks.push(kept(mark('digest', nextTimeOfDay(digest, now), 'day')))
    return marks

    /** The second call comes first, once in a sitting; only then the deadline is made due. */
    function clockMark(clock: NonNullable<SeatLive['running']>): DueMark {
      const end = expiry(clock, away)
      // Not while the person is looking.
      const remindAt = Math.max(mostHasRun(mine, pace, clock, away), notLooking(mine))
      const hasAnswered = seat.plan !== null && seat.plan.held.length > 0
      return mine.reminded !== sitting && !digest && !hasAnswered && remindAt < end
        ? mark('reminder', remindAt, sitting)
        : mark('deadline', end, `${sitting}.${clock.from}`)
    }
  })
}

// What was hidden in a game that its rules have ended is open at once. One that people have ended may be taken up again for a day,
// so it keeps its secrets for so long; once they are open it never can be.

/** When the secrets of a table will be opened; undefined if they are open, or it is not known yet, or never. */
export const opensAt = ({ endedAt, openedAt, ending }: Pick<TableRow, 'endedAt' | 'openedAt' | 'ending'>): Date | undefined =>
  endedAt !== null && openedAt === null && ending?.how !== 'moved' ? new Date(endedAt.getTime() + day) : undefined

export function openingMarks(row: TableRow): readonly DueMark[] {
  const at = opensAt(row)
  return at ? [{ id: `opening:${row.id}`, kind: 'opening', seat: 0, at: at.getTime() }] : []
}
