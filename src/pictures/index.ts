/**
 * The studio: pictures for the gateway's process, which never draws itself. Nothing reached from here imports canvas.
 */
import { minute, second } from '../durations.ts'
import { type Animation, type AnimationWish, animate } from './animation.ts'
import { createCache } from './cache.ts'
import { createPool } from './pool.ts'
import { jobOf, keyOf, type Picture, type PictureRequest } from './request.ts'

export type { Language, PictureRequest, Series } from './request.ts'

export interface StudioOptions {
  /** Drawing processes at most; they are started when first needed. */
  workers?: number
  /** Finished pictures are kept up to this many bytes. */
  cacheBytes?: number
  /** A drawing process with nothing to do for so long is ended; when nobody has asked for so long, no picture is kept. */
  idleMs?: number
  stuckMs?: number
  memoryBytes?: number
}

export interface StudioStats {
  /** Pictures really drawn, taken from the cache, and joined to a drawing already under way. */
  drawn: number
  cached: number
  joined: number
  cacheBytes: number
  started: number
  died: number
  retried: number
  waiting: number
  /** The drawing processes alive now, and their memory together when they last answered. */
  pids: number[]
  memory: number
}

export interface Studio {
  picture(request: PictureRequest): Promise<Picture>
  /** The pictures one after the other, as an animation. Drawn while nobody waits for another picture. */
  animation(requests: readonly PictureRequest[], wish: AnimationWish): Promise<Animation>
  close(): Promise<void>
  stats(): StudioStats
}

const mebibyte = 2 ** 20

export function createStudio(options: StudioOptions = {}): Studio {
  const cache = createCache(options.cacheBytes ?? 64 * mebibyte)
  const idleMs = options.idleMs ?? 5 * minute
  const pool = createPool({
    workers: options.workers ?? 2,
    idleMs,
    stuckMs: options.stuckMs ?? 30 * second,
    memoryBytes: options.memoryBytes ?? 600 * mebibyte,
  })
  const underWay = new Map<string, Promise<Picture>>()
  const counts = { drawn: 0, cached: 0, joined: 0 }
  let resting: NodeJS.Timeout | undefined

  /** What nobody has asked for in so long is not kept. */
  function rest(): void {
    clearTimeout(resting)
    resting = setTimeout(() => cache.clear(), idleMs).unref()
  }

  function draw(key: string, request: PictureRequest): Promise<Picture> {
    const drawing = pool.draw(jobOf(request)).then(({ bytes: png, ...size }) => {
      const picture = { png, ...size }
      counts.drawn++
      cache.set(key, picture)
      return picture
    })
    underWay.set(key, drawing)
    return drawing.finally(() => {
      underWay.delete(key)
      rest()
    })
  }

  return {
    async picture(request) {
      rest()
      const key = keyOf(jobOf(request))
      const kept = cache.get(key)
      if (kept) counts.cached++
      if (kept) return kept
      const joined = underWay.get(key)
      if (joined) counts.joined++
      return joined ?? draw(key, request)
    },
    animation: (requests, wish) => animate((job) => pool.draw(job, 'patient'), requests.map(jobOf), wish),
    close() {
      clearTimeout(resting)
      return pool.close()
    },
    stats: () => ({ ...counts, cacheBytes: cache.bytes, ...pool.stats() }),
  }
}
