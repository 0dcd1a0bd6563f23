/** What never changes is drawn once and kept: maps, lands in a side's colours, names with a rim. */
import { type Canvas, type Context, createCanvas } from '../canvas.ts'
import { recordOf } from './record.ts'

const layers = new Map<string, Canvas>()
/** Four bytes each: a layer of 1600 by 1000 takes 6.4 MB. */
const pixelsKept = 20_000_000
let pixels = 0

/** A canvas of its own that was drawn once under this key. */
function kept(key: string, width: number, height: number, draw: (context: Context) => void): Canvas {
  const known = layers.get(key)
  if (known) {
    // The first of a Map is the oldest: what is used moves to the end
    layers.delete(key)
    layers.set(key, known)
    return known
  }
  const canvas = createCanvas(Math.max(Math.ceil(width), 1), Math.max(Math.ceil(height), 1))
  draw(canvas.getContext('2d'))
  layers.set(key, canvas)
  pixels += canvas.width * canvas.height
  forget(canvas)
  return canvas
}

export function layer(
  context: Context,
  key: string,
  width: number,
  height: number,
  draw: (context: Context) => void,
  x = 0,
  y = 0,
): void {
  // Nobody sees it, and nothing that it holds is written down.
  if (recordOf(context)) return
  context.drawImage(kept(key, width, height, draw), x, y)
}

function forget(newest: Canvas): void {
  for (const [key, canvas] of layers) {
    if (pixels <= pixelsKept || canvas === newest) return
    pixels -= canvas.width * canvas.height
    // Gives the pixels back at once; the garbage collector does not see them
    canvas.width = canvas.height = 1
    layers.delete(key)
  }
}
