import { usualLevel } from '../../kernel/index.ts'
import { deleteDraft, type Ending, type SeatRow, type StoredTable } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { standUp } from '../lobby/seats.ts'
import { owedAt } from '../look/look.ts'
import { Change } from '../play/change.ts'
import { answered, changeTable } from '../play/commit.ts'
import { close } from '../play/end.ts'
import { notPlaying, refusedByTable } from '../refusals.ts'
import type { Changed, Result } from '../requests.ts'
import { cutOff } from './absence.ts'
import type { Leave, Return } from './requests.ts'

/** In the lobby the seat becomes free; later a computer takes it over. Where nobody is left, the table is closed. */
export async function leave(context: Context, request: Leave): Promise<Result<Changed>> {
  const committed = await changeTable(context, request, request.request, (stored) => {
    const { row } = stored
    if (row.status === 'ended') return refusedByTable('table-ended')
    const own = stored.seats.filter(({ person }) => person === request.person)
    const [first] = own
    if (!first) return refusedByTable('not-seated')
    const change = new Change(stored, request.request, context.moment())
    change.append({ kind: 'leave', person: request.person, seat: first.number })
    if (row.status === 'lobby') {
      change.within.push((client) => deleteDraft(client, row.id, first.number))
      standUp(change, first.number)
      handOver(change, request.person)
    } else vacate(change, own)
    if (change.seats.every(({ person }) => person === null)) {
      close(change, lastOneLeft(stored, request.person))
      return change
    }
    const book = context.books.get(row.game)
    if (row.status === 'playing' && book) {
      change.note('left', { name: first.name, person: request.person, seat: first.seat })
      change.progressOf(book, owedAt(book, row.position), { changed: own.map(({ number }) => number) })
    }
    change.refreshStatus()
    return change
  })
  return answered(context, committed)
}

const lastOneLeft = ({ row }: StoredTable, by: string): Ending => ({
  how: row.status === 'lobby' ? 'called-off' : 'ended',
  winners: [],
  by,
})

/** What a seat becomes while a computer sits in for its person, and once it plays on for good. */
export const standingIn = { computer: 'standing-in', level: usualLevel } as const
const playingOn = { computer: 'seated', level: usualLevel } as const

/** A computer plays these seats for good, and whoever had them decides nothing here any more. */
export function vacate(change: Change, own: readonly SeatRow[]): void {
  const { row } = change
  for (const { number, person } of own) {
    change.within.push((client) => deleteDraft(client, row.id, number))
    change.seat(number, { person: null, name: null, ...playingOn, plan: null })
    if (person !== null) handOver(change, person)
    // Only they could have brought back what they undid.
    change.set({ undone: change.row.undone.filter((undone) => undone.person !== person) })
  }
}

/** Whoever has sat longest decides about the table when the opener is gone. */
export function handOver(change: Change, person: string): void {
  const next = change.seats.find((seat) => seat.person !== null)?.person
  if (change.row.opener === person && next) change.set({ opener: next })
}

/** The person is back: the computer that stood in for them goes. */
export async function back(context: Context, request: Return): Promise<Result<Changed>> {
  const committed = await changeTable(context, request, request.request, (stored) => {
    const { row } = stored
    if (row.status !== 'playing') return notPlaying(row)
    const own = stored.seats.filter(({ number, person }) => person === request.person && (request.seat ?? number) === number)
    if (own.length === 0) return refusedByTable('not-seated')
    const book = context.books.get(row.game)
    if (!book) return refusedByTable('unknown-game')
    const change = new Change(stored, request.request, context.moment())
    const numbers = own.map(({ number }) => number)
    for (const number of numbers) change.seat(number, { computer: null })
    const seats = row.live.seats.map((seat, number) =>
      numbers.includes(number)
        ? { ...seat, misses: 0, awayUntil: null, absences: cutOff(seat.absences, change.moment.now) }
        : seat,
    )
    change.set({ live: { ...row.live, seats } })
    change.append({ kind: 'note', person: request.person, seat: numbers[0], body: { what: 'back' } })
    change.progressOf(book, owedAt(book, row.position), { changed: numbers, present: numbers })
    change.refreshStatus()
    return change
  })
  return answered(context, committed)
}
