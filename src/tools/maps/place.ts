/** Where the tokens and labels of a map lie: on their own land as far as it goes, never one on another. */
import type { Point } from '../../pictures/map.ts'

export interface Parcel {
  id: string
  rings: Point[][]
  anchor: Point
  /** The boxes to place, as offsets from the middle of the spot: left, top, right, bottom. */
  shape: Box[]
}

export type Box = [left: number, top: number, right: number, bottom: number]

interface Candidate {
  spot: Point
  cost: number
}

const gap = 3
const reach = 90

/**
 * One spot for each parcel, by simulated annealing: a parcel tries another spot, near where it is or anywhere it may go, and keeps it
 * if the whole gets better, or, early on, not much worse. Always the same result: the chance in it is seeded.
 */
export function placeTokens(parcels: Parcel[], width: number, height: number, forbidden: Box[] = []): Map<string, Point> {
  const owner = rasterise(parcels, width, height)
  const candidates = parcels.map((parcel, index) => candidatesOf(parcel, index + 1, owner, width, height, forbidden))
  const runs = [1, 2, 3].map((seed) => anneal(parcels, candidates, seeded(seed)))
  const chosen = runs.sort((a, b) => total(parcels, a) - total(parcels, b))[0]!
  return new Map(parcels.map((parcel, index) => [parcel.id, chosen[index]!.spot]))
}

function total(parcels: Parcel[], chosen: Candidate[]): number {
  return chosen.reduce((sum, { cost, spot }, index) => sum + cost + 30 * overlaps(parcels, chosen, index, spot), 0)
}

function anneal(parcels: Parcel[], candidates: Candidate[][], chance: () => number): Candidate[] {
  const chosen = candidates.map((list) => list[0]!)
  const rounds = 15_000 * parcels.length
  for (let round = 0; round < rounds; round++) {
    const progress = round / rounds
    const heat = 30 * (1 - progress) ** 3 + 0.01
    const clash = 2 + 40 * progress
    const index = Math.floor(chance() * parcels.length)
    const list = candidates[index]!
    const next = list[Math.floor(chance() ** 3 * list.length)]!
    const current = chosen[index]!
    const worse =
      next.cost -
      current.cost +
      clash * (overlaps(parcels, chosen, index, next.spot) - overlaps(parcels, chosen, index, current.spot))
    if (worse <= 0 || chance() < Math.exp(-worse / heat)) chosen[index] = next
  }
  return chosen
}

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function overlaps(parcels: Parcel[], chosen: Candidate[], index: number, spot: Point): number {
  let sum = 0
  for (const other of withinReach(parcels)[index]!) {
    const there = chosen[other]!.spot
    for (const mine of parcels[index]!.shape) {
      for (const theirs of parcels[other]!.shape) sum += common(mine, spot, theirs, there)
    }
  }
  return sum
}

const reaches = new WeakMap<Parcel[], number[][]>()

/** For each parcel the others that it might meet at all. */
function withinReach(parcels: Parcel[]): number[][] {
  const known = reaches.get(parcels)
  if (known) return known
  const extent = 2 * reach + 2 * gap
  const meets = (one: Parcel, other: Parcel): boolean => {
    const size = (side: 0 | 1): number =>
      Math.max(...one.shape.map((box) => box[side + 2]! - box[side]!)) +
      Math.max(...other.shape.map((box) => box[side + 2]! - box[side]!))
    return (
      Math.abs(one.anchor[0] - other.anchor[0]) < extent + size(0) && Math.abs(one.anchor[1] - other.anchor[1]) < extent + size(1)
    )
  }
  const found = parcels.map((one) => parcels.flatMap((other, index) => (other !== one && meets(one, other) ? [index] : [])))
  reaches.set(parcels, found)
  return found
}

/** Square root of the area in common, the gap that must stay between the two included. */
function common(a: Box, [ax, ay]: Point, b: Box, [bx, by]: Point): number {
  const across = Math.min(ax + a[2], bx + b[2]) - Math.max(ax + a[0], bx + b[0]) + gap
  const down = Math.min(ay + a[3], by + b[3]) - Math.max(ay + a[1], by + b[1]) + gap
  return across > 0 && down > 0 ? 1 + Math.sqrt(across * down) : 0
}

function candidatesOf(
  parcel: Parcel,
  own: number,
  owner: Uint8Array,
  width: number,
  height: number,
  forbidden: Box[],
): Candidate[] {
  const list: Candidate[] = []
  for (let y = Math.round(parcel.anchor[1]) - reach; y <= parcel.anchor[1] + reach; y += 2) {
    for (let x = Math.round(parcel.anchor[0]) - reach; x <= parcel.anchor[0] + reach; x += 2) {
      const outside = parcel.shape.some(([l, t, r, b]) => x + l < 2 || y + t < 2 || x + r > width - 2 || y + b > height - 2)
      const barred = parcel.shape.some((box) => forbidden.some((bar) => common(box, [x, y], bar, [0, 0]) > 0))
      if (!outside && !barred) list.push({ spot: [x, y], cost: costOf(parcel, [x, y], own, owner, width) })
    }
  }
  return list.sort((a, b) => a.cost - b.cost)
}

/** Land of others costs most, sea some, distance a little; own land under the middle is what makes a token belong. */
function costOf(parcel: Parcel, [x, y]: Point, own: number, owner: Uint8Array, width: number): number {
  let [sea, foreign, cells] = [0, 0, 0]
  for (const [left, top, right, bottom] of parcel.shape) {
    for (let row = y + top; row < y + bottom; row += 4) {
      for (let column = x + left; column < x + right; column += 4) {
        const there = owner[Math.round(row) * width + Math.round(column)]
        cells++
        if (there === 0) sea++
        else if (there !== own) foreign++
      }
    }
  }
  const distance = Math.hypot(x - parcel.anchor[0], y - parcel.anchor[1])
  const share = 1 - (sea + foreign) / cells
  return (100 * foreign + 45 * sea) / cells + distance * 0.4 + 200 * Math.max(0, 0.25 - share)
}

function rasterise(parcels: Parcel[], width: number, height: number): Uint8Array {
  const owner = new Uint8Array(width * height)
  parcels.forEach((parcel, index) => {
    for (let row = 0; row < height; row++) {
      const crossings = parcel.rings.flatMap((ring) => crossingsOf(ring, row + 0.5)).sort((a, b) => a - b)
      for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
        owner.fill(
          index + 1,
          row * width + Math.max(Math.round(crossings[pair]!), 0),
          row * width + Math.max(Math.round(crossings[pair + 1]!), 0),
        )
      }
    }
  })
  return owner
}

function crossingsOf(ring: Point[], y: number): number[] {
  return ring.flatMap(([x, pointY], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!
    return pointY <= y !== nextY <= y ? [x + ((y - pointY) / (nextY - pointY)) * (nextX - x)] : []
  })
}
