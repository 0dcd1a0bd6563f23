/** Letters: one typeface in three weights, shrunk or cut to the room there is. */
import { type Context, createCanvas } from '../canvas.ts'
import { families, type Weight } from '../fonts.ts'
import { layer } from './layers.ts'
import { recordText } from './record.ts'
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

function fontOf(size: number, weight: Weight): string {
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
  const line = { ...fitted, weight, colour: style.colour ?? theme.ink }
  recordText(context, { ...fitted, left, baseline, width, height: fitted.size * capHeight })
  if (style.outline) outlined(context, line, left, baseline, width, style.outline)
  else write(context, line, left, baseline)
  return width
}

interface Line {
  content: string
  size: number
  weight: Weight
  colour: string
}

function write(context: Context, { content, size, weight, colour }: Line, left: number, baseline: number): void {
  context.font = fontOf(size, weight)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = colour
  context.fillText(content, left, baseline)
}

/** A rim is slow to draw: at its own size a line with one is drawn once and kept. */
function outlined(
  context: Context,
  line: Line,
  left: number,
  baseline: number,
  width: number,
  rim: { colour: string; width: number },
): void {
  const draw = (on: Context, x: number, y: number): void => {
    on.font = fontOf(line.size, line.weight)
    on.strokeStyle = rim.colour
    on.lineWidth = rim.width * 2
    on.lineJoin = 'round'
    on.strokeText(line.content, x, y)
    write(on, line, x, y)
  }
  const { a: magnified } = context.getTransform()
  if (magnified !== 1) {
    draw(context, left, baseline)
    return
  }
  const margin = Math.ceil(rim.width) + 2
  const key = ['line', line.content, line.size, line.weight, line.colour, rim.colour, rim.width].join(' ')
  const [across, down] = [width + 2 * margin, line.size * 1.3 + 2 * margin]
  layer(
    context,
    key,
    across,
    down,
    (on) => draw(on, margin, margin + line.size),
    Math.round(left - margin),
    Math.round(baseline - line.size - margin),
  )
}

function fitLine(content: string, size: number, weight: Weight, maxWidth: number): { content: string; size: number } {
  const width = measure(content, size, weight)
  if (width <= maxWidth) return { content, size }
  const smaller = Math.max((size * maxWidth) / width, (size * 2) / 3)
  let cut = content
  // A hundredth of a pixel for what is lost in dividing and multiplying
  while (cut.length > 1 && measure(cut === content ? cut : `${cut}…`, smaller, weight) > maxWidth + 0.01)
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
export function paragraph(
  context: Context,
  content: string,
  x: number,
  y: number,
  maxWidth: number,
  style: TextStyle & { leading?: number },
): number {
  const leading = style.size * (style.leading ?? 1.3)
  const lines = wrap(content, style.size, style.weight ?? 'strong', maxWidth)
  lines.forEach((line, index) => {
    text(context, line, x, y + index * leading, { ...style, maxWidth })
  })
  return y + lines.length * leading
}
