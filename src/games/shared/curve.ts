import type { Mark, Point, Series, Size, Tools } from '../../pictures/toolkit.ts'
import type { Say } from '../../words/index.ts'

/** Points over time: a line for each seat, and below it how everybody stands at the end. Composed for a phone, where 1080 pixels become 300. */
interface Curve {
  readonly say: Say
  readonly people: Readonly<Record<string, string>>
  markOf(seat: string): Mark
}

const width = 1080
const plot = { left: 110, right: 1040, top: 40, bottom: 640 }
const rowHeight = 84
const columns = 2
const bottom = 30

const rowsOf = (series: Series | null): number => Math.ceil((series?.seats.length ?? 0) / columns)

export const curveSize = (series: Series | null): Size => ({
  width,
  height: plot.bottom + 70 + rowsOf(series) * rowHeight + bottom,
})

export function drawCurve(tools: Tools, series: Series | null, curve: Curve): void {
  tools.ground()
  if (!series) return
  const { theme } = tools
  const all = series.seats.flatMap(({ points }) => points)
  const scale = series.share ? { from: 0, to: 100, step: 25 } : scaleOf(Math.min(0, ...all), Math.max(1, ...all))
  const unit = series.share ? ' %' : ''
  const moments = Math.max(1, ...series.seats.map(({ points }) => points.length - 1))
  const xOf = (at: number): number => plot.left + ((plot.right - plot.left) * at) / moments
  const yOf = (points: number): number =>
    plot.bottom - ((plot.bottom - plot.top) * (points - scale.from)) / (scale.to - scale.from)
  for (let value = scale.from; value <= scale.to; value += scale.step) {
    const level: Point[] = [
      [plot.left, yOf(value)],
      [plot.right, yOf(value)],
    ]
    tools.line(level, { colour: theme.edge, width: 2 })
    tools.text(`${value}${unit}`, plot.left - 16, yOf(value), { size: 34, align: 'right', colour: theme.inkSoft })
  }
  drawHeads(tools, series.heads, xOf)
  if (series.at !== undefined) {
    const upright: Point[] = [
      [xOf(series.at), plot.top],
      [xOf(series.at), plot.bottom],
    ]
    tools.line(upright, { colour: theme.accent, width: 5, dash: [14, 12] })
  }
  const last = new Map(series.seats.map(({ seat, points }) => [seat, points.at(-1) ?? 0]))
  // Whoever leads lies on top.
  const ranked = series.seats.toSorted((one, other) => last.get(one.seat)! - last.get(other.seat)!)
  for (const { seat, points } of ranked) {
    const mark = curve.markOf(seat)
    const path = points.map((value, at): Point => [xOf(at), yOf(value)])
    tools.line(path, { colour: mark.colour, width: 7 })
    const end = path.at(-1)
    if (end) tools.emblem(mark, end[0], end[1], 18)
  }
  for (const [index, { seat }] of ranked.toReversed().entries())
    drawRow(tools, index, { mark: curve.markOf(seat), name: nameOf(curve, seat), points: `${last.get(seat)!}${unit}` })
}

const nameOf = ({ people, say }: Curve, seat: string): string => people[seat] ?? say(`seat.${seat}`)

/** As many as have room side by side. */
function drawHeads(tools: Tools, heads: Series['heads'], xOf: (at: number) => number): void {
  let free = 0
  for (const { at, label } of heads) {
    const x = xOf(at)
    const half = tools.measure(label, 34) / 2
    if (x - half < free || x + half > width - 8) continue
    tools.text(label, x, plot.bottom + 34, { size: 34, align: 'center', colour: tools.theme.inkSoft })
    free = x + half + 18
  }
}

interface RowOfCurve {
  readonly mark: Mark
  readonly name: string
  readonly points: string
}

function drawRow(tools: Tools, index: number, { mark, name, points }: RowOfCurve): void {
  const each = (width - 2 * 24) / columns
  const x = 24 + (index % columns) * each
  const y = plot.bottom + 70 + Math.floor(index / columns) * rowHeight
  tools.box(x + 4, y + 4, each - 8, rowHeight - 8, { radius: 12, fill: tools.theme.panel })
  tools.emblem(mark, x + 46, y + rowHeight / 2, 20)
  tools.text(name, x + 84, y + rowHeight / 2, { size: 38, weight: 'loud', maxWidth: each - 84 - 120 })
  const style = { size: 44, weight: 'loud', align: 'right', colour: tools.theme.accent } as const
  tools.text(points, x + each - 26, y + rowHeight / 2, style)
}

/** Round numbers around what is shown, four to eight of them. */
function scaleOf(least: number, most: number): { readonly from: number; readonly to: number; readonly step: number } {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
  const step = steps.find((one) => (most - least) / one <= 6) ?? 2000
  return { from: Math.floor(least / step) * step, to: Math.ceil(most / step) * step, step }
}
