/** 5.12 Escort fire: destroyers and carriers hunt the submarines that have just fired. */
import type { Table } from '../../../kernel/index.ts'
import { data } from '../data.ts'
import { dieBonus, fleetOf, orderOf } from '../derived.ts'
import type { SeaId, Seat, State } from '../state.ts'
import { removeShips } from './fleets.ts'

export interface Hunt {
  readonly sea: SeaId
  /** Whose submarines fired, and how many of them. */
  readonly hunted: Seat
  readonly fired: number
  /** Whether the submarines fired upon this seat. */
  isVictim(seat: Seat): boolean
  /** Who may shoot back, in order. */
  readonly hunters: readonly Seat[]
}

export function escortFire(p: State, { sea, hunted, fired, isVictim, hunters }: Hunt, table: Table): void {
  let afloat = fired
  for (const seat of hunters) {
    if (seat === hunted || !escorts(p, seat, isVictim(seat))) continue
    const { dd, cv } = fleetOf(p, sea, seat)
    if (dd + cv === 0) continue
    const { destroyerEscort, carrierEscort } = data.thresholds
    const needed = [...Array<number>(dd).fill(destroyerEscort), ...Array<number>(cv).fill(carrierEscort)]
    const bonus = dieBonus(p, seat, 'escort')
    const dice = needed.map(() => table.chance.die(6))
    const hits = dice.filter((die, index) => die + bonus >= needed[index]!).length
    const sunk = Math.min(hits, afloat)
    afloat -= sunk
    table.tell('escort-fire', { seat, sea, target: hunted, dice, bonus, sunk })
    removeShips(p, sea, hunted, { sub: sunk })
  }
}

const escorts = (p: State, seat: Seat, victim: boolean): boolean => {
  const order = orderOf(p, seat, 'escort')
  return order === 'always' || (order === 'victim' && victim)
}
