import type { Standings } from '../standings.ts'

/** The place of a seat, and of how many. Whoever is level with others shares it. */
export function placeOf(standings: Standings, seat: string): { readonly place: number; readonly of: number } {
  const own = standings.seats.find((other) => other.seat === seat)
  return { place: own?.place ?? standings.seats.length, of: standings.seats.length }
}
