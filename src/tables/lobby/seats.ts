import { type AnyRulebook, usualLevel } from '../../kernel/index.ts'
import type { SeatRow, TableRow } from '../../store/index.ts'
import { freshSeat } from '../clocks/timing.ts'
import type { Context } from '../context.ts'
import { ownSeats } from '../look/look.ts'
import { Change } from '../play/change.ts'
import { answered, changeTable } from '../play/commit.ts'
import { type Refused, refusedByTable } from '../refusals.ts'
import type { Changed, Moderated, OnTable, Result } from '../requests.ts'
import { maySteer } from '../steering.ts'
import { freeNameplate, nameplatesOf } from './nameplates.ts'
import { placesOf } from './places.ts'
import type { AddComputer, RemoveComputer, SetLevel, Sit } from './requests.ts'

/** Carries a change out on a table whose game has not started. */
async function inLobby(
  context: Context,
  request: OnTable,
  work: (change: Change, book: AnyRulebook) => Refused | undefined,
): Promise<Result<Changed>> {
  const committed = await changeTable(context, request, request.request, (stored) => {
    if (stored.row.status === 'ended') return refusedByTable('table-ended')
    if (stored.row.status !== 'lobby') return refusedByTable('not-in-lobby')
    const book = context.books.get(stored.row.game)
    if (!book) return refusedByTable('unknown-game')
    const change = new Change(stored, request.request, context.moment())
    const refused = work(change, book)
    if (refused) return refused
    change.refreshStatus()
    return change
  })
  return answered(context, committed)
}

export const sit = (context: Context, request: Sit): Promise<Result<Changed>> =>
  inLobby(context, request, (change, book) => {
    const { person, name, wish } = request
    if (isOthersPractice(change.row, person)) return refusedByTable('practises-alone')
    const own = change.seats.find((seat) => seat.person === person)
    if (own) return wish === undefined ? refusedByTable('already-seated') : wishAnew(change, book, own, wish)
    return join(
      change,
      book,
      { person, name, computer: null, level: usualLevel, wish: wish ?? wishBefore(change, person) },
      request,
    )
  })

/** Of somebody who plays again: the place that would be theirs, unless somebody else has taken it. */
function wishBefore({ row, seats }: Change, person: string): string | null {
  const wish = row.live.lobby?.again?.people.find((one) => one.person === person)?.wish ?? null
  return seats.some((seat) => seat.wish === wish) ? null : wish
}

/** By whoever sits there, or may decide about the table. */
export const addComputer = (context: Context, request: AddComputer): Promise<Result<Changed>> =>
  inLobby(context, request, (change, book) => {
    const { wish = null, level = usualLevel } = request
    return (
      strangers(change, request) ?? join(change, book, { person: null, name: null, computer: 'seated', level, wish }, request)
    )
  })

export const setLevel = (context: Context, request: SetLevel): Promise<Result<Changed>> =>
  inLobby(context, request, (change) => {
    const { joined, level, person } = request
    const refused = strangers(change, request)
    if (refused) return refused
    const seat = change.seats.find(({ computer, joinedBy }) => computer !== null && joinedBy === joined)
    if (!seat) return refusedByTable('no-computer')
    change.seat(seat.number, { level })
    change.append({ kind: 'computer', person, seat: seat.number, body: { level } })
    return undefined
  })

const strangers = ({ before }: Change, request: OnTable & Moderated): Refused | undefined =>
  ownSeats(before, request.person).length > 0 || maySteer(before, request) ? undefined : refusedByTable('not-seated')

type Joining = Pick<SeatRow, 'person' | 'name' | 'computer' | 'level' | 'wish'>

function wishAnew(change: Change, book: AnyRulebook, own: SeatRow, wish: string | null): Refused | undefined {
  const others = change.seats.filter((seat) => seat !== own)
  const refused = wishRefusal(book, others, wish)
  if (refused) return refused
  change.seat(own.number, { wish })
  change.append({ kind: 'sit', person: own.person, seat: own.number })
  return undefined
}

function wishRefusal(book: AnyRulebook, others: readonly SeatRow[], wanted: string | null): Refused | undefined {
  if (wanted === null) return undefined
  if (!book.seats.all.includes(wanted)) return refusedByTable('unknown-seat')
  return others.some(({ wish }) => wish === wanted) ? refusedByTable('seat-taken') : undefined
}

function join(change: Change, book: AnyRulebook, joining: Joining, request: OnTable): Refused | undefined {
  const { seats, row } = change
  const places = placesOf(row.terms, book)
  if (seats.length >= places) return refusedByTable('table-full', { seats: places })
  const refused = wishRefusal(book, seats, joining.wish)
  if (refused) return refused
  const number = seats.length
  change.seats = [...seats, { table: row.id, number, seat: null, plan: null, joinedBy: request.request, ...joining }]
  const fresh = { ...freshSeat(row.pace), nameplate: freeNameplate(row) }
  change.set({ live: { ...row.live, seats: [...row.live.seats, fresh] } })
  change.append({ kind: joining.computer ? 'computer' : 'sit', person: request.person, seat: number })
  return undefined
}

export const removeComputer = (context: Context, request: RemoveComputer): Promise<Result<Changed>> =>
  inLobby(context, request, (change) => {
    const refused = strangers(change, request)
    if (refused) return refused
    const computers = change.seats.filter(({ computer }) => computer !== null)
    const gone = request.seat === undefined ? computers.at(-1) : computers.find(({ number }) => number === request.seat)
    if (!gone) return refusedByTable('no-computer')
    standUp(change, gone.number)
    change.append({ kind: 'computer', person: request.person, body: { removed: gone.number } })
    return undefined
  })

/** Frees a seat of the lobby; those behind it move up. */
export function standUp(change: Change, number: number): void {
  change.seats = change.seats
    .filter((seat) => seat.number !== number)
    .map((seat, index) => (seat.number === index ? seat : { ...seat, number: index }))
  const { live } = change.row
  // Whoever stays goes by the name that everybody knows by now.
  const named = nameplatesOf(change.row).map((nameplate, index) => ({ ...live.seats[index]!, nameplate }))
  change.set({ live: { ...live, seats: named.toSpliced(number, 1) } })
}

/** Whoever practises does so alone. */
const isOthersPractice = ({ purpose, opener }: TableRow, person: string): boolean => purpose === 'practice' && person !== opener
