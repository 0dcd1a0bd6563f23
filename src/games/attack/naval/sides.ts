/** The two sides of a naval battle. */

import { fleetOf, sizeOf, surfaceShips } from '../derived.ts'
import type { Fleet, Seat, State } from '../state.ts'
import type { Naval, Side } from '../turn/action.ts'

export const sides: readonly Side[] = ['attacker', 'defender']

export function navalBattle(p: Pick<State, 'action'>): Naval {
  const battle = p.action && 'battle' in p.action ? p.action.battle : null
  if (battle?.kind !== 'naval') throw new Error('attack: no naval battle is on')
  return battle
}

export const sideOf = ({ attacker }: Naval, seat: Seat): Side => (seat === attacker ? 'attacker' : 'defender')

/** All that a seat has in the area, whether it fights or not. */
export const shipsOf = (p: State, battle: Naval, side: Side): Fleet => fleetOf(p, battle.sea, battle[side])

export const onlySubmarines = (fleet: Fleet): boolean => fleet.sub > 0 && surfaceShips(fleet) === 0

export const isSunk = ({ fleet }: Naval, side: Side): boolean => sizeOf(fleet[side]) === 0
