/** How a land battle is likely to end: it is fought out a few times with dice that are always the same. */
import { battleDice, data } from '../data.ts'
import { effects, noLand, ownerOf, sizeOf } from '../derived.ts'
import { committedBy } from '../land/commit.ts'
import { afterHit, bestHit, type Volley } from '../land/hits.ts'
import { type Land, type LandUnit, landUnits, type RegionId, type Seat, type State } from '../state.ts'

interface Army {
  reserve: Land
  line: Land
  /** Technologies. */
  readonly extraDice: readonly { readonly unit: LandUnit; readonly min: number; readonly amount: number }[]
  readonly rockets: boolean
}

const openingLine = 4
const fewestDice = 2
const battlesForPlayer = 24
const battlesForNeutral = 3

/** The same question always gets the same answer, so that a plan made twice is the same plan. */
function steadyDie(): () => number {
  let state = 0x2545f491
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return ((state >>> 0) % 6) + 1
  }
}

function moveUp(army: Army, room: number): void {
  const units = committedBy('balanced', army.reserve, room)
  for (const unit of landUnits) {
    army.reserve[unit] -= units[unit]
    army.line[unit] += units[unit]
  }
}

function strike(from: Army, to: Army, die: () => number): void {
  const { line } = from
  const extra = from.extraDice.reduce((sum, { unit, min, amount }) => sum + (line[unit] >= min ? amount : 0), 0)
  const dice = Math.max(
    fewestDice,
    landUnits.reduce((sum, unit) => sum + line[unit] * battleDice[unit], 0),
  )
  const hits = noLand()
  for (let rolled = 0; rolled < dice + extra; rolled++) {
    const face = data.battleDie[die()]!
    if (face !== 'blank' && hits[face] < line[face]) hits[face] += 1
  }
  let volley: Volley = { line: to.line, hits, rockets: from.rockets }
  for (let hit = bestHit(volley); hit; hit = bestHit(volley)) volley = afterHit(volley, hit.by, hit.target)
  to.line = { ...volley.line }
}

const isGone = ({ reserve, line }: Army): boolean => sizeOf(reserve) + sizeOf(line) === 0

/** Whether the attacker wins; nobody retreats. */
function attackerWins(attacker: Army, defender: Army, die: () => number): boolean {
  moveUp(attacker, openingLine)
  moveUp(defender, openingLine)
  for (let round = 1; ; round++) {
    const room = openingLine - 1 + round
    if (round > 1) moveUp(defender, room - sizeOf(defender.line))
    strike(defender, attacker, die)
    if (isGone(attacker)) return false
    moveUp(attacker, room - sizeOf(attacker.line))
    strike(attacker, defender, die)
    if (isGone(defender)) return true
  }
}

const armyOf = (p: State, seat: Seat | null, units: Readonly<Land>): Army => ({
  reserve: { ...units },
  line: noLand(),
  extraDice: seat ? effects(p, seat, 'extra-battle-die') : [],
  rockets: seat !== null && effects(p, seat, 'artillery-any').length > 0,
})

/** Every army that a neutral may field, as often as there are cards for it. */
const neutralArmies = [
  ...new Map(data.economics.map(({ suit, value, defenders }) => [`${suit}-${value}`, defenders])).entries(),
].map(([kind, units]) => ({ units, weight: data.economics.filter(({ suit, value }) => `${suit}-${value}` === kind).length }))

const known = new Map<string, number>()
const mostKnown = 50_000

/** Share of the battles that the attackers win against what stands, or might stand, in the region. */
export function winChance(p: State, seat: Seat, attackers: Readonly<Land>, region: RegionId): number {
  const owner = ownerOf(p, region)
  const { units } = p.regions[region]!
  const techs = (of: Seat | null) => (of ? p.players[of].techs.join() : '')
  const key = [Object.values(attackers), owner ? Object.values(units) : 'neutral', techs(seat), techs(owner)].join('|')
  const before = known.get(key)
  if (before !== undefined) return before
  const share = owner ? against(p, seat, attackers, owner, units, battlesForPlayer) : againstNeutral(p, seat, attackers)
  if (known.size > mostKnown) known.clear()
  known.set(key, share)
  return share
}

function against(
  p: State,
  seat: Seat,
  attackers: Readonly<Land>,
  owner: Seat | null,
  defenders: Readonly<Land>,
  battles: number,
  die = steadyDie(),
): number {
  let won = 0
  for (let fought = 0; fought < battles; fought++)
    if (attackerWins(armyOf(p, seat, attackers), armyOf(p, owner, defenders), die)) won += 1
  return won / battles
}

function againstNeutral(p: State, seat: Seat, attackers: Readonly<Land>): number {
  const die = steadyDie()
  const shares = neutralArmies.map(
    ({ units, weight }) => weight * against(p, seat, attackers, null, units, battlesForNeutral, die),
  )
  return shares.reduce((sum, share) => sum + share, 0) / data.economics.length
}
