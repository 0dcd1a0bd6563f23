/** Who stands how to whom: the sides on a ring, joined by what is between them. */
import type { Context } from '../canvas.ts'
import type { Point } from '../map.ts'
import { icon } from './icons.ts'
import { emblem, type Mark } from './marks.ts'
import { disc, line } from './shapes.ts'
import { theme } from './theme.ts'

export interface Relation {
  between: [string, string]
  kind: 'peace' | 'war'
  fresh?: boolean
}

/** War is a broad red zigzag-free line with swords on it, peace a thin double one in green: told apart without colour as well. */
export function relations(
  context: Context,
  x: number,
  y: number,
  radius: number,
  sides: readonly { id: string; mark: Mark; lit?: boolean }[],
  between: readonly Relation[],
): void {
  const size = Math.max(radius * 0.2, 12)
  const places = new Map<string, Point>(
    sides.map(({ id }, index) => {
      const angle = -Math.PI / 2 + (index * 2 * Math.PI) / sides.length
      return [id, [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]]
    }),
  )
  const sorted = [...between].sort((a, b) => (a.kind === b.kind ? 0 : a.kind === 'peace' ? -1 : 1))
  for (const {
    between: [a, b],
    kind,
    fresh,
  } of sorted) {
    const ends = [places.get(a)!, places.get(b)!]
    if (fresh) line(context, ends, { colour: theme.accent, width: 15 })
    if (kind === 'war') line(context, ends, { colour: theme.bad, width: 8 })
    else {
      line(context, ends, { colour: theme.good, width: 9 })
      line(context, ends, { colour: theme.sea, width: 3.5 })
    }
  }
  for (const {
    between: [a, b],
    kind,
  } of sorted) {
    if (kind !== 'war') continue
    const [from, to] = [places.get(a)!, places.get(b)!]
    const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    disc(context, middleX, middleY, size * 0.8, { fill: theme.bad, stroke: theme.ground, lineWidth: 2 })
    icon(context, 'swords', middleX, middleY, size * 1.1, theme.ground)
  }
  for (const { id, mark, lit } of sides) {
    const [placeX, placeY] = places.get(id)!
    emblem(context, mark, placeX, placeY, size, { rim: lit ? theme.ink : theme.ground })
  }
}
