import { type AnyRulebook, canonicalJson, type Owed } from '../../kernel/index.ts'
import type { Actor, Live, SeatLive, SeatRow, TableRow } from '../../store/index.ts'
import { settlesAfter } from '../clocks/pace.ts'
import { type Moment, timed } from '../clocks/timing.ts'
import { dueFor } from '../due/marks.ts'
import { hasAnswer, isAnswerPlanned } from '../plans/answer.ts'
import { type Called, callLater, lately, nearSeats, noteCall } from '../posts/calls.ts'

/** What a change did to the decisions that are owed, and who did it. */
export interface Progress {
  readonly before: readonly Owed[]
  readonly after: readonly Owed[]
  /** The seat that moved, and who moved for it. */
  readonly moved?: { readonly seat: number; readonly by: Actor }
  /** Seats whose person has done something else here just now. */
  readonly present?: readonly number[]
  /** A chapter ended: whoever owes something now begins a new sitting with it. */
  readonly chapterEnded?: boolean
  /** Seats whose person or computer changed. */
  readonly changed?: readonly number[]
  /** Every seat's buttons become stale: something was taken back. */
  readonly everybody?: boolean
}

/** What is the same for every seat after a change. */
interface Scene {
  readonly row: TableRow
  readonly book: AnyRulebook
  readonly progress: Progress
  readonly moment: Moment
  /** Nothing runs: the game is paused, or not on. */
  readonly halted: boolean
  readonly near: readonly string[]
}

/** Steps, sittings, clocks and what is due, after a change; and the seats that must be called. */
export function progressed(
  row: TableRow,
  seats: readonly SeatRow[],
  book: AnyRulebook,
  progress: Progress,
  moment: Moment,
): { readonly live: Live; readonly called: readonly Called[] } {
  const halted = row.pausedAt !== null || row.status !== 'playing'
  const scene: Scene = { row, book, progress, moment, halted, near: nearSeats(book, row) }
  const called: Called[] = []
  const next = seats.map((seat): SeatLive => {
    const played = playedOn(scene, seat)
    const { live, call } = calledIn(scene, seat, played)
    if (call) called.push(call)
    return live
  })
  const live: Live = { ...row.live, seats: next, quietSince: quietSince(scene) }
  return { live: { ...live, due: halted ? [] : dueFor(row, seats, live, book, progress.after, moment) }, called }
}

const isReaction = ({ book }: Scene, { decision }: Owed): boolean => book.decisions[decision]?.reaction ?? false

const isAway = ({ awayUntil }: SeatLive, { now }: Moment): boolean => awayUntil !== null && awayUntil > now

/** The seat's clock, its sitting, what it has missed, and whether its buttons are out of date. */
function playedOn(scene: Scene, seat: SeatRow): SeatLive {
  const { row, progress, moment, halted } = scene
  const { number } = seat
  const old = row.live.seats[number]!
  const owed = progress.after.filter((one) => one.seat === seat.seat)
  const reaction = owed.some((one) => isReaction(scene, one))
  const othersReact = progress.after.some((one) => one.seat !== seat.seat && isReaction(scene, one))
  const stands =
    halted ||
    row.cutOffAt !== null ||
    isAway(old, moment) ||
    seat.computer !== null ||
    seat.person === null ||
    (othersReact && !reaction)
  const rested = opensWindow(progress) ? withoutReactionTime(old) : old
  let live = progress.chapterEnded ? timed(rested, row.pace, { owes: false, reaction: false, stands }, moment) : rested
  live = timed(live, row.pace, { owes: owed.length > 0, reaction, stands }, moment)
  const moved = progress.moved?.seat === number ? progress.moved.by : undefined
  const over = old.since !== null && (live.since === null || live.sitting !== old.sitting)
  // A reaction is missed by whoever sleeps at the wrong time: that says nothing about their absence.
  if (moved === 'deadline' && over && !old.running?.reaction) live = missed(live, row)
  if (moved === 'person') live = { ...live, misses: 0 }
  if (moved === 'person' || progress.present?.includes(number)) live = { ...live, acted: moment.now, struck: null }
  const before = progress.before.filter((one) => one.seat === seat.seat)
  live = { ...live, openSince: openSince(scene, before, owed, live) }
  // What is asked besides is a question of its own, unless the seat's own move has led to it.
  if (moved === undefined && old.since !== null && isAdded(before, owed)) live = { ...live, called: live.sitting - 1 }
  const steps = moved !== undefined || progress.everybody || progress.changed?.includes(number) || !sameOwed(before, owed)
  live = { ...live, plansAt: plansAt(scene, number, old, owed, steps) }
  return steps ? { ...live, step: live.step + 1 } : live
}

/** When the seat's plan may answer: at once where the plan itself has led to the question, else when the move before has settled. */
function plansAt(
  { row, progress, moment }: Scene,
  number: number,
  old: SeatLive,
  owed: readonly Owed[],
  steps: boolean,
): number | null {
  if (owed.length === 0) return null
  if (!steps && old.plansAt !== null) return old.plansAt
  const { moved } = progress
  return moved?.seat === number && moved.by === 'plan' ? moment.now : moment.now + settlesAfter(row.pace)
}

