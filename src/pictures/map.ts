/** The shape of the geometry files in assets/maps, which src/tools/maps builds and the toolkit draws. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { assets } from './assets.ts'

const point = z.tuple([z.number(), z.number()])

const mapFile = z.object({
  width: z.number(),
  height: z.number(),
  /** Rings hold whole numbers: a starting point, then steps, in this part of a pixel. */
  unit: z.number(),
  regions: z.record(
    z.string(),
    z.object({
      rings: z.array(z.array(z.number())),
      /** Where a token fits best, its middle. */
      spot: point,
      /** West, north, east, south. */
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    }),
  ),
  /** Ways across the sea, each a line or, around the edge of the map, two stubs. */
  links: z.array(z.object({ between: z.tuple([z.string(), z.string()]), lines: z.array(z.tuple([point, point])) })),
  /** Further named places, as sea areas. */
  places: z.record(z.string(), point),
})

export type MapFile = z.infer<typeof mapFile>
export type Point = [number, number]

export interface MapRegion {
  id: string
  rings: Point[][]
  spot: Point
  box: [number, number, number, number]
}

/** A map ready to draw: rings unfolded to points. */
export interface WorldMap {
  id: string
  width: number
  height: number
  regions: Map<string, MapRegion>
  links: MapFile['links']
  places: Map<string, Point>
}

const loaded = new Map<string, WorldMap>()

/** A map of assets/maps by its name, read once. */
export function loadMap(id: string): WorldMap {
  const known = loaded.get(id)
  if (known) return known
  const text = readFileSync(new URL(`maps/${id}.json`, assets), 'utf8')
  const map = unfold(id, mapFile.parse(JSON.parse(text)))
  loaded.set(id, map)
  return map
}

function unfold(id: string, file: MapFile): WorldMap {
  return {
    id,
    width: file.width,
    height: file.height,
    links: file.links,
    places: new Map(Object.entries(file.places)),
    regions: new Map(
      Object.entries(file.regions).map(([region, { rings, spot, box }]) => [
        region,
        { id: region, spot, box, rings: rings.map((ring) => unfoldRing(ring, file.unit)) },
      ]),
    ),
  }
}

function unfoldRing(steps: number[], unit: number): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index]!
    y += steps[index + 1]!
    points.push([x * unit, y * unit])
  }
  return points
}

export function foldRing(points: Point[], unit: number): number[] {
  const steps: number[] = []
  let [x, y] = [0, 0]
  for (const point of points) {
    const [nextX, nextY] = [Math.round(point[0] / unit), Math.round(point[1] / unit)]
    if (steps.length > 0 && nextX === x && nextY === y) continue
    steps.push(nextX - x, nextY - y)
    ;[x, y] = [nextX, nextY]
  }
  return steps
}
