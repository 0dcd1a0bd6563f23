/** How a nation stands, as somebody reckons who goes by rules of thumb. All worths are points at the end. */
import { columnC, heads, indexOf, lastGeneration, mostDisorder, people } from '../data.ts'
import { crisisCount } from '../derived.ts'
import { canRaise } from '../nation/tracks.ts'
import { scoreOf } from '../round/scoring.ts'
import { goodsShift } from '../social/demands.ts'
import { type Cls, classes, type Nation, type Options, type Seat, type State } from '../state.ts'
import type { Changing, Leanings } from './leanings.ts'

export interface Situation {
  readonly p: State
  readonly seat: Seat
  readonly nation: Nation
  readonly heads: number
  /** Generations that follow this one. */
  readonly left: number
  /** What a $ is worth at the end: less with each crisis, those to be expected included. */
  readonly dollar: number
  /** What a token of destabilisation costs: more where the reserve is low, and to whoever has money to lose by a crisis. */
  readonly destab: number
  readonly leanings: Leanings
}

const leastForDollar = 0.05

/** What one token of a reserve is worth to whoever has money to lose by the crisis that it keeps away. */
export const crisisWorth = ({ money }: Nation, { crisis }: Leanings, reserve: number): number =>
  (crisis * (1 + money / 50)) / (1 + reserve)

export function situationOf(p: State, seat: Seat, leanings: Leanings): Situation {
  const nation = p.nations[seat]
  const left = lastGeneration - p.round
  const dollar = Math.max(leastForDollar, (5 - crisisCount(p) - leanings.crisesAhead * (left + 1)) / 10)
  const destab = leanings.destab + crisisWorth(nation, leanings, p.destabReserve)
  return { p, seat, nation, heads: heads(nation), left, dollar, destab, leanings }
}

/** What something is worth now that is worth more or less as time goes by. */
export const nowOf = ({ left }: Pick<Situation, 'left'>, [first, last]: Changing): number =>
  last + ((first - last) * left) / (lastGeneration - 1)

/** Which classes count as happiness, and how often. */
const counted: Readonly<Record<Options['happiness'], Partial<Record<Cls, number>>>> = {
  ace: { A: 1, C: 1, E: 1 },
  a3: { A: 3 },
  e3: { E: 3 },
}

/** Where no generation follows, a class that rises is happiness, or lets the one below it rise. */
const lastRise = ({ p }: Situation, { level }: Nation, cls: Cls): number =>
  (counted[p.options.happiness][cls] ?? 0.1) * indexOf(level)

/**
 * What it is worth that a class lives at the next standard instead of this one. A above E stirs up envy: A that rises adds to it, and E
 * that rises ends some.
 */
function stepWorth(s: Situation, nation: Nation, cls: Cls, standard: number): number {
  const { p, left, leanings } = s
  if (left === 0 && p.phase !== 'decisions') return lastRise(s, nation, cls)
  const { A } = nation.classes
  const envy = leanings.envy * (left + 1)
  const stirred = cls === 'A' ? -envy : cls === 'E' && A > standard ? envy : 0
  return nowOf(s, leanings.rise[cls][standard - 1] ?? [0, 0]) + stirred
}

/** The class that should rise first. */
export function bestRise(s: Situation, nation: Nation = s.nation): Cls | undefined {
  const worth = (cls: Cls): number => stepWorth(s, nation, cls, nation.classes[cls])
  const rising = classes.filter((cls) => canRaise(nation, cls))
  return rising.reduce<Cls | undefined>((a, b) => (a !== undefined && worth(a) >= worth(b) ? a : b), undefined)
}

/** What so many steps are worth, each taken where it is worth most. */
export function risesWorth(s: Situation, count: number): number {
  const nation = { ...s.nation, classes: { ...s.nation.classes } }
  let worth = 0
  for (let step = 0; step < count; step++) {
    const cls = bestRise(s, nation)
    if (cls === undefined) break
    worth += stepWorth(s, nation, cls, nation.classes[cls])
    nation.classes[cls] += 1
  }
  return worth
}

export const lossOf = (s: Situation, cls: Cls): number => stepWorth(s, s.nation, cls, s.nation.classes[cls] - 1)

/** What so much disorder is worth before the social phase. */
function moodWorth({ nation, leanings, heads: many, destab }: Situation, disorder: number): number {
  const { A, C, E } = nation.classes
  const above = classes.reduce((sum, cls) => sum + nation.classes[cls] - 1, 0)
  const at = Math.min(mostDisorder, Math.max(0, disorder))
  const excess = Math.max(0, disorder + A - E - mostDisorder)
  const revolt = C >= 3 ? (many * (C - 1)) / 5 : leanings.revolt * Math.min(above, nation.level - 1)
  const order = at <= 8 ? leanings.progress : -revolt
  return (at <= 1 ? leanings.boom : 0) + order - leanings.unrest * at - leanings.crowded * Math.max(0, at - 6) - destab * excess
}

/** What it is worth that disorder changes by so many steps. */
export const unrestWorth = (s: Situation, steps: number): number =>
  moodWorth(s, Math.max(0, s.nation.disorder + steps)) - moodWorth(s, s.nation.disorder)

/** What the world's taxes of this generation will take from the bank. */
const taxesAhead = (p: State): number =>
  p.seats.reduce((sum, seat) => {
    const { level, classes: standards } = p.nations[seat]
    const { growth, tax } = columnC(standards.C)
    return sum + tax * people(level + growth)
  }, 0)

/** What it costs that money leaves the bank: the emptier it is, the sooner comes a crisis. One that comes anyway costs nothing more. */
export function drainCost({ p, leanings }: Situation, money: number): number {
  const spare = p.bank - taxesAhead(p)
  if (spare <= 0) return 0
  return leanings.bank * Math.min(money, spare) + (money > spare ? leanings.bankrupt : 0)
}

export interface Rival {
  readonly target: Seat
  /** What a point of theirs is worth. */
  readonly harm: number
}

/** It is the leader who must be stopped; between two, the only one. */
export function rivalsOf({ p, seat, leanings }: Situation): Rival[] {
  const others = p.seats.filter((other) => other !== seat)
  const points = others.map((other) => scoreOf(p, p.nations[other]).total)
  const most = Math.max(...points)
  return others.map((target, at) => ({ target, harm: points[at] === most ? leanings.harmLeader : leanings.harm }))
}

/** Goods that society wants at its present standard. */
export function goodsWanted(nation: Nation): number {
  const shift = goodsShift(nation, nation.classes.C)
  return shift === null ? 0 : people(nation.level + shift)
}
