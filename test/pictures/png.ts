/** PNGs in tests: reading, and comparing like an eye does. */
import { loadImage } from 'canvas'
import pixelmatch from 'pixelmatch'
import { createCanvas } from '../../src/pictures/canvas.ts'

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n'

export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** Decodes a PNG, shrunk by a whole number. */
export async function pixelsOf(png: Buffer, shrink = 1): Promise<Pixels> {
  const image = await loadImage(png)
  const [width, height] = [Math.round(image.width / shrink), Math.round(image.height / shrink)]
  const context = createCanvas(width, height).getContext('2d')
  context.quality = 'best'
  context.patternQuality = 'best'
  context.drawImage(image, 0, 0, width, height)
  return { width, height, data: context.getImageData(0, 0, width, height).data }
}

export function toPng({ width, height, data }: Pixels): Buffer {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  image.data.set(data)
  context.putImageData(image, 0, 0)
  return canvas.toBuffer('image/png', { compressionLevel: 9 })
}

export interface Difference {
  /** How many pixels differ beyond what smoothing of edges explains. */
  count: number
  picture: Pixels
}

export function compare(one: Pixels, other: Pixels): Difference {
  const { width, height } = one
  if (other.width !== width || other.height !== height)
    return { count: Math.max(width * height, other.width * other.height), picture: other }
  const picture: Pixels = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  return { count: pixelmatch(one.data, other.data, picture.data, width, height, { threshold: 0.15, includeAA: false }), picture }
}
