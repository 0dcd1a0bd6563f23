/** One frame of an animation, as its part of a GIF: what is as in the frame before is left out. Runs in the drawing process. */
import { createRequire } from 'node:module'
import { type Canvas, createCanvas } from './canvas.ts'
import { painted } from './draw.ts'
import { type Paletted, paletted } from './palette.ts'
import type { Drawn, FrameWish, Job } from './request.ts'

// It says of itself that it is a module of both kinds, and is read otherwise by whoever believes it.
const { GIFEncoder }: typeof import('gifenc') = createRequire(import.meta.url)('gifenc')

/** A colour that no painter uses, for what is left out: nearly black. */
const leftOut = 0x010002

export async function drawFrame(job: Job, frame: FrameWish): Promise<Drawn> {
  const { width } = frame
  const now = await scaled(job, width, frame.height)
  const { height } = now
  const pixels = new Int32Array(now.pixels)
  if (frame.earlier) {
    const earlier = await scaled({ ...job, ...frame.earlier }, width, height)
    for (let at = 0; at < pixels.length; at++) if (pixels[at] === earlier.pixels[at]) pixels[at] = leftOut
  }
  const { palette, rows } = fewColours(pixels, width)
  const encoder = GIFEncoder({ auto: false })
  const isFirst = frame.earlier === null
  if (isFirst) encoder.writeHeader()
  const transparentIndex = palette.indexOf(leftOut)
  encoder.writeFrame(withoutFilters(rows, width, height), width, height, {
    first: isFirst,
    palette: palette.map((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]),
    delay: frame.shown,
    dispose: 1,
    ...(!isFirst && transparentIndex >= 0 && { transparent: true, transparentIndex }),
  })
  return { bytes: Buffer.from(encoder.bytes()), width, height }
}

/** The picture at that width, with its pixels without what lies above their colour. */
async function scaled(job: Job, width: number, wanted: number | null) {
  const { canvas, size } = await painted(job)
  const height = wanted ?? Math.round((size.height * width) / size.width)
  const target = small(width, height)
  const context = target.getContext('2d', { alpha: false, pixelFormat: 'RGB24' })
  // Better ones take ten times as long, and at this size nobody sees them.
  context.quality = 'bilinear'
  context.patternQuality = 'bilinear'
  context.fillRect(0, 0, width, height)
  const scale = Math.min(width / size.width, height / size.height)
  const [wide, high] = [size.width * scale, size.height * scale]
  context.drawImage(canvas, 0, 0, size.width, size.height, (width - wide) / 2, (height - high) / 2, wide, high)
  const raw = target.toBuffer('raw')
  const pixels = new Int32Array(raw.buffer, raw.byteOffset, raw.length / 4)
  return { height, pixels: pixels.map((pixel) => pixel & 0xffffff) }
}

/** One canvas for all frames: pixels live outside the garbage collector's sight. */
let kept: Canvas | undefined
function small(width: number, height: number): Canvas {
  kept ??= createCanvas(width, height)
  if (kept.width !== width || kept.height !== height) Object.assign(kept, { width, height })
  return kept
}

/** So many parts of each colour are told apart where there are too many colours by far. */
const coarse = 0xf0f0f0

const fewColours = (pixels: Int32Array, width: number): Paletted =>
  paletted(pixels, width) ??
  paletted(
    pixels.map((pixel) => (pixel === leftOut ? pixel : pixel & coarse)),
    width,
  )!

/** Rows as a PNG has them bear a byte each that a GIF does not know. */
function withoutFilters(rows: Uint8Array, width: number, height: number): Uint8Array {
  const bare = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) bare.set(rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)), y * width)
  return bare
}
