/**
 * Maps of worlds that nobody has measured: plain polygons in, lands with coasts and borders like those of real ones out. Shared edges are
 * roughened once, so that neighbours keep the same line and no sea shows between them.
 */
import { z } from 'zod'
import { foldRing, type MapFile, type Point } from '../../pictures/map.ts'

const point = z.tuple([z.number(), z.number()])
const places = z.array(z.object({ id: z.string(), spot: point, polygons: z.array(z.array(point)) }))

const source = z.object({ width: z.number(), height: z.number(), lands: places, seas: places })
type Source = z.infer<typeof source>

const unit = 0.5
/** Steps of a coast are about this long, in pixels. */
const finest = 9
/** How far the middle of a line strays, as a share of its length: coasts more than borders. */
const strays = { coast: 0.13, border: 0.06 } as const
/** Lands that end at the upper edge of the plane end at a coast on the picture, and their seas reach around them. */
const northCoast = 16

type Edge = readonly [Point, Point]

const keyOf = ([[ax, ay], [bx, by]]: Edge): string =>
  ax < bx || (ax === bx && ay < by) ? `${ax},${ay} ${bx},${by}` : `${bx},${by} ${ax},${ay}`

const edgesOf = (ring: readonly Point[]): Edge[] => ring.map((from, index) => [from, ring[(index + 1) % ring.length]!])

/** The lands or the seas of an invented world. */
export function inventedMap(read: (path: string) => unknown, path: string, part: 'lands' | 'seas'): MapFile {
  const world = withNorthCoast(source.parse(read(path)))
  const shared = new Map<string, number>()
  for (const { polygons } of world.lands)
    for (const edge of polygons.flatMap(edgesOf)) shared.set(keyOf(edge), (shared.get(keyOf(edge)) ?? 0) + 1)
  const rough = (ring: readonly Point[]): Point[] =>
    edgesOf(ring).flatMap((edge) => {
      const lands = shared.get(keyOf(edge)) ?? 0
      return lands === 0 ? [edge[0]] : roughened(edge, lands === 1 ? strays.coast : strays.border)
    })
  const regions = world[part].map(({ id, spot, polygons }) => {
    const rings = polygons.map(rough)
    return [id, { rings: rings.map((ring) => foldRing(ring, unit)), spot, box: boxOf(rings.flat()) }] as const
  })
  const { width, height } = world
  return {
    width,
    height,
    unit,
    regions: Object.fromEntries(regions),
    links: part === 'seas' ? seaBorders(world) : [],
    places: {},
  }
}

/** Moves what lies on the upper edge and belongs to a land a little southwards. */
function withNorthCoast(world: Source): Source {
  const inland = new Set(world.lands.flatMap(({ polygons }) => polygons.flat().map(String)))
  const moved = (at: Point): Point => (at[1] === 0 && inland.has(String(at)) ? [at[0], northCoast] : at)
  const move = (some: Source['lands']) =>
    some.map((place) => ({ ...place, polygons: place.polygons.map((ring) => ring.map(moved)) }))
  return { ...world, lands: move(world.lands), seas: move(world.seas) }
}

/** The line from the first point up to, not including, the last: always worked out in the same direction. */
function roughened(edge: Edge, share: number): Point[] {
  const [from, to] = edge
  const forward = keyOf(edge).startsWith(`${from[0]},${from[1]} `)
  const line = forward ? broken(from, to, share) : broken(to, from, share).reverse()
  return line.slice(0, -1)
}

/** Midpoints are pushed aside again and again, less each time. */
function broken(from: Point, to: Point, share: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  if (Math.hypot(dx, dy) < finest) return [from, to]
  const push = share * (2 * noise(from, to) - 1)
  const middle: Point = [(from[0] + to[0]) / 2 - dy * push, (from[1] + to[1]) / 2 + dx * push]
  return [...broken(from, middle, share * 1.12), ...broken(middle, to, share * 1.12).slice(1)]
}

/** From 0 to 1, the same for the same line. */
function noise([ax, ay]: Point, [bx, by]: Point): number {
  let mixed =
    (Math.round(ax * 4) * 73856093) ^
    (Math.round(ay * 4) * 19349663) ^
    (Math.round(bx * 4) * 83492791) ^
    (Math.round(by * 4) * 49979687)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}

/** The straight lines where one sea ends and the next begins. */
function seaBorders({ seas }: Source): MapFile['links'] {
  const owners = new Map<string, { edge: Edge; seas: string[] }>()
  for (const { id, polygons } of seas)
    for (const edge of polygons.flatMap(edgesOf)) {
      const known = owners.get(keyOf(edge)) ?? { edge, seas: [] }
      owners.set(keyOf(edge), { edge, seas: [...known.seas, id] })
    }
  return [...owners.values()].flatMap(({ edge, seas: [one, other] }) =>
    one !== undefined && other !== undefined && one !== other
      ? [{ between: [one, other] as [string, string], lines: [[...edge]] as [Point, Point][] }]
      : [],
  )
}

function boxOf(points: readonly Point[]): [number, number, number, number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys)), Math.ceil(Math.max(...xs)), Math.ceil(Math.max(...ys))]
}
