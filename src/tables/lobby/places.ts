import type { DueMark, SeatRow, TableRow } from '../../store/index.ts'

type Waiting = Pick<TableRow, 'status' | 'live' | 'id'>

export const againIn = ({ status, live }: Waiting) => (status === 'lobby' ? live.lobby?.again : null)

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
