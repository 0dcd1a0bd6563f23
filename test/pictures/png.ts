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

export async function pixelsOf(png: Buffer): Promise<Pixels> {
  const image = await loadImage(png)
  const { width, height } = image
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  return { width, height, data: context.getImageData(0, 0, width, height).data }
}

/** At half the size: each pixel is the mean of four. */
export function halved({ width: before, height: rows, data }: Pixels): Pixels {
  const [width, height] = [before >> 1, rows >> 1]
  const half = new Uint8ClampedArray(4 * width * height)
  const below = 4 * before
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0, from = 2 * y * below; x < width; x++, from += 8)
      for (let part = from; part < from + 4; part++, to++)
        half[to] = (data[part]! + data[part + 4]! + data[part + below]! + data[part + below + 4]!) / 4
  return { width, height, data: half }
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
