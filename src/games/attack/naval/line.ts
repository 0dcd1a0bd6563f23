/** 5.7.2 The line of battle. */

import { noFleet, orderOf, sizeOf } from '../derived.ts'
import { type Fleet, type Ship, type State, ships } from '../state.ts'
import type { Naval, Side } from '../turn/action.ts'
import { sides } from './sides.ts'

export const longestLine = 8
/** Which ships a standing order chooses, and in which order it lays them. */
const preferred: readonly Ship[] = ['bb', 'cv', 'dd', 'sub']
const laid: readonly Ship[] = ['dd', 'sub', 'bb', 'cv']

const inLine = (line: readonly Ship[], ship: Ship): number => line.filter((known) => known === ship).length

export const leftFor = ({ fleet, lines }: Naval, side: Side, ship: Ship): number => fleet[side][ship] - inLine(lines[side], ship)

export function autoLine(fleet: Readonly<Fleet>, length: number): Ship[] {
  const chosen = noFleet()
  let room = length
  for (const ship of preferred) {
    chosen[ship] = Math.min(fleet[ship], room)
    room -= chosen[ship]
  }
  const line: Ship[] = []
  for (const ship of laid) for (let count = 0; count < chosen[ship]; count++) line.push(ship)
  return line
}

/** The first ship of the automatic line that a line begun by hand does not hold yet. */
const nextAfter = (begun: readonly Ship[], wanted: readonly Ship[]): Ship | undefined =>
  wanted.find((ship, place) => inLine(wanted.slice(0, place + 1), ship) > inLine(begun, ship))

export const nextOfAutoLine = ({ fleet, lines, length }: Naval, side: Side): Ship | undefined =>
  nextAfter(lines[side], autoLine(fleet[side], length))

/** A line begun by hand, as the rules would go on with it. */
export function completed(begun: readonly Ship[], fleet: Readonly<Fleet>, length: number): readonly Ship[] {
  if (begun.length === 0) return autoLine(fleet, length)
  const next = begun.length < length ? nextAfter(begun, autoLine(fleet, length)) : undefined
  return next === undefined ? begun : completed([...begun, next], fleet, length)
}

const isOfOneType = (fleet: Readonly<Fleet>): boolean => ships.filter((ship) => fleet[ship] > 0).length === 1

export const isLaidBySelf = (p: State, { fleet, ...battle }: Naval, side: Side): boolean =>
  isOfOneType(fleet[side]) || orderOf(p, battle[side], 'navalLine') === 'auto'

export function layBySelf(battle: Naval, side: Side): void {
  battle.lines[side] = autoLine(battle.fleet[side], battle.length)
}

/** Both lay as many ships as the smaller fleet has. */
export function beginLines(p: State, battle: Naval): void {
  battle.step = 'lines'
  battle.length = Math.min(longestLine, ...sides.map((side) => sizeOf(battle.fleet[side])))
  battle.choice = { attacker: null, defender: null }
  for (const side of sides) {
    battle.lines[side] = []
    if (isLaidBySelf(p, battle, side)) layBySelf(battle, side)
  }
  battle.waiting = sides.filter((side) => !isComplete(battle, side)).map((side) => battle[side])
}

export const isComplete = ({ lines, length }: Naval, side: Side): boolean => lines[side].length >= length
