import { minute } from '../../durations.ts'

/** Discord bans an address for a while that has made 10,000 requests in ten minutes which it answered with 401, 403 or 429. */
const counted = new Set([401, 403, 429])
const within = 10 * minute

/** What is counted of the invalid requests of the last ten minutes, in slices of a minute. */
export class InvalidRequests {
  readonly #slices = new Map<number, number>()
  readonly #limits: { readonly told: number; readonly held: number }

  /** From `told` on the operator hears of it, from `held` on nothing is posted that nobody waits for. */
  constructor(limits = { told: 1_000, held: 3_000 }) {
    this.#limits = limits
  }

  /** A limit that is shared with others does not count against us. */
  note(status: number, scope: string | null, now: number): boolean {
    if (!counted.has(status) || scope === 'shared') return false
    const slice = Math.floor(now / minute)
    this.#slices.set(slice, (this.#slices.get(slice) ?? 0) + 1)
    for (const old of this.#slices.keys()) if (old * minute <= now - within) this.#slices.delete(old)
    return true
  }

  count(now: number): number {
    return [...this.#slices].reduce((sum, [slice, count]) => (slice * minute > now - within ? sum + count : sum), 0)
  }

  isMany = (now: number): boolean => this.count(now) >= this.#limits.told

  /** When to look again whether posting may go on; undefined if it may now. */
  heldUntil = (now: number): Date | undefined => (this.count(now) >= this.#limits.held ? new Date(now + minute) : undefined)
}
