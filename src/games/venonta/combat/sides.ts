/** 5.8.2: who commits what, and what a die hits on. */
import { data, linked } from '../data.ts'
import { effectsOf, partnerOf, tanksIn } from '../derived.ts'
import { type Board, type Combat, type Seat, type Side, type Territory, territories } from '../state.ts'

const { combat } = data

/** A tank that the partner of a side can lend: on the target itself, else linked to it, lowest number first. */
export function allyFor(p: Board, seat: Seat, target: Territory, enemy: Seat | null): Side['ally'] {
  const partner = partnerOf(p, seat)
  if (!partner || partner === enemy) return null
  const territory = [target, ...territories.filter((id) => linked(id, target))].find((id) => tanksIn(p, id, partner) > 0)
  return territory ? { seat: partner, territory } : null
}

const sideOf = (tanks: number, ally: Side['ally']): Side => ({
  tankDice: combat.dicePerTank * (tanks + (ally ? 1 : 0)),
  popDice: combat.populationDice,
  tanks,
  ally,
})

export const attackingSide = sideOf

/** The defender always commits all its tanks there; a partner helps by itself, but nobody helps in a rebellion. */
export function defendingSide(p: Board, defender: Seat, target: Territory, attacker: Seat, isRebellion: boolean): Side {
  const tanks = Math.min(combat.maxOwnTanks, tanksIn(p, target, defender))
  return sideOf(tanks, isRebellion ? null : allyFor(p, defender, target, attacker))
}

/** What adds to the printed hits: veterans to tanks, a militia to people who defend or rebel. */
export function hitsOf(
  p: Board,
  fight: Combat,
  seat: Seat,
): { readonly tank: readonly number[]; readonly people: readonly number[] } {
  const isAtHome = seat === fight.defender || fight.kind === 'rebellion'
  const militia = isAtHome ? effectsOf(p, seat, 'pop-hits') : []
  return {
    tank: [...combat.tankHits, ...effectsOf(p, seat, 'tank-hits').flatMap(({ add }) => add)],
    people: [...combat.populationHits, ...militia.flatMap(({ add }) => add)],
  }
}

export const diceOf = ({ tankDice, popDice }: Side): number => tankDice + popDice

/** How many tanks fell with the dice lost (5.8.5). */
export function tanksLost({ tanks, ally, tankDice }: Side): number {
  const committed = combat.dicePerTank * (tanks + (ally ? 1 : 0))
  return Math.floor((committed - tankDice) / combat.dicePerTank)
}
