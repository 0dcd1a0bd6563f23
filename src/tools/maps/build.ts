/** Builds one map of assets/maps from the atlas and the `geo` of a game's regions. */
import { merge, neighbors } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, MultiPolygon, Polygon as PolygonObject, Topology } from 'topojson-specification'
import { foldRing, type MapFile, type Point } from '../../pictures/map.ts'
import { levelDensity } from './cartogram.ts'
import { area, linkAcross } from './links.ts'
import { type Box, placeTokens } from './place.ts'
import { projection, unwrap } from './project.ts'
import { cellSize, groundOf, type Need } from './room.ts'
import { type Country, cutRegion, type Geography, type Polygon, type Ring } from './world.ts'

export interface MapPlan {
  width: number
  height: number
  /** Where the lands of the world lie in the end. */
  frame: Box
  /** Where they lie while they flow: away from the walls, at which they would be squeezed. */
  pond: Box
  /** Specks of land that only make the map smaller. */
  leaveOut(outline: Ring): boolean
  south: number
  north: number
  /** Final room of a region, in square pixels, given what it covers as projected. */
  room(region: string, area: number): number
  /** Sea within this distance of an anchor counts as room of its region, in pixels. */
  coast: number
  passes: number
  /** Boxes to keep free at a region's spot, around its middle. */
  shape(region: string): Box[]
  /** No token here: other things are drawn there. */
  forbidden: Box[]
  /** The meridian at which the world is cut open. */
  west: number
  regions: { id: string; geo: Geography }[]
  /** Pairs of regions; those that share no border are joined across the sea. */
  neighbours: [string, string][]
  places: { id: string; anchor: [number, number] }[]
}

interface Piece {
  id: string
  anchor: Point
  polygons: Polygon[]
}

const unit = 0.25
/** Islets smaller than this and details of a coast finer than this are left out, in square pixels. */
const smallestIslet = 2.5
const finestDetail = 0.35

export function buildMap(plan: MapPlan, countries: Country[]): MapFile {
  const { west } = plan
  const project = projection({ width: plan.width, height: plan.height, west, south: plan.south, north: plan.north, margin: 0 })
  const projected = plan.regions.map(
    ({ id, geo }): Piece => ({
      id,
      anchor: project(...withinFrame(geo.anchor, west)),
      polygons: unwrap(cutRegion(geo, countries), west)
        .filter((rings) => !plan.leaveOut(rings[0]!))
        .map((rings) => rings.map((ring) => ring.map((point) => project(...point)))),
    }),
  )
  const places = plan.places.map(({ id, anchor }): Piece => ({ id, anchor: project(...withinFrame(anchor, west)), polygons: [] }))
  const flowed = flow(projected, places, plan)
  return assemble(flowed.regions, flowed.places, plan)
}

/** The same place, counted eastwards from the meridian at which the world is cut open. */
function withinFrame([longitude, latitude]: [number, number], west: number): [number, number] {
  return [longitude < west ? longitude + 360 : longitude, latitude]
}

/** Moves and stretches everything so that the lands fill the frame; specks of land in the oceans do not count. */
function fillFrame(pieces: Piece[], [left, top, right, bottom]: Box): Piece[] {
  const coast = pieces.flatMap((piece) => piece.polygons.map((rings) => rings[0]!).filter((ring) => area(ring) > 120)).flat()
  const [xs, ys] = [coast.map(([x]) => x), coast.map(([, y]) => y)]
  const [west, east, north, south] = [least(xs), most(xs), least(ys), most(ys)]
  return transform(pieces, ([x, y]) => [
    left + ((x - west) / (east - west)) * (right - left),
    top + ((y - north) / (south - north)) * (bottom - top),
  ])
}

const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b))
const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b))

function transform(pieces: Piece[], move: (point: Point) => Point): Piece[] {
  return pieces.map(({ id, anchor, polygons }) => ({
    id,
    anchor: move(anchor),
    polygons: polygons.map((rings) => rings.map((ring) => ring.map(move))),
  }))
}

