/** 2.10 and 3.3: what an objective asks, from the counters of the round and from the board. */
import { type Condition, objectiveOf, territoriesPerSeat } from '../data.ts'
import {
  coloniesOf,
  developed,
  factories,
  farms,
  fishLeft,
  forests,
  fuelOwned,
  intensives,
  lostBy,
  migrantsOwned,
  partnerOf,
  tanksOf,
} from '../derived.ts'
import type { Board, Seat } from '../state.ts'
import type { DerivedStat, Stat } from './stats.ts'

/** 1 if no other seat, neutral ones included, has more. */
const most = (p: Board, seat: Seat, count: (p: Board, seat: Seat) => number): number =>
  p.seats.every((other) => count(p, other) <= count(p, seat)) ? 1 : 0

/** Derived at the moment of the check; all other stats are counted during the round. */
const derived: Readonly<Record<DerivedStat, (p: Board, seat: Seat) => number>> = {
  colonies: (p, seat) => coloniesOf(p, seat).length,
  lost: (p, seat) => lostBy(p, seat).length,
  tanks: tanksOf,
  farms,
  intensives,
  factories,
  forests,
  developed,
  fuel: fuelOwned,
  migrants: migrantsOwned,
  food: (p, seat) => p.players[seat].food,
  tokens: (p, seat) => p.players[seat].tokens,
  inPact: (p, seat) => (partnerOf(p, seat) ? 1 : 0),
  fish: (p) => fishLeft(p),
  allWins: (p) => p.seats.reduce((sum, seat) => sum + p.players[seat].stats.wins, 0),
  trades: (p, seat) => p.players[seat].stats.sold + p.players[seat].stats.bought,
  mostTanks: (p, seat) => most(p, seat, tanksOf),
  mostFuel: (p, seat) => most(p, seat, fuelOwned),
  mostForests: (p, seat) => most(p, seat, forests),
  mostDeveloped: (p, seat) => most(p, seat, developed),
}

const isDerived = (stat: Stat): stat is DerivedStat => Object.hasOwn(derived, stat)

export function statOf(p: Board, seat: Seat, stat: Stat): number {
  if (isDerived(stat)) return derived[stat](p, seat)
  const counted = p.players[seat].stats[stat]
  return typeof counted === 'number' ? counted : counted.length
}

/** What a condition asks for, with T territories for each seat. */
export const wanted = (p: Pick<Board, 'seats'>, { value }: Condition): number =>
  typeof value === 'number' ? value : value.perTerritory * territoriesPerSeat(p)

const operators = { '>=': 'least', '<=': 'most', '=': 'exactly' } as const

export const kindOf = ({ stat, op }: Condition): string => `${stat}-${operators[op]}`

/** What a condition asks, by name: `forests-least-9`. */
export const askedBy = (condition: Condition, amount: number): string => `${kindOf(condition)}-${amount}`

/** What an objective is worth, and the names of what it asks at this table. */
export function asksOf(p: Pick<Board, 'seats'>, objective: string): { readonly pv: number; readonly asked: string[] } {
  const { pv, conditions } = objectiveOf(objective)
  return { pv, asked: conditions.map((condition) => askedBy(condition, wanted(p, condition))) }
}

/** Whether so much is what a condition asks for. */
export function suffices(p: Board, condition: Condition, has: number): boolean {
  const target = wanted(p, condition)
  if (condition.op === '>=') return has >= target
  return condition.op === '<=' ? has <= target : has === target
}

export const isMet = (p: Board, seat: Seat, condition: Condition): boolean =>
  suffices(p, condition, statOf(p, seat, condition.stat))

/** Whether all of its conditions hold now. */
export const isReached = (p: Board, seat: Seat, objective: string): boolean =>
  objectiveOf(objective).conditions.every((condition) => isMet(p, seat, condition))
