import { type AnyRulebook, owedBy } from '../kernel/index.ts'
import { type DueRow, findTable, type StoredTable } from '../store/index.ts'
import { Change } from './change.ts'
import { type Committed, changeTable } from './commit.ts'
import { forget, type Outcome } from './computers.ts'
import type { Context } from './context.ts'
import { owedAt } from './looking.ts'
import { bookOf, carryOut } from './play.ts'
import { refusedByTable } from './refusals.ts'
import { second } from './seconds.ts'
import { expiry } from './timing.ts'

/** A click of the last moment may reach us a little after it was made. */
const grace = 3 * second
/** Sittings in a row that may be missed before the computer sits in. */
const mostMisses = 2
/** A sitting that takes more fallback moves than this is no sitting of somebody who will come. */
const mostFallbacks = 40

/** Whether the table still counts on this row. */
const expects = ({ row }: StoredTable, due: DueRow): boolean => row.live.due.some(({ id }) => id === due.id)

/** Plays the rulebook's fallback until the sitting of the seat is over. */
export async function deadlinePasses(context: Context, due: DueRow): Promise<Outcome | { readonly until: Date }> {
  for (let played = 0; ; played++) {
    const stored = await findTable(context.store.client, { id: due.table })
    if (!stored || !expects(stored, due)) return played > 0 ? 'done' : forget(context, due)
    const { running } = stored.row.live.seats[due.seat]!
    const { now, away } = context.moment()
    // What Chancery was away counts for nobody: the clock runs that much longer than its row says.
    if (running && expiry(running, away) + grace > now) return { until: new Date(expiry(running, away) + grace) }
    const { step } = stored.row.live.seats[due.seat]!
    const committed = await playFallback(context, due, step, played)
    if (committed.refused) return committed.refused.from === 'game' ? { failed: `refused: ${committed.refused.code}` } : 'again'
  }
}

function playFallback(context: Context, due: DueRow, step: number, played: number): Promise<Committed> {
  const request = `deadline:${due.table}:${due.seat}:${step}`
  return changeTable(context, { table: due.table }, request, (stored) => {
    const book = bookOf(context, stored)
    if ('refused' in book) return book
    const { row, seats } = stored
    const seat = seats[due.seat]
    const moved = row.live.seats[due.seat]?.step !== step
    if (moved || !expects(stored, due) || !seat?.seat || !row.position) return refusedByTable('stale')
    const [owed] = owedBy(book, row.position.state, seat.seat)
    if (!owed) return refusedByTable('stale')
    const change = new Change(stored, request, context.moment())
    const move = book.decisions[owed.decision]!.fallback(row.position.state, seat.seat, owed)
    const carried = carryOut(change, book, { seat, moves: [move], actor: 'deadline', person: seat.person })
    if ('refused' in carried) return carried
    if (played === 0) tellMiss(change, due.seat, owed.quiet === true)
    if (change.row.live.seats[due.seat]!.misses >= mostMisses || played >= mostFallbacks) standIn(change, book, due.seat)
    return change
  })
}

/** Everybody is told that the time was up; of a decision that nobody may know about only the seat itself. */
function tellMiss(change: Change, number: number, quiet: boolean): void {
  const { seat, person } = change.seats[number]!
  if (!quiet) change.note('deadline', { seat: number })
  else if (person !== null) change.say('note', { to: 'seat', seat: number, person }, { what: 'deadline', params: { seat } })
}

/** The computer plays the seat until its person says that they are back. */
function standIn(change: Change, book: AnyRulebook, number: number): void {
  if (change.row.status !== 'playing' || change.seats[number]!.computer !== null) return
  change.seat(number, { computer: 'standing-in' })
  change.note('standing-in', { seat: number })
  change.progressOf(book, owedAt(book, change.row.position), [number])
}

/** Calls a seat a second time, or for the first time after its quiet hours, or lets the clock of somebody run again whose absence is over. */
export async function timeHasCome(context: Context, due: DueRow): Promise<Outcome> {
  const committed = await changeTable(context, { table: due.table }, due.id, (stored) => {
    const book = bookOf(context, stored)
    if ('refused' in book) return book
    if (!expects(stored, due)) return refusedByTable('stale')
    const change = new Change(stored, due.id, context.moment())
    if (due.kind === 'reminder') change.call(due.seat, true)
    if (due.kind === 'ping') change.call(due.seat)
    // A reminder whose time has come is not wanted any more, and whose absence is over counts as present.
    change.progressOf(book, owedAt(book, stored.row.position))
    if (due.kind === 'back') change.refreshStatus()
    return change
  })
  if (!committed.refused) return 'done'
  return committed.refused.code === 'busy' ? 'again' : forget(context, due)
}
