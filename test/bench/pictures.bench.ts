import { createRequire } from 'node:module'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import pixelmatch from 'pixelmatch'
import { attack } from '../../src/games/attack/index.ts'
import { playOut, randomPlayer, viewOf } from '../../src/kernel/index.ts'
import { createStudio, type PictureRequest } from '../../src/pictures/index.ts'
import { jobOf } from '../../src/pictures/request.ts'
import { midgame } from '../pictures/ideology-views.ts'
import { pixelsOf } from '../pictures/png.ts'
import { soak } from '../pictures/soak.ts'
import { type Bench, milliseconds } from './harness.ts'
import { type AnyContext, record, replay, sources } from './recorded-drawing.ts'

const painter = new URL('../../src/games/ideology/pictures/index.ts', import.meta.url)
const view = midgame(5)

/** Each its own picture, so that none comes from the cache; warm, because the map and the lands are those of the one before. */
const board = (round: number): PictureRequest => ({ painter, scene: 'board', view: { ...view, round }, language: 'en' })
/** The same for the picture of a status. */
const status = (round: number): PictureRequest => ({ ...board(round), scene: 'status' })

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

export const bench: Bench = {
  name: 'pictures',
  about: 'what a board costs, asked for and received, against encoding its pixels alone',

  async run({ compare, report }) {
    const { createCanvas } = await import('../../src/pictures/canvas.ts')
    const studio = createStudio({ workers: 1, cacheBytes: 1 })
    /** The pixels of a picture alone, to be encoded by default. */
    const plain = async (request: PictureRequest) => {
      const { png, width, height } = await studio.picture(request)
      const pixels = await pixelsOf(png)
      const canvas = createCanvas(width, height)
      const context = canvas.getContext('2d')
      const image = context.createImageData(width, height)
      image.data.set(pixels.data)
      context.putImageData(image, 0, 0)
      return canvas
    }
    let round = 1
    for (const [name, asked] of [
      ['pictures/snapshot', board],
      ['pictures/status', status],
    ] as const) {
      const canvas = await plain(asked(1))
      await compare({
        name,
        bar: 0.55,
        floor: () => canvas.toBuffer('image/png'),
        subject: () => studio.picture(asked(++round)),
        effort: { samples: 15 },
      })
    }
    await studio.close()

    await sizes(report)
    await againstPeer(report)
    await loopDelay(report)
    const { arrived, killed, retried, memory, own } = await soak(board, 2000, 40, 4)
    const more = { arrived, killed, retried, own_start_mib: Math.round(own[0]), own_end_mib: Math.round(own[1]) }
    report({ name: 'pictures/soak-lost', ratio: 2000 - arrived, bar: 0, ...more })
    const [early, late] = [memory.slice(4, 16), memory.slice(-12)].map((part) => Math.max(...part))
    report({
      name: 'pictures/soak-memory',
      ratio: late! / early!,
      bar: 1.3,
      early_mib: Math.round(early!),
      late_mib: Math.round(late!),
    })
  },
}

/** The largest board there is, and how much of it looks otherwise than it was drawn. */
async function sizes(report: Parameters<Bench['run']>[0]['report']): Promise<void> {
  const { painted } = await import('../../src/pictures/draw.ts')
  const request = largestBoard()
  const { canvas } = await painted(jobOf(request))
  const studio = createStudio({ workers: 1 })
  const { png, width, height } = await studio.picture(request)
  const tall = await studio.picture({ ...request, scene: 'status' })
  await studio.close()
  const { data } = await pixelsOf(png)
  const drawn = await pixelsOf(canvas.toBuffer('image/png'))
  const strayed = pixelmatch(drawn.data, data, undefined, width, height, { threshold: 0.1, includeAA: true })
  report({ name: 'pictures/size', ratio: png.length / 1000, bar: 300, unit: 'kB' })
  report({ name: 'pictures/status-size', ratio: tall.png.length / 1000, bar: 300, unit: 'kB' })
  report({ name: 'pictures/strayed', ratio: (100 * strayed) / (width * height), bar: 0.5, unit: '%' })
}

