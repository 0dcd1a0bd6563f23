/** What those know who decide on a move: which army comes from where, and how its attacks may end. */
import type { Notice, Odds, Weighing } from '../../../kernel/index.ts'
import { activeSeat, noLand, ownerOf, sizeOf } from '../derived.ts'
import { attackOdds } from '../land/odds.ts'
import type { View } from '../secrets/view.ts'
import type { Land, RegionId } from '../state.ts'
import type { March } from '../turn/action.ts'
import { attackedRegions } from './attacks.ts'
import { moving } from './in-transit.ts'

interface Column {
  readonly units: Land
  readonly origins: readonly RegionId[]
  readonly bySea: boolean
}

/** Who comes together to a region. */
export function columnTo(marches: readonly March[], region: RegionId): Column {
  const coming = marches.filter(({ to }) => to === region)
  const units = noLand()
  for (const { unit, count } of coming) units[unit] += count
  return { units, origins: [...new Set(coming.map(({ from }) => from))], bySea: coming.some(({ lane }) => lane !== null) }
}

const columnFact = (view: View, region: RegionId, { units, origins }: Column): Notice => ({
  key: 'column',
  params: {
    by: activeSeat(view),
    region,
    origins,
    units,
    owner: ownerOf(view, region) ?? 'none',
    defenders: view.regions[region]!.units,
    stands: sizeOf(view.regions[region]!.units),
  },
})

export function oddsOfAttack(view: View, region: RegionId, { units, bySea }: Column): Odds {
  return { of: { key: 'place', params: { region } }, ...attackOdds(view, activeSeat(view), region, units, bySea) }
}

/** Every attack that was ordered. */
export function weighAttacks(view: View): Weighing {
  const action = moving(view)
  const attacked = attackedRegions(view, action).map((region) => ({ region, column: columnTo(action.marches, region) }))
  return {
    facts: attacked.map(({ region, column }) => columnFact(view, region, column)),
    odds: attacked.map(({ region, column }) => oddsOfAttack(view, region, column)),
  }
}

/** Who crosses a sea, from where to where. */
export const crossingFacts = (view: View, marches: readonly March[]): readonly Notice[] =>
  marches.map(({ from, to, unit, count }) => ({
    key: 'crossing',
    params: { by: activeSeat(view), origin: from, region: to, units: { [unit]: count }, owner: ownerOf(view, to) ?? 'none' },
  }))
