import type { AnyRulebook } from '../../kernel/index.ts'
import type { Context } from '../context.ts'
import { owedAt, ownSeats } from '../look/look.ts'
import { Change } from '../play/change.ts'
import { answered, changeTable } from '../play/commit.ts'
import { notPlaying, refusedByTable } from '../refusals.ts'
import type { Changed, Moderated, OnTable, Result } from '../requests.ts'
import { maySteer, onlyOpener } from '../steering.ts'

export type Pause = OnTable & Moderated

/** Stops every clock and whatever is due; nobody moves until it goes on. */
export const pause = (context: Context, request: Pause): Promise<Result<Changed>> => setPaused(context, request, true)

export const resume = (context: Context, request: Pause): Promise<Result<Changed>> => setPaused(context, request, false)

async function setPaused(context: Context, request: Pause, paused: boolean): Promise<Result<Changed>> {
  const committed = await changeTable(context, request, request.request, (stored) => {
    const { row } = stored
    if (row.status !== 'playing') return notPlaying(row)
    if (!maySteer(stored, request)) return onlyOpener(stored)
    if ((row.pausedAt !== null) === paused) return refusedByTable(paused ? 'table-paused' : 'not-paused')
    const book = context.books.get(row.game)
    if (!book) return refusedByTable('unknown-game')
    const change = new Change(stored, request.request, context.moment())
    halt(change, book, paused, { person: request.person, present: ownSeats(stored, request.person) })
    if (request.moderator) change.noteModerator(request.person, paused ? 'pause' : 'resume')
    return change
  })
  return answered(context, committed)
}

/** Who has decided something, and the seats of whoever is there just now and need not be called. */
export interface Decided {
  readonly person: string | null
  readonly present: readonly number[]
  /** The seats that have agreed to it, because they had to. */
  readonly asked?: readonly number[]
}

export function halt(change: Change, book: AnyRulebook, paused: boolean, { person, present }: Decided): void {
  const what = paused ? 'paused' : 'resumed'
  change.set({ pausedAt: paused ? change.now : null })
  change.append({ kind: 'note', person, body: { what } })
  change.note(what)
  change.progressOf(book, owedAt(book, change.row.position), { present })
  change.refreshStatus()
}
