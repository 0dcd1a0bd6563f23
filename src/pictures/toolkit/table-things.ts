/** What lies on a table: cards, dice, and tables of words and numbers. */
import type { Context } from '../canvas.ts'
import { type Icon, icon } from './icons.ts'
import { box, disc } from './shapes.ts'
import { paragraph, text } from './text.ts'
import { inkOn, shade, theme } from './theme.ts'

export interface CardFace {
  title: string
  colour: string
  icon?: Icon
  /** Rules or numbers, broken into lines. */
  body?: string
  /** At the lower right: a price, a value. */
  corner?: string
  /** Faded: cannot be used now. */
  faded?: boolean
}

export function card(context: Context, x: number, y: number, width: number, height: number, face: CardFace): void {
  const head = height * (face.body ? 0.24 : 0.3)
  const size = Math.min(width / 7.5, head * 0.5)
  context.save()
  if (face.faded) context.globalAlpha = 0.4
  box(context, x, y + 3, width, height, { radius: width * 0.07, fill: 'rgba(0, 0, 0, 0.35)' })
  box(context, x, y, width, height, { radius: width * 0.07, fill: theme.paper, stroke: theme.paperInk, lineWidth: 2 })
  context.save()
  context.beginPath()
  context.rect(x, y, width, head)
  context.clip()
  box(context, x + 1, y + 1, width - 2, height - 2, { radius: width * 0.07, fill: face.colour })
  context.restore()
  text(context, face.title, x + width / 2, y + head / 2, {
    size,
    weight: 'loud',
    colour: inkOn(face.colour),
    align: 'center',
    maxWidth: width * 0.88,
  })
  const middle = y + head + (height - head) / 2
  if (face.icon && !face.body)
    icon(context, face.icon, x + width / 2, middle, Math.min(width, height - head) * 0.55, shade(face.colour, -0.35))
  if (face.body)
    paragraph(context, face.body, x + width * 0.08, y + head + size * 1.1, width * 0.84, {
      size: size * 0.85,
      weight: 'plain',
      colour: theme.paperInk,
    })
  if (face.corner)
    text(context, face.corner, x + width * 0.93, y + height - size * 0.9, {
      size: size * 1.25,
      weight: 'loud',
      colour: theme.paperInk,
      align: 'right',
    })
  context.restore()
}

/** The back of a card, or of several: a little fan with its number. */
export function cardBacks(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  howMany: number,
): void {
  const shown = Math.min(howMany, 3)
  for (let index = shown - 1; index >= 0; index--) {
    const shift = index * width * 0.07
    box(context, x + shift, y - shift, width, height, {
      radius: width * 0.09,
      fill: shade(colour, -0.15 * index),
      stroke: theme.paperInk,
      lineWidth: 2,
    })
  }
  if (howMany === 0) box(context, x, y, width, height, { radius: width * 0.09, stroke: theme.edge, lineWidth: 2 })
  text(context, String(howMany), x + width / 2, y + height / 2, {
    size: height * 0.4,
    weight: 'loud',
    colour: howMany === 0 ? theme.inkFaint : inkOn(colour),
    align: 'center',
  })
}

const pips: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A die as it fell: pips up to six, a number beyond, or an icon. `hit` lights it up. */
export function die(
  context: Context,
  x: number,
  y: number,
  size: number,
  face: number | Icon,
  style: { colour?: string; hit?: boolean } = {},
): void {
  const colour = style.colour ?? theme.paper
  box(context, x, y + size * 0.05, size, size, { radius: size * 0.2, fill: 'rgba(0, 0, 0, 0.35)' })
  box(context, x, y, size, size, {
    radius: size * 0.2,
    fill: colour,
    stroke: style.hit ? theme.accent : theme.paperInk,
    lineWidth: style.hit ? size * 0.09 : 2,
  })
  const ink = inkOn(colour)
  const [middleX, middleY] = [x + size / 2, y + size / 2]
  if (typeof face === 'string') icon(context, face, middleX, middleY, size * 0.66, ink)
  else if (pips[face])
    for (const [dx, dy] of pips[face])
      disc(context, middleX + dx * size * 0.25, middleY + dy * size * 0.25, size * 0.09, { fill: ink })
  else text(context, String(face), middleX, middleY, { size: size * 0.62, weight: 'loud', colour: ink, align: 'center' })
}

export interface TableCell {
  text: string
  colour?: string
  icon?: Icon
}

export interface Column {
  /** Share of the width. */
  share: number
  align?: 'left' | 'center' | 'right'
}

/** Rows of words and numbers; the first row is the heading. */
export function table(
  context: Context,
  x: number,
  y: number,
  width: number,
  columns: readonly Column[],
  rows: readonly (readonly TableCell[])[],
  size: number,
): number {
  const leading = size * 1.75
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  rows.forEach((row, index) => {
    const top = y + index * leading
    if (index % 2 === 1) box(context, x, top, width, leading, { radius: 6, fill: theme.panelRaised })
    let left = x
    row.forEach((cell, column) => {
      const { share, align = 'left' } = columns[column]!
      const room = (width * share) / shares
      const padding = size * 0.5
      const at = align === 'left' ? left + padding : align === 'right' ? left + room - padding : left + room / 2
      const shift = cell.icon ? size * 1.3 : 0
      if (cell.icon) icon(context, cell.icon, left + padding + size * 0.5, top + leading / 2, size, cell.colour ?? theme.inkSoft)
      text(context, cell.text, align === 'left' ? at + shift : at, top + leading / 2, {
        size,
        weight: index === 0 ? 'plain' : 'strong',
        colour: cell.colour ?? (index === 0 ? theme.inkSoft : theme.ink),
        align,
        maxWidth: room - padding * 2 - shift,
      })
      left += room
    })
  })
  return y + rows.length * leading
}
