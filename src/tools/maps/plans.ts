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
    west: -170,
    regions,
    neighbours: regions.flatMap(({ id, adjacent }) =>
      adjacent.filter((other) => id < other).map((other): [string, string] => [id, other]),
    ),
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

const attackData = z.object({
  regions: z.array(z.object({ id: z.string(), half: z.enum(['west', 'east']), geo: geography })),
  lanes: z.array(z.tuple([z.string(), z.string()])),
  seas: z.array(z.object({ id: z.string(), halves: z.array(z.string()), anchor: place })),
})

/** Attack! is played on half of the world or on all of it: each is a map of its own, as large as its place on the board. */
const attackFrames = {
  west: { west: -170, frame: [44, 20, 1130, 800], room: 5600 },
  east: { west: -40, frame: [44, 20, 1130, 800], room: 5600 },
  world: { west: -170, frame: [30, 30, 1150, 790], room: 3300 },
} as const

export function attackPlan(read: Read, part: keyof typeof attackFrames): MapPlan {
  const data = attackData.parse(read('maps/attack.source.json'))
  const { west, frame, room } = attackFrames[part]
  const regions = data.regions.filter(({ half }) => part === 'world' || half === part)
  const there = new Set(regions.map(({ id }) => id))
  return {
    width: 1180,
    height: 820,
    frame: [...frame],
    pond: [110, 110, 1070, 710],
    leaveOut: (outline) =>
      least(outline.map(([, latitude]) => latitude)) > 70.3 && least(outline.map(([longitude]) => longitude)) > 0,
    south: -57,
    north: 83,
    room: (_, area) => Math.max(room, area ** 0.55 * room ** 0.45),
    coast: 12,
    passes: 2,
    shape: () => [
      [-32, -14, 32, 24],
      [-38, -28, 38, -14],
    ],
    forbidden: [],
    west,
    regions,
    neighbours: data.lanes.filter(([a, b]) => there.has(a) && there.has(b)),
    places: data.seas.filter(({ halves }) => part === 'world' || halves.includes(part)).map(({ id, anchor }) => ({ id, anchor })),
  }
}
