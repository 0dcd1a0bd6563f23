import { Change } from './change.ts'
import { changeTable } from './commit.ts'
import type { Context } from './context.ts'
import { answered } from './lobby.ts'
import { owedAt } from './looking.ts'
import { refusedByTable } from './refusals.ts'
import type { Away, Changed, Result } from './requests.ts'
import { day } from './seconds.ts'

const longestAbsence = 31 * day

/** The clock of a person stands while they are away; null: they are back earlier. */
export async function away(context: Context, request: Away): Promise<Result<Changed>> {
  const committed = await changeTable(context, request, request.request, (stored) => {
    const { row } = stored
    if (row.status !== 'playing') return refusedByTable(row.status === 'lobby' ? 'not-started' : 'table-ended')
    const own = stored.seats.filter(({ person }) => person === request.person).map(({ number }) => number)
    if (own.length === 0) return refusedByTable('not-seated')
    const book = context.books.get(row.game)
    if (!book) return refusedByTable('unknown-game')
    const change = new Change(stored, request.request, context.moment())
    const { now } = change.moment
    const until = request.until?.getTime() ?? null
    if (until !== null && (until <= now || until > now + longestAbsence))
      return refusedByTable('bad-absence', { days: longestAbsence / day })
    const seats = row.live.seats.map((seat, number) => (own.includes(number) ? { ...seat, awayUntil: until } : seat))
    change.set({ live: { ...row.live, seats } })
    change.append({
      kind: 'note',
      person: request.person,
      seat: own[0],
      body: { what: until === null ? 'present' : 'away', until },
    })
    change.progressOf(book, owedAt(book, row.position))
    change.refreshStatus()
    return change
  })
  return answered(context, committed)
}
