import { minute, second } from '../../durations.ts'
import type { Pace, SeatLive } from '../../store/index.ts'

/** What a seat's clock depends on, after a change. */
export interface Demand {
  /** It owes something. */
  readonly owes: boolean
  /** It owes a reaction to somebody else's move, which comes before whatever else it owes. */
  readonly reaction: boolean
  /** It must stand: the table is paused, a computer plays, the person is away, others' reactions are awaited. */
  readonly stands: boolean
}

/** Now, and what Chancery has been away in all: time that counts for nobody. */
export interface Moment {
  readonly now: number
  readonly away: number
}

export const freshSeat = (pace: Pace): SeatLive => ({
  step: 0,
  sitting: 0,
  called: 0,
  reminded: 0,
  neared: 0,
  calledAt: null,
  callAt: null,
  remindEvery: null,
  digest: null,
  near: false,
  news: false,
  struck: null,
  unplanned: 0,
  plansAt: null,
  calledPrivately: false,
  since: null,
  openSince: null,
  acted: null,
  misses: 0,
  excused: 0,
  left: pace.bank,
  allowance: null,
  running: null,
  reactionLeft: null,
  awayUntil: null,
  absences: [],
  handByDm: false,
  hand: null,
  nameplate: null,
})

/** A click of the last moment may reach us a little after it was made. */
export const grace = 3 * second

/** When a running clock expires. */
export const expiry = (running: NonNullable<SeatLive['running']>, away: number): number =>
  Math.round(running.from + running.length + (away - running.away))

/** The second call comes when this part of the time is left. */
const reminderPart = 0.2

/** When most of the time of a running clock has run. What ran before it stood counts as well. */
export const mostHasRun = (
  { allowance }: SeatLive,
  pace: Pace,
  running: NonNullable<SeatLive['running']>,
  away: number,
): number => Math.round(expiry(running, away) - (running.reaction ? pace.reaction : (allowance ?? running.length)) * reminderPart)

/** Stops the clock: what has run is taken from the bank, or from the reaction's own time. */
function stopped(seat: SeatLive, { now, away }: Moment): SeatLive {
  const { running } = seat
  if (!running) return seat
  const left = Math.min(running.length, Math.max(0, expiry(running, away) - now))
  return running.reaction ? { ...seat, running: null, reactionLeft: left } : { ...seat, running: null, left }
}

/**
 * The clock of a seat after a change: a bank and an increment for each sitting, like a chess clock. What a sitting earns can be saved,
 * but never more than the bank that everybody began with and one increment. It runs only while the seat owes something and nothing
 * makes it stand; a clock that goes on running is left alone, so that its deadline stays where it is.
 */
export function timed(seat: SeatLive, pace: Pace, demand: Demand, moment: Moment): SeatLive {
  const begins = demand.owes && seat.since === null
  const ends = !demand.owes && seat.since !== null
  let next = seat
  if (begins) next = { ...next, since: moment.now, sitting: next.sitting + 1, reactionLeft: null, ...earned(next, pace, demand) }
  if (begins) next = { ...next, allowance: next.left ?? pace.bank }
  if (ends) next = { ...next, since: null, callAt: null }
  if (pace.bank === null) return next.running ? { ...next, running: null } : next
  if (!demand.owes || demand.stands) {
    next = stopped(next, moment)
    return ends && next.reactionLeft !== null ? { ...next, reactionLeft: null } : next
  }
  if (next.running?.reaction === demand.reaction) return next
  next = stopped(next, moment)
  const length = demand.reaction ? (next.reactionLeft ?? pace.reaction) : (next.left ?? pace.bank)
  return { ...next, running: { from: moment.now, away: moment.away, length, reaction: demand.reaction } }
}

const earned = (seat: SeatLive, pace: Pace, { reaction }: Demand): Partial<SeatLive> =>
  pace.bank === null || reaction ? {} : { left: Math.min((seat.left ?? pace.bank) + pace.increment, pace.bank + pace.increment) }

/** A click counts at the time Discord gives it, as long as that is not in the future or long ago. */
export function clicked(moment: Moment, at: Date | undefined): Moment {
  if (!at) return moment
  const oldest = moment.now - 15 * minute
  return { ...moment, now: Math.min(moment.now, Math.max(oldest, at.getTime())) }
}
