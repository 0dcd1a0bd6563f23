/** 5.4 Armies that have nobody left to fight where they stand go to where somebody is. */
import { best } from '../../shared/best.ts'
import type { Imagining } from '../../shared/computer.ts'
import { ownerOf, ownRegions, sizeOf } from '../derived.ts'
import { openlyJoined } from '../movement/strategic-move.ts'
import { worthOf } from '../opening/choices.ts'
import { type Attack, type Land, landUnits, type RegionId, type Seat, type State } from '../state.ts'
import { campaignOver } from './campaign.ts'
import { rallyPoint } from './growth.ts'
import type { Manner } from './manner.ts'
import { passableSeas, reachedFrom } from './waters.ts'

interface Regrouping {
  readonly to: RegionId
  readonly from: readonly RegionId[]
}

/** The least worth, in PP, of an army that is sent for. */
const leastWorth = 20

/** Who stands idle, and where they are wanted. */
function regrouping(p: State, seat: Seat, manner: Manner): Regrouping | undefined {
  const to = rallyPoint(p, seat, manner)
  if (to === undefined) return undefined
  const open = passableSeas(p, seat, manner)
  const canFight = (region: RegionId) => reachedFrom(p, region, open).some((other) => ownerOf(p, other) !== seat)
  if (!canFight(to)) return undefined
  const from = ownRegions(p, seat).filter((region) => {
    const { units } = p.regions[region]!
    return region !== to && sizeOf(units) > 1 && !canFight(region) && openlyJoined(p, region).includes(to)
  })
  return { to, from }
}

/** All but one, who is the weakest. */
function leaving(units: Readonly<Land>): Land {
  const left = { ...units }
  const guard = landUnits.find((unit) => left[unit] > 0)
  if (guard) left[guard] -= 1
  return left
}

/** What the army can take from there that it could not before. */
export function regroupGain(p: State, seat: Seat, manner: Manner): number {
  if (!manner.sails) return 0
  const found = regrouping(p, seat, manner)
  if (!found || found.from.reduce((sum, region) => sum + worthOf(leaving(p.regions[region]!.units)), 0) < leastWorth) return 0
  const regions = { ...p.regions }
  const there = { ...regions[found.to]!.units }
  for (const region of found.from) {
    const { units } = regions[region]!
    const sent = leaving(units)
    const stay = { ...units }
    for (const unit of landUnits) {
      there[unit] += sent[unit]
      stay[unit] -= sent[unit]
    }
    regions[region] = { ...regions[region]!, units: stay }
  }
  regions[found.to] = { ...regions[found.to]!, units: there }
  const open = passableSeas(p, seat, manner)
  const gainOf = (then: State) => campaignOver(then, seat, open, false, manner).gain
  return gainOf({ ...p, regions }) - gainOf(p)
}

export const regroup =
  (manner: Manner): Imagining<Attack> =>
  (p, seat) => {
    const found = regrouping(p, seat, manner)
    const from = found && best(found.from, (region) => sizeOf(p.regions[region]!.units))
    if (!found || from === undefined) return undefined
    const sent = leaving(p.regions[from]!.units)
    const unit = landUnits.find((known) => sent[known] > 0)
    return unit && { type: 'strategic', from, to: found.to, unit, count: sent[unit] }
  }
