/** Who is who: every side has a colour, a shape and a pattern, so that nobody has to tell colours apart. */
import { type Canvas, type CanvasPattern, type Context, createCanvas } from '../canvas.ts'
import type { Point } from '../map.ts'
import { tracePolygon } from './shapes.ts'
import { shade, theme } from './theme.ts'

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'star' | 'hexagon' | 'shield' | 'drop'
export type Pattern = 'plain' | 'rising' | 'falling' | 'across' | 'upright' | 'dots' | 'grid' | 'waves'

export interface Mark {
  colour: string
  shape: Shape
  pattern: Pattern
}

function regular(corners: number, turn: number, radius = 1): Point[] {
  return Array.from({ length: corners }, (_, index): Point => {
    const angle = turn + (index * 2 * Math.PI) / corners
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  })
}

const star = regular(5, -Math.PI / 2, 1.2).flatMap((tip, index): Point[] => [
  tip,
  regular(5, -Math.PI / 2 + Math.PI / 5, 0.6)[index]!,
])

/** Corners for a shape of about the area of a circle of radius 1. */
const outlines: Record<Exclude<Shape, 'circle'>, Point[]> = {
  square: [
    [-0.88, -0.88],
    [0.88, -0.88],
    [0.88, 0.88],
    [-0.88, 0.88],
  ],
  triangle: [
    [0, -1.12],
    [1.16, 0.88],
    [-1.16, 0.88],
  ],
  diamond: regular(4, 0, 1.18),
  star,
  hexagon: regular(6, 0, 1.08),
  shield: [
    [-0.9, -0.95],
    [0.9, -0.95],
    [0.9, 0.1],
    [0, 1.15],
    [-0.9, 0.1],
  ],
  drop: [
    [0, -1.25],
    [0.55, -0.45],
    [0.85, 0.15],
    [0.75, 0.65],
    [0.4, 0.95],
    [0, 1.05],
    [-0.4, 0.95],
    [-0.75, 0.65],
    [-0.85, 0.15],
    [-0.55, -0.45],
  ],
}

function trace(context: Context, shape: Shape, x: number, y: number, radius: number): void {
  if (shape === 'circle') context.arc(x, y, radius, 0, Math.PI * 2)
  else
    tracePolygon(
      context,
      outlines[shape].map(([dx, dy]): Point => [x + dx * radius, y + dy * radius]),
    )
}

/** The sign of a side around a middle. */
export function emblem(context: Context, mark: Mark, x: number, y: number, radius: number, options: { rim?: string } = {}): void {
  context.save()
  context.beginPath()
  trace(context, mark.shape, x, y, radius)
  context.lineJoin = 'round'
  context.lineWidth = Math.max(radius * 0.28, 2)
  context.strokeStyle = options.rim ?? theme.paperInk
  context.stroke()
  context.fillStyle = mark.colour
  context.fill()
  context.restore()
}

/** With their canvases: a pattern paints nothing any more once the canvas it was made of is collected as garbage. */
const tiles = new Map<string, { pattern: CanvasPattern; canvas: Canvas }>()

/** What to fill an area of a side with. */
export function fillOf(context: Context, mark: Mark): CanvasPattern | string {
  if (mark.pattern === 'plain') return mark.colour
  const key = `${mark.colour} ${mark.pattern}`
  const known = tiles.get(key)
  if (known) return known.pattern
  const canvas = tile(mark)
  const pattern = context.createPattern(canvas, 'repeat')
  tiles.set(key, { pattern, canvas })
  return pattern
}

const tileSize = 12

function tile({ colour, pattern }: Mark): Canvas {
  const canvas = createCanvas(tileSize, tileSize)
  const context = canvas.getContext('2d')
  context.fillStyle = colour
  context.fillRect(0, 0, tileSize, tileSize)
  context.strokeStyle = context.fillStyle = shade(colour, -0.26)
  context.lineWidth = 2.4
  context.beginPath()
  strokes[pattern](context)
  context.stroke()
  return canvas
}

function lines(...segments: [number, number, number, number][]): (context: Context) => void {
  return (context) => {
    for (const [x, y, toX, toY] of segments) {
      context.moveTo(x, y)
      context.lineTo(toX, toY)
    }
  }
}

const strokes: Record<Pattern, (context: Context) => void> = {
  plain: () => {},
  rising: lines([-3, 15, 15, -3], [-3, 3, 3, -3], [9, 15, 15, 9]),
  falling: lines([-3, -3, 15, 15], [9, -3, 15, 3], [-3, 9, 3, 15]),
  across: lines([0, 3, 12, 3], [0, 9, 12, 9]),
  upright: lines([3, 0, 3, 12], [9, 0, 9, 12]),
  grid: lines([0, 6, 12, 6], [6, 0, 6, 12]),
  waves: lines([0, 4, 3, 7], [3, 7, 6, 4], [6, 4, 9, 7], [9, 7, 12, 4]),
  dots: (context) => {
    for (const [x, y] of [
      [3, 3],
      [9, 9],
    ] as const) {
      context.moveTo(x + 1.6, y)
      context.arc(x, y, 1.6, 0, Math.PI * 2)
      context.fill()
    }
  },
}
