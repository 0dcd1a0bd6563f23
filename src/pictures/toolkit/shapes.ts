/** Plain shapes that everything else is made of. */
import type { Context } from '../canvas.ts'
import type { Point } from '../map.ts'
import { measure, text } from './text.ts'
import { inkOn, theme } from './theme.ts'

export type Fill = string | ReturnType<Context['createPattern']> | ReturnType<Context['createLinearGradient']>

export interface BoxStyle {
  radius?: number
  fill?: Fill
  stroke?: string
  lineWidth?: number
}

export function tracePolygon(context: Context, points: Point[]): void {
  points.forEach(([x, y], index) => {
    if (index === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  })
  context.closePath()
}

function traceBox(context: Context, x: number, y: number, width: number, height: number, radius: number): void {
  const corner = Math.min(radius, width / 2, height / 2)
  context.moveTo(x + corner, y)
  context.arcTo(x + width, y, x + width, y + height, corner)
  context.arcTo(x + width, y + height, x, y + height, corner)
  context.arcTo(x, y + height, x, y, corner)
  context.arcTo(x, y, x + width, y, corner)
  context.closePath()
}

export function box(context: Context, x: number, y: number, width: number, height: number, style: BoxStyle): void {
  context.beginPath()
  traceBox(context, x, y, width, height, style.radius ?? 0)
  paint(context, style)
}

export function disc(context: Context, x: number, y: number, radius: number, style: BoxStyle): void {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  paint(context, style)
}

function paint(context: Context, { fill, stroke, lineWidth }: BoxStyle): void {
  if (fill) {
    context.fillStyle = fill
    context.fill()
  }
  if (stroke) {
    context.strokeStyle = stroke
    context.lineWidth = lineWidth ?? 2
    context.stroke()
  }
}

export interface LineStyle {
  colour: string
  width: number
  dash?: number[]
}

export function line(context: Context, points: Point[], { colour, width, dash }: LineStyle): void {
  context.save()
  context.strokeStyle = colour
  context.lineWidth = width
  context.lineCap = 'round'
  context.lineJoin = 'round'
  if (dash) context.setLineDash(dash)
  context.beginPath()
  points.forEach(([x, y], index) => {
    if (index === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  })
  context.stroke()
  context.restore()
}

/** An arrow from one point to another, bent to the left of its way by a share of its length. */
export function arrow(context: Context, from: Point, to: Point, style: LineStyle & { bend?: number; rim?: string }): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const bend = style.bend ?? 0
  const control: Point = [(from[0] + to[0]) / 2 + dy * bend, (from[1] + to[1]) / 2 - dx * bend]
  const angle = Math.atan2(to[1] - control[1], to[0] - control[0])
  const head = style.width * 3.2
  const neck: Point = [to[0] - Math.cos(angle) * head * 0.8, to[1] - Math.sin(angle) * head * 0.8]
  const draw = (colour: string, grow: number): void => {
    context.strokeStyle = colour
    context.fillStyle = colour
    context.lineWidth = style.width + grow * 2
    context.lineJoin = 'round'
    context.lineCap = 'round'
    context.beginPath()
    context.moveTo(...from)
    context.quadraticCurveTo(...control, ...neck)
    context.stroke()
    context.beginPath()
    tracePolygon(context, [
      to,
      [to[0] - Math.cos(angle - 0.5) * head, to[1] - Math.sin(angle - 0.5) * head],
      [to[0] - Math.cos(angle + 0.5) * head, to[1] - Math.sin(angle + 0.5) * head],
    ])
    context.fill()
    context.lineWidth = grow * 2
    if (grow > 0) context.stroke()
  }
  context.save()
  if (style.dash) context.setLineDash(style.dash)
  if (style.rim) draw(style.rim, 3)
  draw(style.colour, 0)
  context.restore()
}

/** A small triangle that says more or less. */
export function triangle(
  context: Context,
  x: number,
  y: number,
  size: number,
  direction: 'up' | 'down' | 'left' | 'right',
  colour: string,
): void {
  const half = size / 2
  const corners: Record<typeof direction, Point[]> = {
    up: [
      [x, y - half],
      [x + half, y + half * 0.7],
      [x - half, y + half * 0.7],
    ],
    down: [
      [x, y + half],
      [x - half, y - half * 0.7],
      [x + half, y - half * 0.7],
    ],
    left: [
      [x - half, y],
      [x + half * 0.7, y - half],
      [x + half * 0.7, y + half],
    ],
    right: [
      [x + half, y],
      [x - half * 0.7, y + half],
      [x - half * 0.7, y - half],
    ],
  }
  context.beginPath()
  tracePolygon(context, corners[direction])
  context.fillStyle = colour
  context.fill()
}

/** A rounded label, as wide as its words; answers its width. */
export function pill(
  context: Context,
  content: string,
  x: number,
  y: number,
  style: { size: number; fill: string; colour?: string; align?: 'left' | 'center' | 'right'; stroke?: string },
): number {
  context.save()
  const height = style.size * 1.45
  const width = measure(content, style.size) + style.size * 0.9
  const left = style.align === 'center' ? x - width / 2 : style.align === 'right' ? x - width : x
  box(context, left, y - height / 2, width, height, {
    radius: height / 2,
    fill: style.fill,
    ...(style.stroke ? { stroke: style.stroke } : {}),
  })
  text(context, content, left + width / 2, y, { size: style.size, colour: style.colour ?? inkOn(style.fill), align: 'center' })
  context.restore()
  return width
}

/** A panel: the raised ground for things that belong together. */
export function panel(context: Context, x: number, y: number, width: number, height: number, style: BoxStyle = {}): void {
  box(context, x, y, width, height, { radius: 14, fill: theme.panel, stroke: theme.edge, lineWidth: 2, ...style })
}
