/** Where there is land, to keep the names of seas off it. */
import type { Point, WorldMap } from '../../../pictures/toolkit.ts'

/** A map is asked again and again: it is known in cells of so many pixels. */
const cell = 6
const known = new WeakMap<WorldMap, Map<string, boolean>>()

export function isLand(map: WorldMap, [x, y]: Point): boolean {
  const [column, row] = [Math.round(x / cell), Math.round(y / cell)]
  const cells = known.get(map) ?? new Map<string, boolean>()
  known.set(map, cells)
  const key = `${column} ${row}`
  const land = cells.get(key) ?? within(map, column * cell, row * cell)
  cells.set(key, land)
  return land
}

const within = (map: WorldMap, x: number, y: number): boolean =>
  [...map.regions.values()].some(
    ({ box: [left, top, right, bottom], rings }) =>
      x >= left && x <= right && y >= top && y <= bottom && crossings(rings, x, y) % 2 === 1,
  )

/** How many coasts a line from the point to the right crosses. */
function crossings(rings: readonly Point[][], x: number, y: number): number {
  let count = 0
  for (const ring of rings) {
    ring.forEach(([fromX, fromY], index) => {
      const [toX, toY] = ring[(index + 1) % ring.length]!
      if (fromY <= y !== toY <= y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) count++
    })
  }
  return count
}
