/** Ways across the sea: neighbours without a common border, joined where their coasts are nearest. */
import type { Point } from '../../pictures/map.ts'

export interface Land {
  id: string
  /** Outer rings only. */
  rings: Point[][]
}

export interface Link {
  between: [string, string]
  lines: [Point, Point][]
}

/** How far a line reaches inland, so that it is seen to leave from the land. */
const inland = 5

export function linkAcross(a: Land, b: Land, width: number): Link {
  const direct = nearest(a, b, 0)
  const around = [-width, width]
    .map((shift) => ({ shift, ...nearest(a, b, shift) }))
    .sort((one, other) => one.distance - other.distance)[0]!
  if (direct.distance <= around.distance * 1.6) return { between: [a.id, b.id], lines: [stretch(direct.from, direct.to)] }
  const { shift, from, to } = around
  const home: Point = [to[0] - shift, to[1]]
  return { between: [a.id, b.id], lines: [stub(from, shift > 0 ? 1 : -1), stub(home, shift > 0 ? -1 : 1)] }
}

function stub(from: Point, direction: 1 | -1): [Point, Point] {
  return [
    [from[0] - direction * inland, from[1]],
    [from[0] + direction * 46, from[1] + 4],
  ]
}

function stretch(from: Point, to: Point): [Point, Point] {
  const length = Math.max(Math.hypot(to[0] - from[0], to[1] - from[1]), 1)
  const [x, y] = [((to[0] - from[0]) / length) * inland, ((to[1] - from[1]) / length) * inland]
  return [
    [from[0] - x, from[1] - y],
    [to[0] + x, to[1] + y],
  ]
}

/** The nearest two points of the coasts, b moved sideways by `shift`. Small islets would make odd ways: only larger lands count. */
function nearest(a: Land, b: Land, shift: number): { distance: number; from: Point; to: Point } {
  let best = { distance: Number.POSITIVE_INFINITY, from: [0, 0] as Point, to: [0, 0] as Point }
  for (const from of coast(a)) {
    for (const [x, y] of coast(b)) {
      const distance = Math.hypot(x + shift - from[0], y - from[1])
      if (distance < best.distance) best = { distance, from, to: [x + shift, y] }
    }
  }
  return best
}

function coast(land: Land): Point[] {
  const largest = Math.max(...land.rings.map(area))
  return land.rings.filter((ring) => area(ring) >= Math.min(largest, 60)).flat()
}

export function area(ring: Point[]): number {
  let doubled = 0
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!
    doubled += x * nextY - nextX * y
  })
  return Math.abs(doubled) / 2
}
