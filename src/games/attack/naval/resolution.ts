/** 5.7.3 and 5.7.4: the lines fire, position by position. */
import type { Table } from '../../../kernel/index.ts'
import { data } from '../data.ts'
import { effects } from '../derived.ts'
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

export function fireLines(p: State, battle: Naval, table: Table): void {
  const lines = { attacker: placesOf(battle, 'attacker'), defender: placesOf(battle, 'defender') }
  for (let position = 0; position < battle.length; position++) {
    const dice = { attacker: roll(table), defender: roll(table) }
    const total = (side: Side) => dice[side][0] + dice[side][1] + bonus(p, battle, lines, side, position)
    const totals = { attacker: total('attacker'), defender: total('defender') }
    const loser = totals.attacker === totals.defender ? undefined : totals.attacker > totals.defender ? 'defender' : 'attacker'
    const struck = loser && strike(lines, loser, position)
    const ships = { ship: lines.attacker[position]!.ship, against: lines.defender[position]!.ship }
    const match = { ...ships, total: totals.attacker, their: totals.defender }
    if (loser) table.tell('naval-match', { ...match, struck, target: battle[loser] })
    else table.tell('naval-draw', match)
  }
  for (const side of sides) afterRound(p, battle, side, lines[side], table)
}

const placesOf = ({ lines }: Naval, side: Side): Place[] => lines[side].map((ship) => ({ ship, hits: 0 }))
const roll = (table: Table): readonly [number, number] => [table.chance.die(6), table.chance.die(6)]

/** All modifiers add up. */
function bonus(p: State, battle: Naval, lines: Record<Side, Place[]>, side: Side, position: number): number {
  const own = lines[side]
  const { ship } = own[position]!
  const foe = lines[side === 'attacker' ? 'defender' : 'attacker'][position]!.ship
  const fireControl = effects(p, battle[side], 'naval-bonus').reduce(
    (sum, effect) => sum + (effect.ship === ship ? effect.amount : 0),
    0,
  )
  return data.navalModifiers.reduce((sum, modifier) => {
    if ('own' in modifier) return sum + (modifier.own === ship && modifier.against.includes(foe) ? modifier.bonus : 0)
    // Carriers beside it that still float, for a carrier too (ruling 9.21).
    const beside = [own[position - 1], own[position + 1]].filter(
      (place) => place?.ship === modifier.adjacentOwn && isAfloat(place),
    )
    return sum + Math.min(modifier.max, beside.length * modifier.bonus)
  }, fireControl)
}

/** The first ship afloat is hit; where two carriers meet, the losing one itself. */
function strike(lines: Record<Side, Place[]>, loser: Side, position: number): Ship | undefined {
  const meeting = sides.map((side) => lines[side][position]!)
  const struck = meeting.every(({ ship }) => ship === 'cv') ? lines[loser][position] : lines[loser].find(isAfloat)
  if (struck) struck.hits += 1
  return struck?.ship
}

/** Sunk ships are gone; a battleship that was hit once leaves the battle until it ends. */
function afterRound(p: State, battle: Naval, side: Side, line: readonly Place[], table: Table): void {
  for (const place of line) {
    if (place.hits === 0) continue
    battle.fleet[side][place.ship] -= 1
    if (isAfloat(place)) battle.damaged[side] += 1
    else {
      removeShips(p, battle.sea, battle[side], { [place.ship]: 1 })
      table.tell('ship-sunk', { seat: battle[side], ship: place.ship })
    }
  }
}
