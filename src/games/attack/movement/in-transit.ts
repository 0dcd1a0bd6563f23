/** 5.1 Land units on their way: where they may go, what must stay behind, how they arrive or turn back. */

import { remembered } from '../../../kernel/index.ts'
import { grouped } from '../../shared/lists.ts'
import { unitOf } from '../data.ts'
import { ownerOf, sizeOf } from '../derived.ts'
import { atlasOf, crossing, crossings, landNeighbours } from '../map/atlas.ts'
import type { LandUnit, RegionId, State } from '../state.ts'
import type { March, MoveAction } from '../turn/action.ts'
import { freshMove } from './fresh.ts'

/** The move that is on; what is typed before one has begun is listed as for a fresh one. */
export const moving = ({ action }: Pick<State, 'action'>): MoveAction =>
  action?.type === 'move' || action?.type === 'blitzkrieg' ? action : freshMove('move')

/** How a region can be reached from another one: over land, how far, and by which lanes. */
interface Way {
  readonly land: 'near' | 'far' | 'far-through-own' | undefined
  readonly lanes: readonly string[]
}

const noWay: Way = { land: undefined, lanes: [] }

function waysFrom(p: State, from: RegionId): ReadonlyMap<RegionId, Way> {
  const near = landNeighbours(p, from)
  const beyond = (middles: readonly RegionId[]) => new Set(middles.flatMap((middle) => landNeighbours(p, middle)))
  const far = beyond(near)
  const throughOwn = beyond(near.filter((middle) => ownerOf(p, middle) === p.active))
  const land = (to: RegionId): Way['land'] => {
    if (near.includes(to)) return 'near'
    return throughOwn.has(to) ? 'far-through-own' : far.has(to) ? 'far' : undefined
  }
  const lanes = grouped(crossings(p, from), ({ to }) => to)
  const reached = atlasOf(p).regions.filter((to) => to !== from && (land(to) || lanes.has(to)))
  return new Map(reached.map((to) => [to, { land: land(to), lanes: (lanes.get(to) ?? []).map(({ lane }) => lane) }]))
}

const ways = remembered((_p: State) => new Map<RegionId, ReadonlyMap<RegionId, Way>>())

function reach(p: State, from: RegionId): ReadonlyMap<RegionId, Way> {
  const known = ways(p)
  const found = known.get(from) ?? waysFrom(p, from)
  known.set(from, found)
  return found
}

const way = (p: State, from: RegionId, to: RegionId): Way => reach(p, from).get(to) ?? noWay

/** By land; a plane may fly over anything. */
export function landRefusal(p: State, unit: LandUnit, from: RegionId, to: RegionId): 'too-far' | 'path-blocked' | undefined {
  const { land } = way(p, from, to)
  if (land === 'near') return undefined
  if (unitOf(unit).move < 2 || !land) return 'too-far'
  return unit === 'plane' || land === 'far-through-own' ? undefined : 'path-blocked'
}

export const lanesTo = (p: State, from: RegionId, to: RegionId): readonly string[] => way(p, from, to).lanes

/** Every region that some unit may be sent to from here. */
export const destinations = (p: State, from: RegionId): readonly RegionId[] => [...reach(p, from).keys()]

/** Nobody can stop it: it comes by land, or flies whatever becomes of the others. */
export const isSure = ({ lane, unit, escort }: March): boolean => lane === null || (unit === 'plane' && !escort)

/** How many units are sure to come to each region. */
const coming = remembered((p: State) => {
  const counts = new Map<RegionId, number>()
  for (const march of moving(p).marches) if (isSure(march)) counts.set(march.to, (counts.get(march.to) ?? 0) + march.count)
  return counts
})

/** What stands in the region or is sure to come; a region of one's own must always keep a unit. */
export const staying = (p: State, region: RegionId): number => sizeOf(p.regions[region]!.units) + (coming(p).get(region) ?? 0)

export const sameMarch = (one: March, other: March): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.unit === other.unit &&
  one.lane === other.lane &&
  one.escort === other.escort

const isGroup = (one: March, other: March): boolean => one.from === other.from && one.to === other.to && one.lane === other.lane

/** The seas that the march crosses; none by land. */
export const seasOf = (p: Pick<State, 'options'>, { from, to, lane }: March): readonly string[] =>
  lane === null ? [] : (crossing(p, from, to, lane)?.seas ?? [])

/** Land units on ships; planes cross the sea by themselves. */
export const isShipped = ({ lane, unit }: March): boolean => lane !== null && unit !== 'plane'

/** Marches of which this is true end here, wherever their units are put. */
export function endMarches(action: MoveAction, ends: (march: March) => boolean, put: (march: March) => void): readonly March[] {
  const ended = action.marches.filter(ends)
  action.marches = action.marches.filter((march) => !ended.includes(march))
  for (const march of ended) put(march)
  return ended
}

export const goHome = (p: State, { from, unit, count }: March): void => {
  p.regions[from]!.units[unit] += count
}

export const arrive = (p: State, { to, unit, count }: March): void => {
  p.regions[to]!.units[unit] += count
}

/** Ships in the way turn the shipped units back, and the planes that escort them. */
export function turnBack(p: State, isBlocked: (march: March) => boolean): readonly March[] {
  const action = moving(p)
  const blocked = action.marches.filter((march) => isShipped(march) && isBlocked(march))
  return endMarches(
    action,
    (march) => blocked.includes(march) || (march.escort === true && blocked.some((other) => isGroup(march, other))),
    (march) => goHome(p, march),
  )
}
