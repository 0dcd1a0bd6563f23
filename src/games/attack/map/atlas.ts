/** 2.3 The map: borders, lanes, sea areas and canals, of the half or the whole that is played on. */
import { data } from '../data.ts'
import type { Options, RegionId, SeaId } from '../state.ts'

/** A way over the sea from a region: by a lane, or by a Sea Zone whose id is the lane's. */
export interface Crossing {
  readonly lane: string
  readonly to: RegionId
  readonly seas: readonly SeaId[]
}

interface CanalLink {
  readonly region: RegionId
  readonly ends: readonly [SeaId, SeaId]
}

export interface Atlas {
  /** In the order of the tables, which is the order of every list. */
  readonly regions: readonly RegionId[]
  readonly seas: readonly SeaId[]
  readonly continentOf: ReadonlyMap<RegionId, string>
  readonly land: ReadonlyMap<RegionId, readonly RegionId[]>
  /** What lies two borders away, and what one comes back to. */
  readonly beyond: ReadonlyMap<RegionId, ReadonlySet<RegionId>>
  readonly coast: ReadonlyMap<RegionId, readonly SeaId[]>
  readonly crossings: ReadonlyMap<RegionId, readonly Crossing[]>
  /** Land borders, lanes and Sea Zones. */
  readonly adjacent: ReadonlyMap<RegionId, readonly RegionId[]>
  readonly seaLinks: ReadonlyMap<SeaId, readonly SeaId[]>
  readonly canals: readonly CanalLink[]
  readonly routes: readonly string[]
}

function drawAtlas(map: Options['map']): Atlas {
  const here = data.regions.filter(({ half }) => map === 'world' || half === map)
  const regions = here.map(({ id }) => id)
  const openSeas = data.seas.filter(({ halves }) => map === 'world' || halves.includes(map))
  const seas = openSeas.map(({ id }) => id)
  const coast = new Map(here.map((region) => [region.id, region.seas.filter((sea) => seas.includes(sea))]))
  const land = new Map(here.map((region) => [region.id, region.land.filter((other) => regions.includes(other))]))
  const crossings = new Map(regions.map((region) => [region, crossingsFrom(region, regions, coast)]))
  return {
    regions,
    seas,
    continentOf: new Map(here.map(({ id, continent }) => [id, continent])),
    land,
    beyond: new Map(regions.map((id) => [id, new Set(land.get(id)!.flatMap((near) => land.get(near) ?? []))])),
    coast,
    crossings,
    adjacent: new Map(regions.map((id) => [id, neighbours(id, regions, land, crossings)])),
    seaLinks: new Map(openSeas.map(({ id, adjacent }) => [id, adjacent.filter((other) => seas.includes(other))])),
    canals: data.canals.flatMap(({ region, links }) =>
      links.filter((ends) => ends.every((sea) => seas.includes(sea))).map((ends) => ({ region, ends })),
    ),
    routes: data.tradeRoutes.filter(({ sea }) => seas.includes(sea)).map(({ id }) => id),
  }
}

/** Lanes first, then the Sea Zones, in which every two regions are joined. */
function crossingsFrom(
  region: RegionId,
  regions: readonly RegionId[],
  coast: ReadonlyMap<RegionId, readonly SeaId[]>,
): readonly Crossing[] {
  const lanes = data.lanes.flatMap(({ id, a, b, seas }) => {
    if (a !== region && b !== region) return []
    const to = a === region ? b : a
    return regions.includes(to) ? [{ lane: id, to, seas }] : []
  })
  const zones = data.seas.filter(({ id, zone }) => zone && coast.get(region)?.includes(id))
  const inZones = zones.flatMap(({ id }) =>
    regions.filter((to) => to !== region && coast.get(to)?.includes(id)).map((to) => ({ lane: id, to, seas: [id] })),
  )
  return [...lanes, ...inZones]
}

function neighbours(
  region: RegionId,
  regions: readonly RegionId[],
  land: ReadonlyMap<RegionId, readonly RegionId[]>,
  crossings: ReadonlyMap<RegionId, readonly Crossing[]>,
): readonly RegionId[] {
  const found = new Set([...(land.get(region) ?? []), ...(crossings.get(region) ?? []).map(({ to }) => to)])
  return regions.filter((other) => found.has(other))
}

const atlases: Readonly<Record<Options['map'], Atlas>> = {
  west: drawAtlas('west'),
  east: drawAtlas('east'),
  world: drawAtlas('world'),
}

interface OnMap {
  readonly options: Pick<Options, 'map'>
}

export const atlasOf = (p: OnMap): Atlas => atlases[p.options.map]

export const isRegion = (p: OnMap, value: unknown): value is RegionId =>
  typeof value === 'string' && atlasOf(p).continentOf.has(value)
export const isSea = (p: OnMap, value: unknown): value is SeaId => typeof value === 'string' && atlasOf(p).seaLinks.has(value)

/** Regions with a common border. */
export const landNeighbours = (p: OnMap, region: RegionId): readonly RegionId[] => atlasOf(p).land.get(region) ?? []
export const isTwoBordersAway = (p: OnMap, from: RegionId, to: RegionId): boolean => atlasOf(p).beyond.get(from)?.has(to) ?? false
export const crossings = (p: OnMap, region: RegionId): readonly Crossing[] => atlasOf(p).crossings.get(region) ?? []
export const crossing = (p: OnMap, from: RegionId, to: RegionId, lane: string): Crossing | undefined =>
  crossings(p, from).find((known) => known.to === to && known.lane === lane)
/** Joined by a border, a lane or a common Sea Zone. */
export const adjacentTo = (p: OnMap, region: RegionId): readonly RegionId[] => atlasOf(p).adjacent.get(region) ?? []
export const coast = (p: OnMap, region: RegionId): readonly SeaId[] => atlasOf(p).coast.get(region) ?? []
export const continentOf = (p: OnMap, region: RegionId): string => atlasOf(p).continentOf.get(region) ?? ''

/** Every region and sea area of any map, for menus and words. */
export const allRegions: readonly RegionId[] = data.regions.map(({ id }) => id)
export const allSeas: readonly SeaId[] = data.seas.map(({ id }) => id)
export const groupOfRegion = (region: RegionId): string => data.regions.find(({ id }) => id === region)?.continent ?? ''
