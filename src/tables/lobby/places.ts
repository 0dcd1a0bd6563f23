import type { AnyRulebook } from '../../kernel/index.ts'
import type { DueMark, SeatRow, TableRow, Terms } from '../../store/index.ts'
import { type Refused, refusedByTable } from '../refusals.ts'

/** So many can sit at the table. */
export const placesOf = ({ places }: Pick<Terms, 'places'>, { seats }: Pick<AnyRulebook, 'seats'>): number => places ?? seats.to

/** Whether a table can have so many places, where some are taken. */
export function refusedPlaces({ seats }: AnyRulebook, places: number | null | undefined, taken: number): Refused | undefined {
  const from = Math.max(seats.from, taken)
  if (places == null || (Number.isInteger(places) && places >= from && places <= seats.to)) return undefined
  return refusedByTable('bad-places', { from, to: seats.to })
}

type Waiting = Pick<TableRow, 'status' | 'live' | 'id'>

const againIn = ({ status, live }: Waiting) => (status === 'lobby' ? live.lobby?.again : null)

/** Those who have not answered yet. */
export const missing = (row: Waiting, seats: readonly SeatRow[]) =>
  (againIn(row)?.people ?? []).filter(({ person }) => !seats.some((seat) => seat.person === person))

export function againMarks(row: Waiting): readonly DueMark[] {
  const again = againIn(row)
  return again ? [{ id: `again:${row.id}`, kind: 'again', seat: 0, at: again.until }] : []
}

/** Everybody one place further on; whoever came besides takes what is left. */
export function inTheirPlaces(row: Waiting, seats: readonly SeatRow[]): readonly SeatRow[] {
  const people = againIn(row)?.people
  if (!people) return seats
  const slotOf = ({ person }: SeatRow): number | undefined => people.find((one) => one.person === person)?.slot
  const own = seats.filter((seat) => slotOf(seat) !== undefined).sort((one, other) => slotOf(one)! - slotOf(other)!)
  const others = seats.filter((seat) => slotOf(seat) === undefined)
  const placed = [...own]
  // What nobody of them takes is filled from the front.
  for (let slot = 0; others.length > 0; slot++)
    if (!own.some((seat) => slotOf(seat) === slot)) placed.splice(slot, 0, others.shift()!)
  return placed.map((seat, number) => (seat.number === number ? seat : { ...seat, number }))
}
