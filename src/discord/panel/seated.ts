import type { SeatLook, TableLook } from '../../tables/index.ts'

/** A seat that has its place in the game. */
export type Seated = SeatLook & { readonly seat: string }

export const isSeated = (seat: SeatLook | undefined): seat is Seated => seat !== undefined && seat.seat !== null

/** The seat that this person plays here; the one that is awaited, where they have several. */
export function seatOf(look: TableLook, person: string): Seated | undefined {
  const own = look.seats.filter((seat) => seat.person === person).filter(isSeated)
  return own.find(({ since }) => since !== null) ?? own[0]
}
