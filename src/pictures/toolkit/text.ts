/** Letters: one typeface in three weights, shrunk or cut to the room there is. */
import { type Context, createCanvas } from '../canvas.ts'
import { families, type Weight } from '../fonts.ts'
import { theme } from './theme.ts'

export interface TextStyle {
  size: number
  weight?: Weight
  colour?: string
  align?: 'left' | 'center' | 'right'
  /** 'middle' puts the middle of capitals and digits at y, 'base' the baseline. */
  vertical?: 'middle' | 'base'
  /** Shrinks down to two thirds, then cuts. */
  maxWidth?: number
  /** A rim around the letters, to lift them off a busy ground. */
  outline?: { colour: string; width: number }
}

/** Height of capitals and digits of Barlow over its size. */
const capHeight = 0.7

const measuring = createCanvas(8, 8).getContext('2d')
const widths = new Map<string, number>()
const widthsKept = 5000

export function measure(content: string, size: number, weight: Weight = 'strong'): number {
  const key = `${weight} ${content}`
  let width = widths.get(key)
  if (width === undefined) {
    measuring.font = fontOf(100, weight)
    width = measuring.measureText(content).width / 100
    if (widths.size > widthsKept) widths.clear()
    widths.set(key, width)
  }
  return width * size
}

export function fontOf(size: number, weight: Weight): string {
  return `${size}px "${families[weight]}"`
}

/** Writes one line and answers its width. */
export function text(context: Context, content: string, x: number, y: number, style: TextStyle): number {
  const weight = style.weight ?? 'strong'
  const fitted =
    style.maxWidth === undefined ? { content, size: style.size } : fitLine(content, style.size, weight, style.maxWidth)
  const width = measure(fitted.content, fitted.size, weight)
  const left = style.align === 'center' ? x - width / 2 : style.align === 'right' ? x - width : x
  const baseline = style.vertical === 'base' ? y : y + (fitted.size * capHeight) / 2
  context.font = fontOf(fitted.size, weight)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  if (style.outline) {
    context.strokeStyle = style.outline.colour
    context.lineWidth = style.outline.width * 2
    context.lineJoin = 'round'
    context.strokeText(fitted.content, left, baseline)
  }
  context.fillStyle = style.colour ?? theme.ink
  context.fillText(fitted.content, left, baseline)
  return width
}

function fitLine(content: string, size: number, weight: Weight, maxWidth: number): { content: string; size: number } {
  const width = measure(content, size, weight)
  if (width <= maxWidth) return { content, size }
  const smaller = Math.max((size * maxWidth) / width, (size * 2) / 3)
  let cut = content
  while (cut.length > 1 && measure(cut === content ? cut : `${cut}…`, smaller, weight) > maxWidth)
    cut = cut.slice(0, -1).trimEnd()
  return { content: cut === content ? cut : `${cut}…`, size: smaller }
}

/** Breaks a text into lines that fit. */
export function wrap(content: string, size: number, weight: Weight, maxWidth: number): string[] {
  const lines: string[] = []
  for (const word of content.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(longer, size, weight) <= maxWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Writes a text over several lines and answers the y below the last one. */
export function paragraph(context: Context, content: string, x: number, y: number, maxWidth: number, style: TextStyle): number {
  const leading = style.size * 1.3
  const lines = wrap(content, style.size, style.weight ?? 'strong', maxWidth)
  lines.forEach((line, index) => {
    text(context, line, x, y + index * leading, { ...style, maxWidth })
  })
  return y + lines.length * leading
}
