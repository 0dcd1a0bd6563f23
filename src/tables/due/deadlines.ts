import { type AnyRulebook, type Owed, owedBy } from '../../kernel/index.ts'
import { findTable, type StoredTable } from '../../store/index.ts'
import { bookOf } from '../book.ts'
import { expiry, grace, mostHasRun } from '../clocks/timing.ts'
import type { Context } from '../context.ts'
import { owedAt } from '../look/look.ts'
import { isInWindow } from '../plans/answer.ts'
import { answersAtClose } from '../plans/window.ts'
import { Change } from '../play/change.ts'
import { type Committed, changeTable } from '../play/commit.ts'
import { carryOut } from '../play/play.ts'
import { isExcused } from '../play/progress.ts'
import { lately, noteCall } from '../posts/calls.ts'
import { digestDue } from '../posts/digest.ts'
import { refusedByTable } from '../refusals.ts'
import { standingIn } from '../seats/leave.ts'
import { type Due, expects, inVain, type Outcome, outcomeOf } from './outcome.ts'

/** Sittings in a row that may be missed before the computer sits in. */
const mostMisses = 2
/** A sitting that takes more fallback moves than this is no sitting of somebody who will come. */
const mostFallbacks = 40

/** Plays the rulebook's fallback until the sitting of the seat is over. */
export async function deadlinePasses(context: Context, due: Due): Promise<Outcome> {
  for (let played = 0; ; played++) {
    const stored = await findTable(context.store.client, { id: due.table })
    if (!stored || !expects(stored, due)) return played > 0 ? 'done' : inVain(context, due)
    const { running } = stored.row.live.seats[due.seat]!
    const { now, away } = context.moment()
    // What Chancery was away counts for nobody: the clock runs that much longer than was thought.
    if (running && expiry(running, away) !== due.at) return putOff(context, due)
    if (running && expiry(running, away) + grace > now) return { until: expiry(running, away) + grace }
    const { step } = stored.row.live.seats[due.seat]!
    const { committed, hasMoved } = await playFallback(context, due, step, played)
    if (committed.refused) return hasMoved ? 'again' : outcomeOf(context, due, committed)
  }
}

/** It comes up again when the time is really up, and the status, which names the time, says so. */
async function putOff(context: Context, due: Due): Promise<Outcome> {
  const committed = await changeTable(context, { table: due.table }, '', (stored) => {
    const book = bookOf(context, stored)
    if ('refused' in book) return book
    if (!expects(stored, due)) return refusedByTable('stale')
    const change = new Change(stored, '', context.moment())
    change.progressOf(book, owedAt(book, stored.row.position))
    change.refreshStatus()
    return change
  })
  return outcomeOf(context, due, committed)
}

async function playFallback(
  context: Context,
  due: Due,
  step: number,
  played: number,
): Promise<{ readonly committed: Committed; readonly hasMoved: boolean }> {
  const request = `deadline:${due.table}:${due.seat}:${step}`
  let hasMoved = false
  const committed = await changeTable(context, { table: due.table }, request, (stored) => {
    const book = bookOf(context, stored)
    if ('refused' in book) return book
    const { row, seats } = stored
    const seat = seats[due.seat]
    hasMoved = row.live.seats[due.seat]?.step !== step
    if (hasMoved || !expects(stored, due) || !seat?.seat || !row.position) return refusedByTable('stale')
    // The time of a reaction is its own: what else the seat owes has not run out of time.
    const asked = owedBy(book, row.position.state, seat.seat)
    const owed = asked.find(({ decision }) => book.decisions[decision]?.reaction) ?? asked[0]
    if (!owed) return refusedByTable('stale')
    const change = new Change(stored, request, context.moment())
    const answered = isInWindow(book, owed) ? answersAtClose(change, book, seat) : undefined
    const fallback = () => book.decisions[owed.decision]!.fallback(row.position!.state, seat.seat!, owed)
    const { moves, actor } = answered ?? { moves: [fallback()], actor: 'deadline' as const }
    const carried = carryOut(change, book, { seat: change.seats[due.seat]!, moves, actor, person: seat.person })
    if ('refused' in carried) return carried
    if (answered) return change
    if (played === 0) tellMiss(change, stored, due.seat, owed.quiet === true)
    if (change.row.live.seats[due.seat]!.misses >= mostMisses || played >= mostFallbacks) standIn(change, book, due.seat)
    return change
  })
  return { committed, hasMoved }
}