/** Attack! on the whole world with eight seats, in the middle of the game. */
function largestBoard(): PictureRequest {
  const { rulebook, painter: file } = attack
  const views: unknown[] = []
  const options = { ...rulebook.options.forDays, map: 'world' }
  playOut({
    book: rulebook,
    seats: 8,
    options,
    seed: 'largest',
    player: () => randomPlayer,
    watch: ({ state }) => void views.push(viewOf(rulebook, state, null)),
  })
  return { painter: file, scene: 'board', view: views[Math.floor(views.length * 0.6)], language: 'de' }
}

/** How long the asking process is held up while four pictures a second are made. */
async function loopDelay(report: Parameters<Bench['run']>[0]['report']): Promise<void> {
  const studio = createStudio({ workers: 2, cacheBytes: 1 })
  await Promise.all([studio.picture(board(1)), studio.picture(board(2))])
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const asked: Promise<unknown>[] = []
  for (let index = 0; index < 40; index++) {
    asked.push(studio.picture(board(100 + index)))
    await pause(250)
  }
  await Promise.all(asked)
  delay.disable()
  await studio.close()
  report({
    name: 'pictures/loop-delay-p99',
    ratio: delay.percentile(99) / 1e6,
    bar: 20,
    unit: 'ms',
    max_ms: Math.round(delay.max / 1e6),
  })
}

/** The same board, drawn and encoded by @napi-rs/canvas, which only this folder installs: a reference, not a rival. */
async function againstPeer(report: Parameters<Bench['run']>[0]['report']): Promise<void> {
  const napi = peer()
  const { createCanvas } = await import('../../src/pictures/canvas.ts')
  const { createTools } = await import('../../src/pictures/toolkit/tools.ts')
  const { painter } = await import('../../src/games/ideology/pictures/index.ts')
  const size = { width: 1600, height: 1000 }
  const canvas = createCanvas(size.width, size.height)
  const context = canvas.getContext('2d', { alpha: false, pixelFormat: 'RGB24' })
  const draw = (on: typeof context) =>
    painter.scenes.board?.draw(createTools(on, size), view, {
      language: 'en',
      focus: null,
      before: null,
      people: {},
      awaited: [],
      series: null,
    })
  draw(context)
  const steps = record(context, draw)
  const images = new Map(
    await Promise.all(
      sources(steps).map(async (source) => [source, await napi.loadImage(source.toBuffer('image/png'))] as const),
    ),
  )
  const theirCanvas = napi.createCanvas(size.width, size.height)
  const theirContext = theirCanvas.getContext('2d')
  // Our contexts have an index signature for no name; replaying needs them as a plain table of names
  const ourContext = context as unknown as AnyContext
  const ours = {
    draw: await milliseconds(() => replay(steps, ourContext, new Map())),
    encode: await milliseconds(() => canvas.toBuffer('image/png', { compressionLevel: 3, filters: 8 })),
  }
  const theirs = {
    draw: await milliseconds(() => replay(steps, theirContext, images)),
    encode: await milliseconds(() => theirCanvas.toBuffer('image/png')),
  }
  report({
    name: 'pictures/same-board-by-napi-canvas',
    ratio: (ours.draw + ours.encode) / (theirs.draw + theirs.encode),
    bar: 1,
    our_draw_ms: ours.draw.toFixed(1),
    our_encode_ms: ours.encode.toFixed(1),
    their_draw_ms: theirs.draw.toFixed(1),
    their_encode_ms: theirs.encode.toFixed(1),
  })
}

interface Peer {
  createCanvas(width: number, height: number): { getContext(kind: '2d'): AnyContext; toBuffer(mime: 'image/png'): Buffer }
  loadImage(png: Buffer): Promise<unknown>
}

function peer(): Peer {
  const require = createRequire(import.meta.url)
  // Installed by this folder's own package.json, so not known to the project's types
  return require('@napi-rs/canvas') as Peer
}
