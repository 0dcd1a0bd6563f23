import { type Clock, waitedFor } from './clock.ts'

/** What this machine says of the time: a clock that can be set, and one that only runs, and stands while the machine sleeps. */
export interface HostTime {
  wall(): number
  steady(): number
}

const hostTime: HostTime = { wall: () => Date.now(), steady: () => performance.now() }

/** More than this the time may not be off. */
const tolerance = 1000
/** How far a quartz may run wrong: what was heard long ago says less. */
const drift = 1e-4

/** When an answer was asked for and received, by `reading`, and what it says of the time, in whole seconds. */
export interface Heard {
  readonly sent: number
  readonly received: number
  readonly date: number
}

/**
 * The time, kept right by what Discord says of it, whatever this machine's clock is set to. It runs on when that is set anew or the
 * machine has slept, but is not sure then until Discord has been heard.
 */
export class KeptClock implements Clock {
  readonly #host: HostTime
  readonly #unsure = new Set<() => void>()
  #offset: number
  #setting: number
  #sure = false
  /** Between these the offset lies, by all that was heard. */
  #known: { low: number; high: number; at: number } | undefined

  constructor(host: HostTime = hostTime) {
    this.#host = host
    this.#setting = host.wall() - host.steady()
    this.#offset = this.#setting
  }

  now(): Date {
    this.#look()
    return new Date(this.#host.steady() + this.#offset)
  }

  until(time: Date, signal: AbortSignal): Promise<void> {
    return waitedFor(time.getTime() - this.now().getTime(), signal)
  }

  /** Nobody may lose their turn by a clock that is not. */
  get sure(): boolean {
    this.#look()
    return this.#sure
  }

  /** For `heard`: not the time, but what passes between two readings. */
  reading(): number {
    return this.#host.steady()
  }

  onUnsure(ask: () => void): () => void {
    this.#unsure.add(ask)
    return () => this.#unsure.delete(ask)
  }

  /** An answer of Discord's, with its date. By how much the clock was put right, if it was. */
  heard({ sent, received, date }: Heard): number {
    return this.#learn({ low: date - received, high: date + 1000 - sent }, true)
  }

  /** Discord has made something at that time, and it is here already. By how much the clock was put right, if it was. */
  notBefore(time: number): number {
    return this.#learn({ low: time - this.#host.steady(), high: Number.POSITIVE_INFINITY }, false)
  }

  #learn(fresh: { low: number; high: number }, isSure: boolean): number {
    this.#look()
    const at = this.#host.steady()
    const before = this.#known
    const wider = before ? (at - before.at) * drift : 0
    const low = Math.max(fresh.low, before ? before.low - wider : fresh.low)
    const high = Math.min(fresh.high, before ? before.high + wider : fresh.high)
    // What contradicts all that was heard before is the newer truth.
    this.#known = { ...(low > high ? fresh : { low, high }), at }
    if (isSure) this.#sure = true
    return this.#putRight()
  }

  #putRight(): number {
    const { low, high } = this.#known!
    const isOff = this.#offset < low - tolerance || this.#offset > high + tolerance
    if (!isOff) return 0
    const right = high === Number.POSITIVE_INFINITY ? low : (low + high) / 2
    const by = right - this.#offset
    this.#offset = right
    return by
  }

  /** Whether this machine's clock was set since the last look, or stood with the machine. */
  #look(): void {
    const setting = this.#host.wall() - this.#host.steady()
    const jumped = Math.abs(setting - this.#setting) > tolerance
    this.#setting = setting
    if (!jumped) return
    this.#known = undefined
    this.#sure = false
    for (const ask of this.#unsure) ask()
  }
}
