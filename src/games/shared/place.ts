import type { Standings } from '../standings.ts'

/** The place of a seat, and of how many. Whoever is level with others shares it: with some of them, or with all. */
export interface SeatPlace {
  readonly place: number
  readonly of: number
  readonly level: 'none' | 'some' | 'all'
}

export function placeOf({ seats }: Standings, seat: string): SeatPlace {
  const own = seats.find((other) => other.seat === seat)
  const place = own?.place ?? seats.length
  const alike = seats.filter((other) => other.place === place).length
  return { place, of: seats.length, level: alike < 2 ? 'none' : alike < seats.length ? 'some' : 'all' }
}
