/** 5.7.3 and 5.7.4: the lines fire, position by position. */
import type { Table } from '../../../kernel/index.ts'
import { data } from '../data.ts'
import { type Board, effects } from '../derived.ts'
import type { Ship, State } from '../state.ts'
import type { Naval, Side } from '../turn/action.ts'
import { removeShips } from './fleets.ts'
import { sides } from './sides.ts'

/** A ship in a line, with the hits it has taken this round. */
interface Place {
  readonly ship: Ship
  hits: number
}

const hitsToSink = (ship: Ship): number => (ship === 'bb' ? 2 : 1)
const isAfloat = ({ ship, hits }: Place): boolean => hits < hitsToSink(ship)

type Lines = Record<Side, Place[]>
/** What technology adds, by ship. */
export type FireControl = Record<Side, (ship: Ship) => number>

export const fireControlOf = (p: Board, battle: Pick<Naval, Side>): FireControl => {
  const of = (side: Side) => (ship: Ship) =>
    effects(p, battle[side], 'naval-bonus').reduce((sum, effect) => sum + (effect.ship === ship ? effect.amount : 0), 0)
  return { attacker: of('attacker'), defender: of('defender') }
}

interface Match {
  readonly totals: Record<Side, number>
  readonly position: number
  readonly loser: Side | undefined
  readonly struck: Ship | undefined
}

/** Two dice for each side at each position; what is hit at one fires at the next no more. */
export function fireRound(lines: Lines, control: FireControl, dice: () => number): readonly Match[] {
  return lines.attacker.map((_, position) => {
    const rolled = { attacker: dice(), defender: dice() }
    const total = (side: Side) => rolled[side] + bonus(lines, control, side, position)
    const totals = { attacker: total('attacker'), defender: total('defender') }
    const loser = totals.attacker === totals.defender ? undefined : totals.attacker > totals.defender ? 'defender' : 'attacker'
    return { totals, position, loser, struck: loser && strike(lines, loser, position) }
  })
}

export function fireLines(p: State, battle: Naval, table: Table): void {
  const lines = { attacker: placesOf(battle.lines.attacker), defender: placesOf(battle.lines.defender) }
  const roll = () => table.chance.die(6) + table.chance.die(6)
  for (const { totals, position, loser, struck } of fireRound(lines, fireControlOf(p, battle), roll)) {
    const ships = { ship: lines.attacker[position]!.ship, against: lines.defender[position]!.ship }
    const match = { ...ships, total: totals.attacker, their: totals.defender }
    if (loser) table.tell('naval-match', { ...match, struck, target: battle[loser] })
    else table.tell('naval-draw', match)
  }
  for (const side of sides) afterRound(p, battle, side, lines[side], table)
}

export const placesOf = (line: readonly Ship[]): Place[] => line.map((ship) => ({ ship, hits: 0 }))

/** All modifiers add up. */
function bonus(lines: Lines, control: FireControl, side: Side, position: number): number {
  const own = lines[side]
  const { ship } = own[position]!
  const foe = lines[side === 'attacker' ? 'defender' : 'attacker'][position]!.ship
  return data.navalModifiers.reduce((sum, modifier) => {
    if ('own' in modifier) return sum + (modifier.own === ship && modifier.against.includes(foe) ? modifier.bonus : 0)
    // Carriers beside it that still float, for a carrier too (ruling 9.21).
    const beside = [own[position - 1], own[position + 1]].filter(
      (place) => place?.ship === modifier.adjacentOwn && isAfloat(place),
    )
    return sum + Math.min(modifier.max, beside.length * modifier.bonus)
  }, control[side](ship))
}

/** The first ship afloat is hit; where two carriers meet, the losing one itself. */
function strike(lines: Lines, loser: Side, position: number): Ship | undefined {
  const meeting = sides.map((side) => lines[side][position]!)
  const struck = meeting.every(({ ship }) => ship === 'cv') ? lines[loser][position] : lines[loser].find(isAfloat)
  if (struck) struck.hits += 1
  return struck?.ship
}

/** Sunk ships are gone; a battleship that was hit once leaves the battle until it ends. Gives the ships that were sunk. */
export function withoutStruck({ fleet, damaged }: Pick<Naval, 'fleet' | 'damaged'>, side: Side, line: readonly Place[]): Ship[] {
  return line.flatMap((place) => {
    if (place.hits === 0) return []
    fleet[side][place.ship] -= 1
    if (!isAfloat(place)) return [place.ship]
    damaged[side] += 1
    return []
  })
}

function afterRound(p: State, battle: Naval, side: Side, line: readonly Place[], table: Table): void {
  for (const ship of withoutStruck(battle, side, line)) {
    removeShips(p, battle.sea, battle[side], { [ship]: 1 })
    table.tell('ship-sunk', { seat: battle[side], ship })
  }
}
