import { relationOf } from './changes.ts'
import type { Sheet } from './scene.ts'
import { marks } from './sides.ts'

/** Who is at war and who at peace, on a ring in seating order. */
export function drawDiplomacy({ tools, view, changes, awaited }: Sheet, x: number, y: number, radius: number): void {
  const pairs = view.seats.flatMap((a, index) => view.seats.slice(index + 1).map((b) => ({ a, b, kind: relationOf(view, a, b) })))
  tools.disc(x, y, radius + 32, { fill: tools.transparent(tools.theme.ground, 0.72), stroke: tools.theme.edge, lineWidth: 2 })
  tools.relations(
    x,
    y,
    radius,
    view.seats.map((seat) => ({ id: seat, mark: marks[seat], lit: awaited.includes(seat) })),
    pairs.flatMap(({ a, b, kind }) =>
      kind === 'neutral' ? [] : [{ between: [a, b] as [string, string], kind, fresh: changes.relation(a, b) }],
    ),
  )
}
