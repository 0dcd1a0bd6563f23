/** Ships in sea areas: a seat is named in an area only while it has a ship there. */
import { fleetOf, sizeOf } from '../derived.ts'
import { type Fleet, type SeaId, type Seat, type State, ships } from '../state.ts'

function changeFleet(p: State, sea: SeaId, seat: Seat, change: (count: number, ship: keyof Fleet) => number): void {
  const before = fleetOf(p, sea, seat)
  // `as`: every ship is there.
  const after = Object.fromEntries(ships.map((ship) => [ship, change(before[ship], ship)])) as Fleet
  const area = p.seas[sea]!
  if (sizeOf(after) > 0) area[seat] = after
  else delete area[seat]
}

export const addShips = (p: State, sea: SeaId, seat: Seat, added: Readonly<Partial<Fleet>>): void =>
  changeFleet(p, sea, seat, (count, ship) => count + (added[ship] ?? 0))

export const removeShips = (p: State, sea: SeaId, seat: Seat, removed: Readonly<Partial<Fleet>>): void =>
  changeFleet(p, sea, seat, (count, ship) => count - (removed[ship] ?? 0))
