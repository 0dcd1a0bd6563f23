/** What never changes is drawn once and kept: maps, frames, legends. */
import { type Canvas, type Context, createCanvas } from '../canvas.ts'

const layers = new Map<string, Canvas>()
/** A layer of 1600 by 1000 takes 6.4 MB. */
const pixelsKept = 24_000_000

export function layer(
  context: Context,
  key: string,
  width: number,
  height: number,
  draw: (context: Context) => void,
  x = 0,
  y = 0,
): void {
  const known = layers.get(key)
  const canvas = known ?? createCanvas(width, height)
  if (!known) draw(canvas.getContext('2d'))
  layers.delete(key)
  layers.set(key, canvas)
  context.drawImage(canvas, x, y)
  forget()
}

function forget(): void {
  let pixels = [...layers.values()].reduce((sum, { width, height }) => sum + width * height, 0)
  for (const [key, canvas] of layers) {
    if (pixels <= pixelsKept || layers.size === 1) return
    pixels -= canvas.width * canvas.height
    // Gives the pixels back at once; the garbage collector does not see them
    canvas.width = canvas.height = 1
    layers.delete(key)
  }
}
