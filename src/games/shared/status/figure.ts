/** A number with its sign, and whether it rose or fell in the phase that the picture ends. */
import type { Icon, Tools } from '../../../pictures/toolkit.ts'

export interface Figure {
  readonly icon: Icon
  readonly tint: string
  /** Nothing where there is none of it: its place stays empty. */
  readonly text: string
  readonly colour?: string
  /** How much more than before the phase. */
  readonly change?: number
  /** Less of it is better. */
  readonly worse?: boolean
  /** Of the width, against the others' 1. */
  readonly share?: number
}

/** Up or down, in green where that is good for whoever has it: two signs for one thing. */
export function drawChange(
  tools: Tools,
  { change = 0, worse = false }: Pick<Figure, 'change' | 'worse'>,
  x: number,
  y: number,
  size: number,
): void {
  if (change === 0) return
  const good = change > 0 !== worse
  tools.triangle(x, y, size, change > 0 ? 'up' : 'down', good ? tools.theme.good : tools.theme.bad)
}

/** How wide a figure is at a size of 1. */
const widthOf = (tools: Tools, { text, change = 0 }: Figure): number =>
  iconRoom + tools.measure(text, 1, 'loud') + (change === 0 ? 0 : changeRoom)

const iconRoom = 1.06
const changeRoom = 0.46
const gap = 10

const unitOf = (figures: readonly Figure[], width: number): number =>
  width / figures.reduce((sum, { share = 1 }) => sum + share, 0)

/** The largest size, up to one, at which all of them are whole. */
export function sizeFor(tools: Tools, figures: readonly Figure[], width: number, most: number): number {
  const unit = unitOf(figures, width)
  return Math.min(most, ...figures.map((figure) => ((figure.share ?? 1) * unit - gap) / widthOf(tools, figure)))
}

/** Side by side, in the same places in every row: the numbers of all seats stand below each other. */
export function drawFigures(tools: Tools, figures: readonly Figure[], x: number, y: number, width: number, size: number): void {
  const unit = unitOf(figures, width)
  figures.reduce((left, figure) => {
    if (figure.text !== '') drawFigure(tools, figure, left, y, size)
    return left + (figure.share ?? 1) * unit
  }, x)
}

function drawFigure(tools: Tools, figure: Figure, x: number, y: number, size: number): void {
  const { icon, tint, text, colour = tools.theme.ink } = figure
  tools.icon(icon, x + size * 0.47, y, size * 0.94, tint)
  const start = x + size * iconRoom
  const width = tools.text(text, start, y, { size, weight: 'loud', colour })
  drawChange(tools, figure, start + width + size * 0.25, y, size * 0.42)
}
