import { type AnyRulebook, canonicalJson, type Owed } from '../kernel/index.ts'
import type { DueMark, Live, SeatLive, SeatRow, TableRow } from '../store/index.ts'
import { mayBePlanned } from './planned.ts'
import { minute } from './seconds.ts'
import { expiry, type Moment, timed } from './timing.ts'

/** What a change did to the decisions that are owed, and who did it. */
export interface Progress {
  readonly before: readonly Owed[]
  readonly after: readonly Owed[]
  /** The seat that moved itself. */
  readonly moved?: number
  /** A chapter ended: whoever owes something now begins a new sitting with it. */
  readonly chapterEnded?: boolean
  /** A deadline moved for it. */
  readonly byDeadline?: boolean
  /** Seats whose person or computer changed. */
  readonly changed?: readonly number[]
  /** Every seat's buttons become stale: something was taken back. */
  readonly everybody?: boolean
}

/** A person who has moved within this time is looking, and is not called. */
const looking = minute
/** The second call comes when this part of the time has run. */
const reminderPart = 0.8

/** Steps, sittings, clocks and what is due, after a change; and the seats that must be called. */
export function progressed(
  row: TableRow,
  seats: readonly SeatRow[],
  book: AnyRulebook,
  progress: Progress,
  moment: Moment,
): { readonly live: Live; readonly called: readonly number[] } {
  const called: number[] = []
  const halted = row.pausedAt !== null || row.status !== 'playing'
  const isReaction = ({ decision }: Owed): boolean => book.decisions[decision]?.reaction ?? false
  const next = seats.map((seat, number): SeatLive => {
    const old = row.live.seats[number]!
    const owed = progress.after.filter((owed) => owed.seat === seat.seat)
    const othersReact = progress.after.some((owed) => owed.seat !== seat.seat && isReaction(owed))
    const reaction = owed.length > 0 && owed.every(isReaction)
    const away = old.awayUntil !== null && old.awayUntil > moment.now
    const stands = halted || away || seat.computer !== null || seat.person === null || (othersReact && !reaction)
    let live = progress.chapterEnded ? timed(old, row.pace, { owes: false, reaction: false, stands }, moment) : old
    live = timed(live, row.pace, { owes: owed.length > 0, reaction, stands }, moment)
    const acted = progress.moved === number
    const over = old.since !== null && (live.since === null || live.sitting !== old.sitting)
    // A reaction is missed by whoever sleeps at the wrong time: that says nothing about their absence.
    if (acted && progress.byDeadline && over && !old.running?.reaction) live = { ...live, misses: live.misses + 1 }
    if (acted && !progress.byDeadline) live = { ...live, acted: moment.now, misses: 0 }
    const before = progress.before.filter((owed) => owed.seat === seat.seat)
    const steps = acted || progress.everybody || progress.changed?.includes(number) || !sameOwed(before, owed)
    if (steps) live = { ...live, step: live.step + 1 }
    const begins = live.since !== null && live.sitting !== old.sitting
    const lately = live.acted !== null && moment.now - live.acted < looking
    if (begins && seat.person !== null && seat.computer === null && !away && !lately && !halted) called.push(number)
    return live
  })
  const live: Live = { ...row.live, seats: next }
  return { live: { ...live, due: halted ? [] : dueFor(row, seats, live, book, progress.after, moment) }, called }
}

const sameOwed = (a: readonly Owed[], b: readonly Owed[]): boolean =>
  a.length === b.length && canonicalJson(a.map(decisionOf)) === canonicalJson(b.map(decisionOf))
const decisionOf = ({ decision, about }: Owed): unknown => [decision, about ?? null]

export const callMark = (table: string, seat: number, sitting: number): string => `ping:${table}:${seat}:${sitting}`

/** Everything that must happen without a person. A row that was there keeps its time. */
function dueFor(
  { id }: TableRow,
  seats: readonly SeatRow[],
  live: Live,
  book: AnyRulebook,
  owed: readonly Owed[],
  { now, away }: Moment,
): DueMark[] {
  const known = new Map(live.due.map((mark) => [mark.id, mark]))
  return seats.flatMap((seat): DueMark[] => {
    const { number, computer } = seat
    const { step, sitting, reminded, unplanned, since, running, awayUntil } = live.seats[number]!
    if (computer !== null) {
      const mark = `computer:${id}:${number}:${step}`
      return since === null ? [] : [known.get(mark) ?? { id: mark, kind: 'computer', seat: number, at: now }]
    }
    const marks: DueMark[] = []
    const asked = owed.filter((one) => one.seat === seat.seat).map(({ decision }) => decision)
    if (since !== null && unplanned !== step && mayBePlanned(book, seat.plan, asked)) {
      const mark = `plan:${id}:${number}:${step}`
      marks.push(known.get(mark) ?? { id: mark, kind: 'plan', seat: number, at: now })
    }
    // A call that waits for the end of somebody's quiet hours, as long as it is about the sitting that is on.
    const call = known.get(callMark(id, number, sitting))
    if (call && since !== null && call.at > now) marks.push(call)
    if (running) {
      // The second call comes first, once in a sitting; only then the deadline is made due.
      const remindAt = Math.round(running.from + running.length * reminderPart)
      const mark: DueMark =
        reminded !== sitting && remindAt > now
          ? { id: `reminder:${id}:${number}:${sitting}`, kind: 'reminder', seat: number, at: remindAt }
          : {
              id: `deadline:${id}:${number}:${sitting}.${running.from}`,
              kind: 'deadline',
              seat: number,
              at: expiry(running, away),
            }
      const before = known.get(mark.id)
      // What Chancery was away moves a deadline when it comes up, not before.
      marks.push(before && (before.kind === 'deadline' || before.at === mark.at) ? before : mark)
    }
    if (awayUntil !== null && awayUntil > now)
      marks.push({ id: `back:${id}:${number}:${awayUntil}`, kind: 'back', seat: number, at: awayUntil })
    return marks
  })
}
