import { begin } from '../../kernel/index.ts'
import { personSettings, type SeatLive, type SeatRow, type StoredTable, type TableRow } from '../../store/index.ts'
import { freshSeat } from '../clocks/timing.ts'
import type { Context } from '../context.ts'
import { hashOf } from '../history/seed.ts'
import { owedAt } from '../look/look.ts'
import { Change } from '../play/change.ts'
import { answered, changeTable } from '../play/commit.ts'
import { finishIfOver } from '../play/end.ts'
import { wishesOf } from '../posts/calls.ts'
import { showHands } from '../posts/hands.ts'
import { refusedByTable } from '../refusals.ts'
import type { Changed, Result } from '../requests.ts'
import { maySteer, onlyOpener } from '../steering.ts'
import { nameplatesAtStart } from './nameplates.ts'
import { refusedOptions } from './open.ts'
import { inTheirPlaces } from './places.ts'
import type { Start } from './requests.ts'

/** Ends the lobby: the seed is made, the game set up and run to the first decision. */
export async function start(context: Context, request: Start): Promise<Result<Changed>> {
  const committed = await changeTable(context, request, request.request, async (stored) => {
    const { row } = stored
    if (row.status === 'ended') return refusedByTable('table-ended')
    if (row.status !== 'lobby') return refusedByTable('not-in-lobby')
    if (!maySteer(stored, request)) return onlyOpener(stored)
    const book = context.books.get(row.game)
    if (!book) return refusedByTable('unknown-game')
    const refused = refusedOptions(book, row.options, stored.seats.length)
    if (refused) return refused

    const change = new Change(stored, request.request, context.moment())
    const placed = inTheirPlaces(row, stored.seats)
    const seats = row.terms.anonymous ? shuffled(row, placed) : placed
    change.seats = seats
    const seed = row.terms.lesson ?? context.entropy.seed(row.secret, [...seats.map(({ joinedBy }) => joinedBy), request.request])
    const people = seats.map(({ wish }) => (wish === null ? {} : { wish }))
    const opening = begin(book, { options: row.options, people, seed })
    for (const [number, seat] of opening.seating.entries()) change.seat(number, { seat })
    change.set({
      status: 'playing',
      rules: book.version,
      seed,
      position: opening.position,
      startedAt: change.now,
      live: { ...row.live, seats: await freshSeats(context, stored, seats), lobby: null },
    })
    const { events, chapters, revealed } = opening
    change.append({ kind: 'start', person: request.person, chancy: true, events, chapters, revealed })
    change.audit(request, 'start')
    change.copy(opening.position)
    change.openStatus()
    change.progress(book, { before: [], after: owedAt(book, opening.position), everybody: true })
    showHands(change, book, undefined, opening.position.state)
    finishIfOver(change)
    return change
  })
  return answered(context, committed)
}

/** In an order that says nothing of when they came: it follows from what nobody knows before the end. */
const shuffled = ({ secret }: TableRow, seats: readonly SeatRow[]): readonly SeatRow[] => {
  const mark = ({ joinedBy }: SeatRow): string => hashOf(`${secret} ${joinedBy}`)
  const order = seats.toSorted((one, other) => (mark(one) < mark(other) ? -1 : 1))
  return order.map((seat, number) => ({ ...seat, number }))
}

function freshSeats({ store }: Context, stored: StoredTable, seats: readonly SeatRow[]): Promise<SeatLive[]> {
  const nameplates = nameplatesAtStart(stored, seats)
  return Promise.all(
    seats.map(async ({ person }, number) => ({
      ...freshSeat(stored.row.pace),
      nameplate: nameplates[number]!,
      ...(person !== null && wishesOf(await personSettings(store.client, person))),
    })),
  )
}