/** Everybody is told that the time was up; of a decision that nobody may know about only the seat itself. */
function tellMiss(change: Change, { row }: StoredTable, number: number, quiet: boolean): void {
  const { seat, person } = change.seats[number]!
  const live = row.live.seats[number]!
  const excused = !live.running?.reaction && isExcused(live, row.pace)
  if (quiet && person !== null) change.say('note', { to: 'seat', seat: number, person }, { what: 'deadline', params: { seat } })
  else if (excused) change.note('deadline-excused', { seat: number, left: row.pace.excused - live.excused - 1 })
  else if (!quiet) change.note('deadline', { seat: number })
}

/** The computer plays the seat until its person says that they are back. */
function standIn(change: Change, book: AnyRulebook, number: number): void {
  if (change.row.status !== 'playing' || change.seats[number]!.computer !== null) return
  change.seat(number, standingIn)
  change.note('standing-in', { seat: number })
  change.progressOf(book, owedAt(book, change.row.position), { changed: [number] })
}

/** A second call, one that was put off or wished for, the digest of a day, or the end of an absence. */
export async function timeHasCome(context: Context, due: Due): Promise<Outcome> {
  const digest = due.kind === 'digest' ? await digestDue(context, due) : undefined
  const committed = await changeTable(context, { table: due.table }, due.id, (stored) => {
    const book = bookOf(context, stored)
    if ('refused' in book) return book
    if (!expects(stored, due)) return refusedByTable('stale')
    const change = new Change(stored, due.id, context.moment())
    const { live } = stored.row
    // What comes at its time anew, such as a digest, is made due anew.
    change.set({ live: { ...live, due: live.due.filter(({ id }) => id !== due.id) } })
    if (due.kind === 'reminder' || due.kind === 'ping' || due.kind === 'back')
      callAgain(change, due, owedAt(book, stored.row.position))
    if (digest) change.digest(due.seat, digest)
    change.progressOf(book, owedAt(book, stored.row.position))
    if (due.kind === 'back') change.refreshStatus()
    return change
  })
  return outcomeOf(context, due, committed)
}

/** Not when the time is up already, nor when the person is looking or has been called just now. */
function callAgain(change: Change, { seat: number, kind }: Due, owed: readonly Owed[]): void {
  const seat = change.row.live.seats[number]!
  const { now, away } = change.moment
  const { running } = seat
  // What was not called for before an absence is called for anyway when that is over.
  if (kind === 'back' && (seat.since === null || seat.called !== seat.sitting || seat.digest)) return
  if (kind === 'reminder' && running && mostHasRun(seat, change.row.pace, running, away) > now) {
    // Chancery was away meanwhile: the call comes later, and so does the deadline, which the status names.
    change.refreshStatus()
    return
  }
  const isOver = running !== null && expiry(running, away) <= now
  const reminded = kind === 'reminder' ? seat.sitting : seat.reminded
  // The first call, if that is the one that was put off.
  const isFirst = seat.calledAt === null && reminded !== seat.sitting
  change.seatLive(number, { ...noteCall(seat, now), reminded })
  if (isOver || lately(seat.acted, now) || lately(seat.calledAt, now)) return
  if (isFirst) change.statusForCallsOf([number], owed)
  change.call(number, { ...(!isFirst && { reminder: true }), ...(seat.openSince === null && { quiet: true }) })
}
