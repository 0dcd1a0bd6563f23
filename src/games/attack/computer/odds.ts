/** How a land battle is likely to end: it is fought out a few times with dice that are always the same. */
import { steadyDie } from '../../shared/dice.ts'
import { data } from '../data.ts'
import { ownerOf } from '../derived.ts'
import { fightOut, freshSkirmish } from '../land/fought.ts'
import { type Arms, armsOf } from '../land/roll.ts'
import type { Land, RegionId, Seat, State } from '../state.ts'
import type { BySide } from '../turn/action.ts'

const battlesForPlayer = 24
const battlesForNeutral = 3

/** Every army that a neutral may field, as often as there are cards for it. */
const neutralArmies = [
  ...new Map(data.economics.map(({ suit, value, defenders }) => [`${suit}-${value}`, defenders])).entries(),
].map(([kind, units]) => ({ units, weight: data.economics.filter(({ suit, value }) => `${suit}-${value}` === kind).length }))

type Odds = (attackers: Readonly<Land>) => number

/** By what stands against them and what either side has beside its units, then by army. */
const known = new Map<string, Map<number, number>>()
const mostKnown = 5_000

const codeOf = ({ inf, tank, art, plane }: Readonly<Land>): number => ((inf * 100 + tank) * 100 + art) * 100 + plane

/** The same for all who fight alike: of what somebody knows, little counts in a battle. */
const keyOf = ({ extraDice, rockets }: Arms): string =>
  `${extraDice.map(({ unit, min, amount }) => `${unit}${min}+${amount}`).join()}${rockets ? ' rockets' : ''}`

/** Share of the battles that attackers win against what stands, or might stand, in the region. */
export function oddsAt(p: State, seat: Seat, region: RegionId): Odds {
  const owner = ownerOf(p, region)
  const { units } = p.regions[region]!
  const arms = { attacker: armsOf(p, seat, 0), defender: armsOf(p, owner ?? undefined, 0) }
  const key = `${owner ? codeOf(units) : 'neutral'}|${keyOf(arms.attacker)}|${keyOf(arms.defender)}`
  if (known.size > mostKnown) known.clear()
  const found = known.get(key) ?? new Map<number, number>()
  known.set(key, found)
  return (attackers) => {
    const code = codeOf(attackers)
    const before = found.get(code)
    if (before !== undefined) return before
    const share = owner ? against(arms, attackers, units, battlesForPlayer) : againstNeutral(arms, attackers)
    found.set(code, share)
    return share
  }
}

export const winChance = (p: State, seat: Seat, attackers: Readonly<Land>, region: RegionId): number =>
  oddsAt(p, seat, region)(attackers)

function against(
  arms: BySide<Arms>,
  attackers: Readonly<Land>,
  defenders: Readonly<Land>,
  battles: number,
  die = steadyDie(),
): number {
  const skirmish = freshSkirmish(attackers, defenders)
  let won = 0
  for (let fought = 0; fought < battles; fought++) if (fightOut(skirmish, arms, die).winner === 'attacker') won += 1
  return won / battles
}

function againstNeutral(arms: BySide<Arms>, attackers: Readonly<Land>): number {
  const die = steadyDie()
  const shares = neutralArmies.map(({ units, weight }) => weight * against(arms, attackers, units, battlesForNeutral, die))
  return shares.reduce((sum, share) => sum + share, 0) / data.economics.length
}
