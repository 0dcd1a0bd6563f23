import { concededSeats, type SeatRow, type StoredTable } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { findByRef, owedAt } from '../look/look.ts'
import { notPlaying, refusedByTable } from '../refusals.ts'
import type { Changed, Result } from '../requests.ts'
import { vacate } from '../seats/leave.ts'
import { Change } from './change.ts'
import { answered, changeTable } from './commit.ts'
import { close } from './end.ts'
import type { Concede, ConcedePreview } from './requests.ts'

/**
 * A person gives up, which counts as a loss. A computer takes their seat for good, unless nobody is left to play with: where all the
 * others have given up, whoever is left has won; where only computers are, the game is over.
 */
export async function concede(context: Context, request: Concede): Promise<Result<Changed>> {
  const committed = await changeTable(context, request, request.request, async (stored) => {
    const { row } = stored
    if (row.status !== 'playing') return notPlaying(row)
    const own = stored.seats.filter(({ person }) => person === request.person)
    const [first] = own
    if (!first) return refusedByTable('not-seated')
    const book = context.books.get(row.game)
    if (!book) return refusedByTable('unknown-game')
    const change = new Change(stored, request.request, context.moment())
    for (const { number } of own) change.append({ kind: 'concede', person: request.person, seat: number })
    const left = await leftOver(context, stored, own)
    if (left) {
      close(change, { how: 'conceded', winners: left.flatMap(({ seat }) => seat ?? []), by: request.person })
      return change
    }
    vacate(change, own)
    change.note('conceded', { name: first.name, person: request.person, seat: first.number })
    change.progressOf(book, owedAt(book, row.position), { changed: own.map(({ number }) => number) })
    change.refreshStatus()
    return change
  })
  return answered(context, committed)
}

/** What giving up would lead to. */
export async function concedePreview(context: Context, request: Concede): Promise<Result<ConcedePreview>> {
  const stored = await findByRef(context.store.client, request)
  if (!stored) return refusedByTable('no-table')
  if (stored.row.status !== 'playing') return notPlaying(stored.row)
  const own = stored.seats.filter(({ person }) => person === request.person)
  if (own.length === 0) return refusedByTable('not-seated')
  const left = await leftOver(context, stored, own)
  return { ends: left !== undefined, winners: (left ?? []).map(({ number }) => number) }
}

/** Who is left when nobody else plays on: the last person, or no person at all. Undefined where the game goes on. */
async function leftOver(
  { store }: Context,
  { row, seats }: StoredTable,
  own: readonly SeatRow[],
): Promise<readonly SeatRow[] | undefined> {
  const others = seats.filter((seat) => !own.includes(seat))
  const people = others.filter(({ person }) => person !== null)
  const [last] = people
  if (!last) return []
  const conceded = await concededSeats(store.client, row.id)
  const allConceded = others.every(
    (seat) => seat.person === last.person || (seat.person === null && conceded.includes(seat.number)),
  )
  return allConceded ? people : undefined
}
