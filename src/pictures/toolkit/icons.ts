/** Icons drawn from outlines of our own on a square of 24: no emoji, no icon font. */
import type { Context } from '../canvas.ts'
import outlines from './icons.json' with { type: 'json' }
import { tracePath } from './path.ts'
import { recordOf } from './record.ts'
import { theme } from './theme.ts'

export type Icon = keyof typeof outlines

// Object.keys forgets what the type of the file says
export const iconNames = Object.keys(outlines) as Icon[]

/** Draws an icon around its middle. */
export function icon(context: Context, name: Icon, x: number, y: number, size: number, colour: string = theme.ink): void {
  recordOf(context)?.icons.add(name)
  context.save()
  context.translate(x - size / 2, y - size / 2)
  context.scale(size / 24, size / 24)
  context.beginPath()
  tracePath(context, outlines[name])
  context.fillStyle = colour
  context.fill(holes.has(name) ? 'evenodd' : 'nonzero')
  context.restore()
}

/** Icons whose inner outlines are holes; the others are made of overlapping parts. */
const holes: ReadonlySet<Icon> = new Set<Icon>([
  'tank',
  'coin',
  'screen',
  'factory',
  'rocket',
  'lock',
  'pin',
  'globe',
  'warning',
  'leaf',
  'fish',
  'rail',
])
