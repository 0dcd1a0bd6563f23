import type { Clock } from './clock.ts'

const discordEpoch = 1_420_070_400_000n

/** Discord's ids: the time in milliseconds since 2015, then a counter, so that later ids are always greater. */
export class Snowflakes {
  readonly #clock: Clock
  #last = 0n

  constructor(clock: Clock) {
    this.#clock = clock
  }

  next(): string {
    const fromClock = (BigInt(this.#clock.now()) - discordEpoch) << 22n
    this.#last = fromClock > this.#last ? fromClock : this.#last + 1n
    return this.#last.toString()
  }

  /** Ids given out by an earlier run (a loaded world) are never given again. */
  skipTo(id: string): void {
    if (BigInt(id) > this.#last) this.#last = BigInt(id)
  }
}

export const timeOf = (id: string): number => Number((BigInt(id) >> 22n) + discordEpoch)

/** Orders ids by time; plain comparison would put "9" after "10". */
export const compareSnowflakes = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)
