/** Outlines as SVG writes them (M L H V C Q A Z, absolute), because node-canvas knows no Path2D. */
import type { Context } from '../canvas.ts'

const argumentsOf: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 }

export function tracePath(context: Context, outline: string): void {
  let [x, y] = [0, 0]
  for (const [, letter, rest] of outline.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (rest!.match(/-?[\d.]+/g) ?? []).map(Number)
    const count = argumentsOf[letter!]
    if (count === undefined) throw new Error(`outline with ${letter}`)
    for (let at = 0; at === 0 || at + count <= numbers.length; at += Math.max(count, 1)) {
      ;[x, y] = step(context, letter!, numbers.slice(at, at + count), x, y)
      if (count === 0) break
    }
  }
}

function step(context: Context, letter: string, numbers: number[], x: number, y: number): [number, number] {
  const [a, b, c, d, e, f, g] = numbers as [number, number, number, number, number, number, number]
  switch (letter) {
    case 'M':
      context.moveTo(a, b)
      return [a, b]
    case 'L':
      context.lineTo(a, b)
      return [a, b]
    case 'H':
      context.lineTo(a, y)
      return [a, y]
    case 'V':
      context.lineTo(x, a)
      return [x, a]
    case 'C':
      context.bezierCurveTo(a, b, c, d, e, f)
      return [e, f]
    case 'Q':
      context.quadraticCurveTo(a, b, c, d)
      return [c, d]
    case 'A':
      arcTo(context, x, y, a, d === 1, e === 1, f, g)
      return [f, g]
    default:
      context.closePath()
      return [x, y]
  }
}

/** Circular arcs only: both radii are equal in all our outlines. */
function arcTo(
  context: Context,
  x: number,
  y: number,
  radius: number,
  large: boolean,
  clockwise: boolean,
  toX: number,
  toY: number,
): void {
  const half = Math.hypot(toX - x, toY - y) / 2
  const size = Math.max(radius, half)
  const height = Math.sqrt(size * size - half * half) * (large === clockwise ? -1 : 1)
  const [unitX, unitY] = [(toX - x) / (2 * half), (toY - y) / (2 * half)]
  const centreX = (x + toX) / 2 - unitY * height
  const centreY = (y + toY) / 2 + unitX * height
  context.arc(centreX, centreY, size, Math.atan2(y - centreY, x - centreX), Math.atan2(toY - centreY, toX - centreX), !clockwise)
}
