/** 5.4 Strategic moves: any distance through own regions, by land and by lanes that nobody blocks. */

import { oneOf, phase, refuse, remembered } from '../../../kernel/index.ts'
import { activeSeat, effects, holdsSea, ownerOf, ownRegions, passagePolicy, sizeOf } from '../derived.ts'
import { atlasOf, crossings, landNeighbours } from '../map/atlas.ts'
import { attackMove, count, oneRegion } from '../params.ts'
import { type Attack, type LandUnit, landUnits, type RegionId, type SeaId, type Seat, type State } from '../state.ts'
import { ending } from '../turn/end-action.ts'

/** Whoever has not said that the seat may pass counts as refusing: one action may cross dozens of fleets. */
const isOpen = (p: State, seat: Seat, sea: SeaId): boolean =>
  p.seats.every((other) => other === seat || !holdsSea(p, sea, other) || passagePolicy(p, other, seat) === 'allow')

/** The own regions that hang together, each with the number of its group. */
function groupsOf(p: State, seat: Seat, isUsable: (seas: readonly SeaId[]) => boolean): ReadonlyMap<RegionId, number> {
  const groups = new Map<RegionId, number>()
  const join = (region: RegionId, group: number): void => {
    if (ownerOf(p, region) !== seat || groups.has(region)) return
    groups.set(region, group)
    for (const next of landNeighbours(p, region)) join(next, group)
    for (const { to, seas } of crossings(p, region)) if (isUsable(seas)) join(to, group)
  }
  for (const [index, region] of ownRegions(p, seat).entries()) join(region, index)
  return groups
}

/** Joined at all, and joined by ways that nobody blocks. */
const joined = remembered((p: State) => {
  const seat = activeSeat(p)
  const flies = effects(p, seat, 'strategic-unblockable').length > 0
  const open = new Set(atlasOf(p).seas.filter((sea) => flies || isOpen(p, seat, sea)))
  return {
    inAnyWay: groupsOf(p, seat, () => true),
    openly: groupsOf(p, seat, (seas) => seas.every((sea) => open.has(sea))),
  }
})

/** Where units from here may be brought. */
export const openlyJoined = (p: State, from: RegionId): readonly RegionId[] => {
  const { openly } = joined(p)
  return [...openly.keys()].filter((region) => region !== from && openly.get(region) === openly.get(from))
}

const spare = (p: State, region: RegionId): number => sizeOf(p.regions[region]!.units) - 1

interface Chosen {
  readonly from?: RegionId
  readonly unit?: LandUnit
}

const strategic = attackMove({
  type: 'strategic',
  bundle: { of: 'unit', count: 'count', whole: true },
  group: 'armies',
  params: {
    from: oneRegion((p, seat) => ownRegions(p, seat).filter((region) => spare(p, region) > 0)),
    to: oneRegion((p, seat, { from }: Chosen) => (from ? openlyJoined(p, from) : ownRegions(p, seat))),
    unit: oneOf(landUnits),
    count: count((p, _seat, { from, unit }: Chosen) =>
      from && unit ? Math.min(p.regions[from]!.units[unit], spare(p, from)) : 1,
    ),
  },
  check(p, seat, { from, to, unit, count }) {
    for (const region of [from, to]) if (ownerOf(p, region) !== seat) return refuse('not-your-region', { region })
    const { units } = p.regions[from]!
    if (units[unit] < count) return refuse('not-enough-units', { unit, left: units[unit] })
    if (from === to) return refuse('same-region')
    const { inAnyWay, openly } = joined(p)
    if (inAnyWay.get(from) !== inAnyWay.get(to)) return refuse('no-path', { origin: from, region: to })
    if (openly.get(from) !== openly.get(to)) return refuse('path-blocked', { unit, region: to })
    if (spare(p, from) < count) return refuse('last-unit', { region: from })
  },
  play(p, seat, { from, to, unit, count }, table) {
    p.regions[from]!.units[unit] -= count
    p.regions[to]!.units[unit] += count
    table.tell('marches', { seat, origin: from, region: to, units: { [unit]: count } })
  },
})

export const strategicMove = phase<Attack>()({
  name: 'strategic-move',
  decisions: { 'strategic-move': { page: 'move', collected: true, fallback: () => ({ type: 'end-action' }) } },
  moves: [strategic],
  matters: [ending],
  owes: (p) => [{ seat: activeSeat(p), decision: 'strategic-move' }],
})
