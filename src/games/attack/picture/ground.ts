/** Where there is land, to keep the names of seas off it. */
import type { Point, WorldMap } from '../../../pictures/toolkit.ts'

export function isLand(map: WorldMap, [x, y]: Point): boolean {
  return [...map.regions.values()].some(
    ({ box: [left, top, right, bottom], rings }) =>
      x >= left && x <= right && y >= top && y <= bottom && crossings(rings, x, y) % 2 === 1,
  )
}

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
