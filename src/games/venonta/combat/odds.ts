/** 5.8 How a fight may end: every fall of the dice is counted. */
import type { Odds } from '../../../kernel/index.ts'
import { bothOf, hitsOf as chancesOf, type Hits } from '../../shared/dice.ts'
import { data } from '../data.ts'
import type { Board, Combat, Seat, Side } from '../state.ts'
import { decided, suffer } from './outcome.ts'
import { diceOf, hitsOf, tanksLost } from './sides.ts'

const rules = data.combat

/** How likely each ending is, `open` if the attacker stops before; and how many tanks fall on average. */
interface Prospect {
  readonly won: number
  readonly lost: number
  readonly ceasefire: number
  readonly open: number
  readonly myTanks: number
  readonly theirTanks: number
}

const nothing: Prospect = { won: 0, lost: 0, ceasefire: 0, open: 0, myTanks: 0, theirTanks: 0 }

/** `as`: the keys are those of a prospect. */
const keys = Object.keys(nothing) as (keyof Prospect)[]

const added = (sum: Prospect, chance: number, more: Prospect): Prospect =>
  // `as`: as above.
  Object.fromEntries(keys.map((key) => [key, sum[key] + chance * more[key]])) as unknown as Prospect

/** The hits of one side in a volley: at most three dice, those of tanks first. */
function volleyOf(p: Board, fight: Combat, seat: Seat, side: Side): Hits {
  const { tank, people } = hitsOf(p, fight, seat)
  const share = (faces: readonly number[]) => new Set(faces).size / rules.die
  const dice = Math.min(rules.dicePerVolley, diceOf(side))
  const tankDice = Math.min(dice, side.tankDice)
  return bothOf(chancesOf(tankDice, share(tank)), chancesOf(dice - tankDice, share(people)))
}

function after(fight: Combat, hits: number, theirHits: number): Combat {
  const next = { ...fight, att: { ...fight.att }, def: { ...fight.def } }
  suffer(next.def, hits)
  suffer(next.att, theirHits)
  return { ...next, misses: hits + theirHits === 0 ? fight.misses + 1 : 0 }
}

function prospectOf(p: Board, fight: Combat, stopBelow: number, known: Map<string, Prospect>, isFirst: boolean): Prospect {
  const ending = decided(fight)
  const isStopped = !isFirst && diceOf(fight.att) < stopBelow
  if (ending || isStopped)
    return { ...nothing, [ending ?? 'open']: 1, myTanks: tanksLost(fight.att), theirTanks: tanksLost(fight.def) }
  const name = [fight.att.tankDice, fight.att.popDice, fight.def.tankDice, fight.def.popDice, fight.misses].join()
  const before = known.get(name)
  if (before) return before
  let found = nothing
  const theirs = volleyOf(p, fight, fight.defender, fight.def)
  for (const [hits, chance] of volleyOf(p, fight, fight.attacker, fight.att).entries())
    for (const [theirHits, theirChance] of theirs.entries())
      found = added(found, chance * theirChance, prospectOf(p, after(fight, hits, theirHits), stopBelow, known, false))
  known.set(name, found)
  return found
}

/** If the attacker fights on until fewer dice than that are left; 1 is to the end. */
export function fightOdds(p: Board, fight: Combat, stopBelow = 1): Odds {
  const { open, myTanks, theirTanks, ...ends } = prospectOf(p, fight, stopBelow, new Map(), true)
  const { kind, target } = fight
  const params = { kind, target }
  const decidedBy = (['won', 'lost', 'ceasefire'] as const).map((key) => {
    return { key, params, chance: ends[key], told: { key: `${kind}-${key}`, params: { target } } }
  })
  const outcomes = [...decidedBy, { key: 'open', params: { ...params, dice: stopBelow }, chance: open }]
  const expected = { key: 'tanks', params: { mine: inTenths(myTanks), theirs: inTenths(theirTanks) } }
  return { outcomes: outcomes.filter(({ chance }) => chance > 0), ...(myTanks + theirTanks > 0 && { expected }) }
}

const inTenths = (count: number): number => Math.round(10 * count) / 10
