import type { Table } from '../../../kernel/index.ts'
import { constants } from '../data.ts'
import { controller, freeTerritories, tanksIn } from '../derived.ts'
import { type Board, type Seat, type State, type Territory, territories } from '../state.ts'

export const hasRoom = (p: Board, id: Territory, seat: Seat): boolean => tanksIn(p, id, seat) < constants.tanksPerTerritory

export function addTank(p: State, id: Territory, seat: Seat): void {
  p.land[id].tanks[seat] = tanksIn(p, id, seat) + 1
}

/** Up to so many; a seat without tanks has no key. */
export function removeTanks(p: State, id: Territory, seat: Seat, count: number): number {
  const before = tanksIn(p, id, seat)
  const left = Math.max(0, before - count)
  if (left === 0) delete p.land[id].tanks[seat]
  else p.land[id].tanks[seat] = left
  return before - left
}

/** Back to own free territories by ascending number, as far as there is room; the rest is scrapped. */
function sendHome(p: State, id: Territory, seat: Seat, table: Table): void {
  const count = removeTanks(p, id, seat, tanksIn(p, id, seat))
  let scrapped = 0
  for (let tank = 0; tank < count; tank++) {
    const home = freeTerritories(p, seat).find((place) => hasRoom(p, place, seat))
    if (home === undefined) scrapped += 1
    else addTank(p, home, seat)
  }
  if (count > 0) table.tell('tanks-home', { seat, territory: id, count, scrapped })
}

/** Everybody else's tanks leave a territory that has changed hands (5.8). */
export function clearOthers(p: State, id: Territory, stays: Seat, table: Table): void {
  for (const seat of p.seats) if (seat !== stays) sendHome(p, id, seat, table)
}

/** 5.7.4: tanks on a territory that their seat does not control. */
export function recallTanks(p: State, table: Table): void {
  for (const seat of p.order)
    for (const id of territories) if (controller(p, id) !== seat && tanksIn(p, id, seat) > 0) sendHome(p, id, seat, table)
}
