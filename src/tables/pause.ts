import { Change } from './change.ts'
import { changeTable } from './commit.ts'
import type { Context } from './context.ts'
import { answered, maySteer, onlyOpener } from './lobby.ts'
import { owedAt, ownSeats } from './looking.ts'
import { notPlaying, refusedByTable } from './refusals.ts'
import type { Changed, Pause, Result } from './requests.ts'

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
    change.set({ pausedAt: paused ? change.now : null })
    change.append({ kind: 'note', person: request.person, body: { what: paused ? 'paused' : 'resumed' } })
    change.audit(request, paused ? 'pause' : 'resume')
    change.note(paused ? 'paused' : 'resumed')
    change.progressOf(book, owedAt(book, row.position), { present: ownSeats(stored, request.person) })
    change.refreshStatus()
    return change
  })
  return answered(context, committed)
}
