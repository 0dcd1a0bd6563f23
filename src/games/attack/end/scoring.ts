/** Section 7: what every government counts, and who is ahead of whom. */

import { remembered } from '../../../kernel/index.ts'
import { type Board, ownRegions, sizeOf } from '../derived.ts'
import { continentOf } from '../map/atlas.ts'
import type { Gov, Player, RegionId, Result, Score, Seat } from '../state.ts'

/** Everybody can see all that counts. */
export type Standing = Board & { readonly players: Record<Seat, Pick<Player, 'invaded' | 'conquests'>> }

const neutralsOf = ({ regions }: Standing, gov: Gov): number =>
  Object.values(regions).filter((region) => region.owner === null && region.gov === gov).length

const overseas = (p: Standing, regions: readonly RegionId[], capital: RegionId | null): number =>
  capital === null ? 0 : regions.filter((region) => continentOf(p, region) !== continentOf(p, capital)).length

export function scoreOf(p: Standing, seat: Seat): Score {
  const { gov, capital, invaded, conquests } = p.players[seat]
  const own = ownRegions(p, seat)
  const parts = {
    regions: 2 * own.length,
    neutrals: gov === 'communism' || gov === 'democracy' ? neutralsOf(p, gov) : 0,
    invaded: gov === 'democracy' ? 0 - invaded.length : 0,
    overseas: gov === 'monarchy' ? overseas(p, own, capital) : 0,
    conquests: gov === 'fascism' ? conquests : 0,
  }
  return { total: Object.values(parts).reduce((sum, part) => sum + part, 0), ...parts }
}

const landUnitsOf = (p: Standing, seat: Seat): number =>
  ownRegions(p, seat).reduce((sum, region) => sum + sizeOf(p.regions[region]!.units), 0)

/** Victory points, then land units, then PP, then oil. */
export const keysOf = (p: Standing, seat: Seat): readonly number[] => [
  scoreOf(p, seat).total,
  landUnitsOf(p, seat),
  p.players[seat].pp,
  p.players[seat].oil,
]

/** Above 0 if the first list is ahead where they first differ. */
function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((key, at) => key !== b[at])
  return index < 0 ? 0 : a[index]! - b[index]!
}

/** The best first; full ties in seating order. */
export const rankingOf = remembered((p: Standing): readonly Seat[] => {
  const keys = new Map(p.seats.map((seat) => [seat, keysOf(p, seat)]))
  return p.seats.toSorted((a, b) => compare(keys.get(b)!, keys.get(a)!))
})

export function resultOf(p: Standing, reason: Result['reason'], eliminated: Seat | null): Result {
  const ranking = [...rankingOf(p)]
  const best = keysOf(p, ranking[0]!)
  // `as`: seats that nobody sits on have no score.
  const scores = Object.fromEntries(p.seats.map((seat) => [seat, scoreOf(p, seat)])) as Result['scores']
  return { reason, eliminated, scores, ranking, winners: ranking.filter((seat) => compare(keysOf(p, seat), best) === 0) }
}
