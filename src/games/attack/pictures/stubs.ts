/** A lane around the edge of the world is drawn as two stubs: each says where it leads. */
import type { Area, Point, Window } from '../../../pictures/toolkit.ts'
import { overlap } from '../../shared/status/settle.ts'
import type { RegionId } from '../state.ts'
import type { Sheet } from './scene.ts'

const size = 13

export interface Stub {
  readonly region: RegionId
  readonly area: Area
}

export function placeStubs({ tools, map, say }: Sheet, window: Window, covered: readonly Area[]): readonly Stub[] {
  const taken: Area[] = [...covered]
  return map.links.flatMap(({ between: [one, other], lines }): Stub[] => {
    if (lines.length < 2) return []
    const ends: [RegionId, Point, Point][] = [
      [other, ...lines[0]!],
      [one, ...lines[1]!],
    ]
    return ends.flatMap(([region, from, to]) => {
      if (!tools.seen(window, to)) return []
      const width = tools.measure(say(`region.${region}`), size)
      const [endX, endY] = tools.onPicture(window, to)
      const [west, east] = [window.x + 3, window.x + window.width - 3 - width]
      const left = Math.min(Math.max(to[0] > from[0] ? endX - width : endX, west), east)
      const areas = [-17, 3, -29, 15, -41, 27].map((shift): Area => [left, endY + shift, left + width, endY + shift + size])
      const area = areas.find((candidate) => !taken.some((known) => overlap(candidate, known)))
      if (!area) return []
      taken.push(area)
      return [{ region, area }]
    })
  })
}

export function drawStubs({ tools, say }: Sheet, stubs: readonly Stub[]): void {
  for (const { region, area } of stubs)
    tools.text(say(`region.${region}`), area[0], area[1] + size / 2, {
      size,
      colour: tools.theme.inkSoft,
      outline: { colour: tools.theme.sea, width: 2 },
    })
}
