/** 5.8.3b The dice of one side. */
import type { Table } from '../../../kernel/index.ts'
import { battleDice, data } from '../data.ts'
import { effects } from '../derived.ts'
import { type Land, type LandUnit, landUnits, type State } from '../state.ts'
import type { Battle, Side } from '../turn/action.ts'
import { armyOf, landBattle, ownerOfSide } from './sides.ts'

const fewestDice = 2

export function diceFor(p: State, battle: Battle, side: Side): number {
  const line = battle.line[side]
  const units = landUnits.reduce((sum, unit) => sum + line[unit] * battleDice[unit], 0)
  const owner = ownerOfSide(battle, side)
  const extra = owner ? effects(p, owner, 'extra-battle-die').filter(({ unit, min }) => line[unit] >= min) : []
  return Math.max(fewestDice, units) + extra.reduce((sum, { amount }) => sum + amount, 0) + homeDice(p, battle, side)
}

/** 2.5 The option for the defender; a neutral has no capital to defend. */
function homeDice(p: State, { region, defender, amphibious }: Battle, side: Side): number {
  if (!p.options.homeDefence || side === 'attacker') return 0
  const hasCapital = defender !== 'neutral' && p.seats.some((seat) => p.players[seat].capital === region)
  return (hasCapital ? 1 : 0) + (amphibious ? 1 : 0)
}

/** At most one hit for each unit that is committed. */
export function roll(p: State, side: Side, table: Table): void {
  const battle = landBattle(p)
  const faces = Array.from({ length: diceFor(p, battle, side) }, () => data.battleDie[table.chance.die(6)]!)
  const shown = (unit: LandUnit): number => faces.filter((face) => face === unit).length
  // `as`: all four units are listed.
  battle.hits = Object.fromEntries(landUnits.map((unit) => [unit, Math.min(shown(unit), battle.line[side][unit])])) as Land
  battle.step = 'hits'
  const { region, round } = battle
  table.tell('battle-roll', { region, round, army: armyOf(battle, side), faces: countOf(faces) })
}

const countOf = (faces: readonly string[]): Record<string, number> => {
  const found: Record<string, number> = {}
  for (const face of faces) found[face] = (found[face] ?? 0) + 1
  return found
}
