/** 5.8.3c Which committed unit a hit removes. */

import { sizeOf } from '../derived.ts'
import { type Land, type LandUnit, landUnits } from '../state.ts'

/** The line that is shot at, the hits that are left, and whether artillery hits are rockets'. */
export interface Volley {
  readonly line: Readonly<Land>
  readonly hits: Readonly<Land>
  readonly rockets: boolean
}

function firstIn(line: Readonly<Land>, order: readonly LandUnit[]): LandUnit | undefined {
  for (const unit of order) if (line[unit] > 0) return unit
  return undefined
}

const afterInfantry = ['tank', 'art', 'plane'] as const

/** The types that one hit may remove. */
export function targetsOf({ line, rockets }: Volley, by: LandUnit): readonly LandUnit[] {
  const first = firstIn(line, landUnits)
  if (!first) return []
  const any = landUnits.filter((unit) => line[unit] > 0)
  if (by === 'plane') return any
  if (by === 'art') {
    if (line.inf >= 2) return ['inf']
    return rockets ? any : [first]
  }
  if (by === 'tank') return [...new Set([first, firstIn(line, afterInfantry) ?? first])]
  return [first]
}

/** Artillery takes two infantry where there are two. */
export const removedBy = ({ line }: Volley, by: LandUnit, target: LandUnit): number =>
  by === 'art' && target === 'inf' && line.inf >= 2 ? 2 : 1

export const afterHit = (volley: Volley, by: LandUnit, target: LandUnit): Volley => ({
  ...volley,
  line: { ...volley.line, [target]: volley.line[target] - removedBy(volley, by, target) },
  hits: { ...volley.hits, [by]: volley.hits[by] - 1 },
})

export const isSpent = ({ line, hits }: Volley): boolean => sizeOf(hits) === 0 || sizeOf(line) === 0

export interface Hit {
  readonly by: LandUnit
  readonly target: LandUnit
}

const possibleHits = (volley: Volley): readonly Hit[] =>
  landUnits.flatMap((by) => (volley.hits[by] > 0 ? targetsOf(volley, by).map((target) => ({ by, target })) : []))

/** Most dangerous first. */
const worst: readonly LandUnit[] = ['plane', 'tank', 'art', 'inf']

/** Whose hit is given first, and what a tank's is best given to. */
const hitsFirst: readonly LandUnit[] = ['tank', 'plane', 'art', 'inf']
const afterTanks: readonly LandUnit[] = [...afterInfantry, 'inf']

/** The next hit of the standing order `best`. */
export function bestHit(volley: Volley): Hit | undefined {
  const { line, hits, rockets } = volley
  if (isSpent(volley)) return undefined
  if (hits.art > 0 && line.inf >= 2) return { by: 'art', target: 'inf' }
  const by = firstIn(hits, hitsFirst)!
  const order = by === 'tank' ? afterTanks : by === 'plane' || (by === 'art' && rockets) ? worst : landUnits
  return { by, target: firstIn(line, order)! }
}

const fingerprint = ({ line, hits }: Volley): string => landUnits.map((unit) => `${line[unit]}.${hits[unit]}`).join()

/** Whether every legal order of the hits removes the same units. */
export function isForced(volley: Volley): boolean {
  const seen = new Set<string>()
  let outcome: string | undefined
  const search = (now: Volley): boolean => {
    const print = fingerprint(now)
    if (seen.has(print)) return true
    seen.add(print)
    if (!isSpent(now)) return possibleHits(now).every(({ by, target }) => search(afterHit(now, by, target)))
    const left = landUnits.map((unit) => now.line[unit]).join()
    outcome ??= left
    return outcome === left
  }
  return search(volley)
}
