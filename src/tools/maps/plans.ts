/** What each game's map looks like: its plane, the room of its regions, what is drawn on them. */
import { z } from 'zod'
import type { MapPlan } from './build.ts'
import type { Box } from './place.ts'

type Read = (path: string) => unknown

const box = z.tuple([z.number(), z.number(), z.number(), z.number()])
const place = z.tuple([z.number(), z.number()])
const geography = z.object({
  countries: z.array(z.string()).optional(),
  names: z.array(z.string()).optional(),
  clip: z.union([z.array(box), z.record(z.string(), z.array(box))]).optional(),
  anchor: place,
  disc: z.object({ center: place, radius: z.number() }).optional(),
})

const ideologyData = z.object({
  regions: z.array(z.object({ id: z.string(), level: z.number(), adjacent: z.array(z.string()), geo: geography })),
})

/**
 * Ideology: every region in play carries a token (level and three sectors, twice as many places as its printed level) and its name, so
 * small lands get room for one, and the largest give some of theirs.
 */
export function ideologyPlan(read: Read): MapPlan {
  const { regions } = ideologyData.parse(read('maps/ideology.source.json'))
  const level = new Map(regions.map((region) => [region.id, region.level]))
  return {
    width: 1600,
    height: 606,
    frame: [34, 10, 1556, 598],
    pond: [90, 90, 1510, 560],
    leaveOut: (outline) =>
      least(outline.map(([, latitude]) => latitude)) > 70.3 && least(outline.map(([longitude]) => longitude)) > 0,
    south: -57,
    north: 83,
    room: (id, area) => (crowded[id] ?? 1) * Math.max([0, 5000, 6800, 8600][level.get(id)!]!, area ** 0.55 * 5000 ** 0.45),
    coast: 14,
    passes: 2,
    shape: (id) => ideologyToken(level.get(id)!),
    forbidden: [],
    regions,
    places: [],
  }
}

const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b))

/** Lands that their neighbours press hard get some more room. */
const crowded: Record<string, number> = {
  scandinavia: 1.4,
  russia: 1.15,
  iraq: 1.5,
  iran: 1.25,
  balkans: 1.2,
  ukraine: 1.2,
  afghanistan: 1.15,
}

function ideologyToken(level: number): Box[] {
  const half = [0, 32, 42, 50][level]!
  const name = Math.max(half, 42)
  return [
    [-half, -16, half, 30],
    [-name, -32, name, -16],
  ]
}
