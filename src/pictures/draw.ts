/** From a job to a PNG: finds the painter and its scene, lends it a canvas and the tools, encodes. Runs in the drawing process. */
import { type Canvas, createCanvas } from './canvas.ts'
import { paletted } from './palette.ts'
import { indexedPng } from './png.ts'
import type { Drawn, Job } from './request.ts'
import { createTools } from './toolkit/tools.ts'
import type { Painter, Scene, Size } from './toolkit.ts'

const painters = new Map<string, Promise<Painter<unknown>>>()

async function loadPainter(url: string): Promise<Painter<unknown>> {
  const known = painters.get(url)
  if (known) return known
  // Games name their picture file as it is written; compiled, it ends in .js like this one
  const file = import.meta.url.endsWith('.js') ? url.replace(/\.ts$/, '.js') : url
  const loading = import(file).then((module: { painter?: Painter<unknown> }) => {
    if (!module.painter) throw new Error(`${url} exports no painter`)
    return module.painter
  })
  painters.set(url, loading)
  return loading
}

/** Pixels live outside the garbage collector's sight: canvases are kept and reused, a few sizes at most. */
const canvases = new Map<string, Canvas>()
const canvasesKept = 6

function canvasOf({ width, height }: Size): Canvas {
  const key = `${width}x${height}`
  const canvas = canvases.get(key) ?? createCanvas(width, height)
  canvases.delete(key)
  canvases.set(key, canvas)
  for (const [oldest, unused] of canvases) {
    if (canvases.size <= canvasesKept) break
    unused.width = unused.height = 1
    canvases.delete(oldest)
  }
  return canvas
}

export async function drawPicture(job: Job): Promise<Drawn> {
  const { canvas, size } = await painted(job)
  return { bytes: await encode(canvas, size), ...size }
}

/** A canvas with the picture on it, until the next one is painted. */
export async function painted(job: Job): Promise<{ readonly canvas: Canvas; readonly size: Size }> {
  const painter = await loadPainter(job.painter)
  const scene: Scene<unknown> | undefined = painter.scenes[job.scene]
  if (!scene) throw new Error(`${job.painter} has no scene ${job.scene}`)
  const { language, focus, before, people, awaited, series } = job
  const asked = { language, focus, before, people, awaited, series }
  const size = typeof scene.size === 'function' ? scene.size(job.view, asked) : scene.size
  const canvas = canvasOf(size)
  // Opaque pixels without an alpha channel: a third of the time to encode, and nothing of an older picture shines through
  const context = canvas.getContext('2d', { alpha: false, pixelFormat: 'RGB24' })
  context.save()
  try {
    scene.draw(createTools(context, size), job.view, asked)
  } finally {
    context.restore()
  }
  return { canvas, size }
}

/** Where a palette would change more than this share of the pixels, the picture keeps all its colours. */
const mayStray = 0.005

async function encode(canvas: Canvas, { width, height }: Size): Promise<Buffer> {
  const raw = canvas.toBuffer('raw')
  const colours = paletted(new Int32Array(raw.buffer, raw.byteOffset, raw.length / 4), width)
  if (colours && colours.strayed <= mayStray) return indexedPng(colours, width, height)
  // 8: no filters, measured as fastest and smallest for flat colours
  return canvas.toBuffer('image/png', { compressionLevel: 9, filters: 8 })
}