function flow(regions: Piece[], places: Piece[], plan: MapPlan): { regions: Piece[]; places: Piece[] } {
  const needs = (pieces: Piece[], room: (id: string, area: number) => number): Need[] =>
    pieces.map((piece) => ({ ...piece, room: (covered) => room(piece.id, covered) }))
  const { width, height, coast } = plan
  let all = fillFrame([...regions, ...places], plan.pond)
  const first = groundOf(needs(all.slice(0, regions.length), plan.room), width, height, coast, 1)
  const wanted = new Map(regions.map(({ id }) => [id, plan.room(id, first.areas.get(id)!)]))
  const total = [...wanted.values()].reduce((a, b) => a + b, 0)
  for (let pass = 0; pass < plan.passes; pass++) {
    const lands = needs(all.slice(0, regions.length), (id) => wanted.get(id)!)
    const covered = [...groundOf(lands, width, height, coast, 1).areas.values()].reduce((a, b) => a + b, 0)
    const sea = (width * height - total) / (width * height - covered)
    const warp = levelDensity(groundOf(lands, width, height, coast, sea).field)
    all = transform(all, ([x, y]) => {
      const [columns, rows] = warp(x / cellSize, y / cellSize)
      return [columns * cellSize, rows * cellSize]
    })
    // Levelling widens the oceans at the edges; what is won there goes to the lands
    all = fillFrame(all, pass === plan.passes - 1 ? plan.frame : plan.pond)
  }
  return { regions: all.slice(0, regions.length), places: all.slice(regions.length) }
}

type Shapes = Topology<{ lands: GeometryCollection<{ id: string }> }>

function assemble(pieces: Piece[], places: Piece[], plan: MapPlan): MapFile {
  const { shapes, borders } = join(pieces)
  const lands = pieces.map(({ id, anchor }) => {
    const geometries = shapes.objects.lands.geometries.filter((geometry) => regionOf(geometry) === id)
    // The lands were made of polygons above
    const { coordinates } = merge(shapes, geometries as (PolygonObject | MultiPolygon)[])
    const polygons = (coordinates as Polygon[]).filter((rings, _, list) => area(rings[0]!) >= smallestIslet || list.length === 1)
    return { id, anchor, rings: polygons.flat().filter((ring) => area(ring) >= 0.5) as Point[][] }
  })
  const byId = new Map(lands.map((land) => [land.id, land]))
  const spots = placeTokens(
    lands.map((land) => ({ ...land, shape: plan.shape(land.id) })),
    plan.width,
    plan.height,
    plan.forbidden,
  )
  const links = plan.neighbours
    .filter(([a, b]) => !borders.has(`${a} ${b}`))
    .map(([a, b]) => linkAcross(byId.get(a)!, byId.get(b)!, plan.width))
  return {
    width: plan.width,
    height: plan.height,
    unit,
    regions: Object.fromEntries(
      lands.map(({ id, rings }) => [
        id,
        { rings: rings.map((ring) => foldRing(ring.slice(0, -1), unit)), spot: spots.get(id)!, box: boxOf(rings) },
      ]),
    ),
    links: links.map(({ between, lines }) => ({
      between,
      lines: lines.map(([a, b]): [Point, Point] => [rounded(a), rounded(b)]),
    })),
    places: Object.fromEntries(places.map(({ id, anchor }) => [id, rounded(anchor)])),
  }
}

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]

function boxOf(rings: Point[][]): [number, number, number, number] {
  const points = rings.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.floor(least(xs)), Math.floor(least(ys)), Math.ceil(most(xs)), Math.ceil(most(ys))]
}

function regionOf(geometry: { properties?: object }): string {
  // Every shape was given its region's id by join()
  return (geometry.properties as { id: string }).id
}

/** Common borders are found before coasts are made simpler, so that neighbours keep the same line; and which regions share one. */
function join(pieces: Piece[]): { shapes: Shapes; borders: Set<string> } {
  const lands: GeoJSON.FeatureCollection<GeoJSON.Geometry, { id: string }> = {
    type: 'FeatureCollection',
    features: pieces.flatMap(({ id, polygons }) =>
      polygons.map((coordinates) => ({
        type: 'Feature' as const,
        properties: { id },
        geometry: { type: 'Polygon' as const, coordinates },
      })),
    ),
  }
  // topology() types its objects loosely; they are what was put in
  const raw = topology({ lands }) as Shapes
  const geometries = raw.objects.lands.geometries
  const borders = new Set(
    neighbors(geometries).flatMap((others, index) =>
      others.map((other) => `${regionOf(geometries[index]!)} ${regionOf(geometries[other]!)}`),
    ),
  )
  return { shapes: simplify(presimplify(raw), finestDetail) as Shapes, borders }
}
