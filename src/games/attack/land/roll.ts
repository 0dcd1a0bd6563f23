/** 5.8.3b The dice of one side. */
import type { Table } from '../../../kernel/index.ts'
import { battleDice, data } from '../data.ts'
import { type Board, effects, noLand } from '../derived.ts'
import { type Land, type LandUnit, landUnits, type Seat, type State } from '../state.ts'
import type { Battle, Side } from '../turn/action.ts'
import { armyOf, landBattle, ownerOfSide } from './sides.ts'

const fewestDice = 2

/** What a side has beside its units. */
export interface Arms {
  readonly extraDice: readonly { readonly unit: LandUnit; readonly min: number; readonly amount: number }[]
  readonly homeDice: number
  /** Artillery may hit anything. */
  readonly rockets: boolean
}

/** Of a seat, or of a neutral's army that has nothing. */
export const armsOf = (p: Board, seat: Seat | undefined, home: number): Arms => ({
  extraDice: seat ? effects(p, seat, 'extra-battle-die') : [],
  homeDice: home,
  rockets: seat !== undefined && effects(p, seat, 'artillery-any').length > 0,
})

export const armsIn = (p: Board, battle: Pick<Battle, 'attacker' | 'defender' | 'region' | 'amphibious'>, side: Side): Arms =>
  armsOf(p, ownerOfSide(battle, side), side === 'attacker' ? 0 : homeDice(p, battle))

export function diceOf(line: Readonly<Land>, { extraDice, homeDice: home }: Arms): number {
  const units = landUnits.reduce((sum, unit) => sum + line[unit] * battleDice[unit], 0)
  const extra = extraDice.reduce((sum, { unit, min, amount }) => sum + (line[unit] >= min ? amount : 0), 0)
  return Math.max(fewestDice, units) + extra + home
}

/** 2.5 The option for the defender; a neutral has no capital to defend. */
function homeDice(p: Board, { region, defender, amphibious }: Pick<Battle, 'region' | 'defender' | 'amphibious'>): number {
  if (!p.options.homeDefence) return 0
  const hasCapital = defender !== 'neutral' && p.seats.some((seat) => p.players[seat].capital === region)
  return (hasCapital ? 1 : 0) + (amphibious ? 1 : 0)
}

/** At most one hit for each unit that is committed. */
export function hitsFrom(
  line: Readonly<Land>,
  dice: number,
  die: () => number,
): { readonly hits: Land; readonly faces: string[] } {
  const faces: string[] = []
  const hits = noLand()
  for (let rolled = 0; rolled < dice; rolled++) {
    const face = data.battleDie[die()]!
    faces.push(face)
    if (face !== 'blank' && hits[face] < line[face]) hits[face] += 1
  }
  return { hits, faces }
}

export function roll(p: State, side: Side, table: Table): void {
  const battle = landBattle(p)
  const line = battle.line[side]
  const { hits, faces } = hitsFrom(line, diceOf(line, armsIn(p, battle, side)), () => table.chance.die(6))
  battle.hits = hits
  battle.step = 'hits'
  const { region, round } = battle
  table.tell('battle-roll', { region, round, army: armyOf(battle, side), faces: countOf(faces) })
}

const countOf = (faces: readonly string[]): Record<string, number> => {
  const found: Record<string, number> = {}
  for (const face of faces) found[face] = (found[face] ?? 0) + 1
  return found
}
