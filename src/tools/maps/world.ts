/** Natural Earth's countries, cut into the regions of a game: boxes and lists of countries in, polygons in degrees out. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

export type Ring = [number, number][]
/** The outer ring first, then its holes. */
export type Polygon = Ring[]
export type Box = [number, number, number, number]

export interface Geography {
  countries?: string[]
  names?: string[]
  /** Boxes for all the countries of the region, or for each country its own. */
  clip?: Box[] | Record<string, Box[]>
  anchor: [number, number]
  disc?: { center: [number, number]; radius: number }
}

export interface Country {
  id: string | undefined
  name: string
  polygons: Polygon[]
}

export function readCountries(): Country[] {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
  // world-atlas publishes TopoJSON; its shape is fixed by the pinned version of the package
  const world = JSON.parse(readFileSync(path, 'utf8')) as Topology<{ countries: GeometryCollection<{ name: string }> }>
  return feature(world, world.objects.countries).features.map(({ id, properties, geometry }) => ({
    id: id === undefined ? undefined : String(id),
    name: properties.name,
    polygons: polygonsOf(geometry).map((rings) => rings.map(continuous)),
  }))
}

/** The atlas jumps from 180 to −180 degrees in the middle of a ring; here longitudes go on beyond 180 instead. */
function continuous(ring: Ring): Ring {
  let around = 0
  return ring.map(([longitude, latitude], index) => {
    const step = longitude - ring[Math.max(index - 1, 0)]![0]
    if (step > 180) around -= 360
    if (step < -180) around += 360
    return [longitude + around, latitude]
  })
}

function polygonsOf(geometry: GeoJSON.Geometry): Polygon[] {
  // GeoJSON positions may carry a height; Natural Earth's never do
  if (geometry.type === 'Polygon') return [geometry.coordinates as Polygon]
  if (geometry.type === 'MultiPolygon') return geometry.coordinates as Polygon[]
  return []
}

/** The part of the world that belongs to a region. */
export function cutRegion(geography: Geography, countries: Country[]): Polygon[] {
  const { clip, disc } = geography
  // Specks in the ocean, too small to be seen or to carry anything
  if (disc) return [[circle(disc.center, disc.radius)]]
  const ids = new Set(geography.countries)
  const names = new Set(geography.names)
  return countries
    .filter(
      (country) => (country.id !== undefined && ids.has(country.id)) || (country.id === undefined && names.has(country.name)),
    )
    .flatMap((country) => {
      const boxes = Array.isArray(clip) ? clip : clip?.[country.id ?? '']
      return boxes ? boxes.flatMap((box) => cutPolygons(country.polygons, box)) : country.polygons
    })
}

function circle([x, y]: [number, number], radius: number): Ring {
  const corners = 40
  return Array.from({ length: corners + 1 }, (_, index) => {
    const angle = (2 * Math.PI * (index % corners)) / corners
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
}

function cutPolygons(polygons: Polygon[], [west, south, east, north]: Box): Polygon[] {
  return [-360, 0, 360].flatMap((around) =>
    polygons
      .map((rings) =>
        rings.map((ring) => cutRing(ring, [west + around, south, east + around, north])).filter((ring) => ring.length >= 4),
      )
      .filter((rings) => rings.length > 0),
  )
}

/** Sutherland and Hodgman's cut of a closed ring by the four sides of a box. */
function cutRing(ring: Ring, [west, south, east, north]: Box): Ring {
  const open = ring.slice(0, -1)
  const sides: [axis: 0 | 1, limit: number, keep: 1 | -1][] = [
    [0, west, 1],
    [1, south, 1],
    [0, east, -1],
    [1, north, -1],
  ]
  const cut = sides.reduce((points, [axis, limit, keep]) => cutSide(points, axis, limit, keep), open)
  return cut.length >= 3 ? [...cut, cut[0]!] : []
}

function cutSide(points: Ring, axis: 0 | 1, limit: number, keep: 1 | -1): Ring {
  const result: Ring = []
  points.forEach((point, index) => {
    const previous = points[(index + points.length - 1) % points.length]!
    const inside = (point[axis] - limit) * keep >= 0
    const wasInside = (previous[axis] - limit) * keep >= 0
    if (inside !== wasInside) result.push(crossing(previous, point, axis, limit))
    if (inside) result.push(point)
  })
  return result
}

function crossing(a: [number, number], b: [number, number], axis: 0 | 1, limit: number): [number, number] {
  // Always from the same end, so that two regions that share the cut get the very same point
  const [from, to] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a]
  const share = (limit - from[axis]) / (to[axis] - from[axis])
  const other = axis === 0 ? 1 : 0
  const value = from[other] + share * (to[other] - from[other])
  return axis === 0 ? [limit, value] : [value, limit]
}