/** As long as what everybody can see of it stays the same, it is the same question. */
function openSince({ row, progress }: Scene, before: readonly Owed[], after: readonly Owed[], old: SeatLive): number | null {
  const [asked, now] = [before.filter(isOpen), after.filter(isOpen)]
  if (now.length === 0) return null
  return !progress.chapterEnded && old.openSince !== null && sameOwed(asked, now) ? old.openSince : row.seq
}

const isOpen = ({ quiet }: Owed): boolean => !quiet

const isAdded = (before: readonly Owed[], after: readonly Owed[]): boolean => after.some((one) => !isAmong(one, before))
const isAmong = (one: Owed, known: readonly Owed[]): boolean => known.some((other) => sameOwed([other], [one]))

const missed = (seat: SeatLive, { pace }: TableRow): SeatLive =>
  isExcused(seat, pace) ? { ...seat, excused: seat.excused + 1 } : { ...seat, misses: seat.misses + 1 }

/** Whether the next sitting that the seat misses does not count. */
export const isExcused = ({ excused }: SeatLive, pace: TableRow['pace']): boolean => excused < pace.excused

const sameOwed = (a: readonly Owed[], b: readonly Owed[]): boolean =>
  a.length === b.length && canonicalJson(a.map(decisionOf)) === canonicalJson(b.map(decisionOf))
const decisionOf = ({ decision, about }: Owed): unknown => [decision, about ?? null]

/**
 * A seat is called once in each sitting, as soon as its person is asked: not while the game is paused, while they are away or a
 * computer plays. Whoever is looking is called a little later. Whoever has planned is called like everybody else, where others could
 * see by it that they have; not where nobody can.
 */
function calledIn(scene: Scene, seat: SeatRow, live: SeatLive): { readonly live: SeatLive; readonly call?: Called } {
  const { progress, moment, halted, near } = scene
  const { number, computer, person } = seat
  if (halted || person === null || computer !== null || isAway(live, moment)) return { live }
  const looks = lately(live.acted, moment.now)
  const owed = progress.after.filter((one) => one.seat === seat.seat)
  if (live.since !== null && live.called !== live.sitting && !isAnsweredUnseen(scene, seat, live, owed)) {
    if (live.digest) return { live: { ...noteCall(live, moment.now), calledAt: live.calledAt } }
    const secret = isSecret(progress, owed)
    // A call that comes later can speak of all that is asked then, but not in front of everybody of what only some may know.
    if (looks && !(secret && live.openSince !== null)) return { live: callLater(live) }
    return { live: noteCall(live, moment.now), call: { seat: number, ...(secret && { how: { quiet: true } }) } }
  }
  // What is asked of a seat in secret must not show in what it is not told.
  const asked = owed.some(({ quiet }) => !quiet)
  const isNear = live.near && !asked && seat.seat !== null && near.includes(seat.seat) && live.neared <= live.sitting
  if (!isNear) return { live }
  const told = { ...live, neared: live.sitting + 1 }
  return looks || live.digest ? { live: told } : { live: told, call: { seat: number, how: { near: true } } }
}

/** Whether the seat's plan answers, and nobody can see that its person is not called. */
function isAnsweredUnseen({ book, row }: Scene, seat: SeatRow, live: SeatLive, owed: readonly Owed[]): boolean {
  const openly = owed.filter(isOpen)
  if (openly.length > 0) return live.calledPrivately && isAnswerPlanned(book, seat, live, openly)
  if (!seat.plan || !seat.seat || !row.position) return false
  return seat.plan.held.length > 0 || hasAnswer({ book, state: row.position.state, seat: seat.seat, owed }, seat.plan)
}

/** Whether nothing that everybody can see is new to whoever is called. */
function isSecret({ before }: Progress, owed: readonly Owed[]): boolean {
  const known = before.filter(({ seat }) => seat === owed[0]?.seat)
  const fresh = owed.filter((one) => !isAmong(one, known))
  return (fresh.length > 0 ? fresh : owed).every(({ quiet }) => quiet)
}

/** Since when somebody may be asked in secret: the same for everybody, whoever is asked and however many. */
function quietSince({ row, progress, moment, halted }: Scene): Live['quietSince'] {
  if (halted || row.cutOffAt !== null || !progress.after.some(({ quiet }) => quiet)) return null
  const goesOn = row.live.quietSince !== null && !opensWindow(progress)
  return goesOn ? row.live.quietSince : { from: moment.now, away: moment.away }
}

/** Whether another window follows the one that was open: what is asked in secret now is asked of nobody before. */
function opensWindow({ before, after }: Progress): boolean {
  const kinds = (owed: readonly Owed[]) => new Set(owed.filter((one) => !isOpen(one)).map(({ decision }) => decision))
  const [closed, open] = [kinds(before), kinds(after)]
  return closed.size > 0 && open.size > 0 && [...open].every((decision) => !closed.has(decision))
}

/** Each window has its whole time, however soon it follows another. */
const withoutReactionTime = (seat: SeatLive): SeatLive => ({
  ...seat,
  reactionLeft: null,
  running: seat.running?.reaction ? null : seat.running,
})
