import type { Clock } from './clock.ts'

interface Bucket {
  limit: number
  remaining: number
  resetAt: number
  window: number
}

export interface Allowance {
  allowed: boolean
  global: boolean
  headers: Record<string, string>
  retryAfter: number
}

/** Requests per window in milliseconds, as Discord is observed to set them for these routes. */
const strictLimits: Record<string, readonly [number, number]> = {
  'POST /channels/{channel_id}/messages': [5, 5_000],
  'PATCH /channels/{channel_id}/messages/{message_id}': [5, 5_000],
  'DELETE /channels/{channel_id}/messages/{message_id}': [5, 1_000],
  'POST /webhooks/{webhook_id}/{webhook_token}': [5, 2_000],
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original': [5, 2_000],
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}': [5, 2_000],
  'POST /users/@me/channels': [10, 10_000],
  'POST /channels/{channel_id}/threads': [50, 300_000],
  'POST /channels/{channel_id}/messages/{message_id}/threads': [50, 300_000],
}

const generous = [10_000, 1_000] as const
/** What a bot may ask in all, interactions apart. */
const perSecond = 50

/** Discord's buckets: one per route and major parameter (channel, guild, webhook and token). */
export class RateLimits {
  readonly #clock: Clock
  readonly #strict: boolean
  readonly #buckets = new Map<string, Bucket>()
  #second = { from: 0, taken: 0 }

  constructor(clock: Clock, strict: boolean) {
    this.#clock = clock
    this.#strict = strict
  }

  take(route: string, major: string): Allowance {
    // First responses to interactions have no limit at all.
    if (route.startsWith('POST /interactions/')) return { allowed: true, global: false, headers: {}, retryAfter: 0 }
    const now = this.#clock.now()
    const wait = this.#strict ? this.#waitForSecond(route, now) : 0
    if (wait > 0) return { allowed: false, global: true, retryAfter: wait / 1000, headers: { 'x-ratelimit-global': 'true' } }
    const bucket = this.#bucket(route, major, now)
    const allowed = bucket.remaining > 0
    if (allowed) bucket.remaining -= 1
    const after = Math.max(0, bucket.resetAt - now) / 1000
    return {
      allowed,
      global: false,
      retryAfter: after,
      headers: {
        'x-ratelimit-limit': String(bucket.limit),
        'x-ratelimit-remaining': String(bucket.remaining),
        'x-ratelimit-reset': (bucket.resetAt / 1000).toFixed(3),
        'x-ratelimit-reset-after': after.toFixed(3),
        'x-ratelimit-bucket': bucketName(route),
      },
    }
  }

  /** Milliseconds until the bot may ask again; 0 if at once. */
  #waitForSecond(route: string, now: number): number {
    // Webhooks, answers to interactions among them, do not count.
    if (route.includes('/webhooks/')) return 0
    if (now - this.#second.from >= 1_000) this.#second = { from: now, taken: 0 }
    this.#second.taken += 1
    return this.#second.taken > perSecond ? this.#second.from + 1_000 - now : 0
  }

  #bucket(route: string, major: string, now: number): Bucket {
    const key = `${route} ${major}`
    const known = this.#buckets.get(key)
    if (known && known.resetAt > now) return known
    const [limit, window] = (this.#strict ? strictLimits[route] : undefined) ?? generous
    const bucket = { limit, remaining: limit, resetAt: now + window, window }
    this.#buckets.set(key, bucket)
    return bucket
  }
}

const bucketName = (route: string): string => Buffer.from(route).toString('hex').slice(0, 32)
