/** The time as tables know it. Tests set it. */
export interface Clock {
  now(): Date
  /** It is moved by hand: nobody was asleep while it leapt from one time to another. */
  readonly leaps?: boolean
  /** False while nobody knows what time it is: no deadline passes then. */
  readonly sure?: boolean
  /** Resolves at that time, or when the signal says that there is no need to wait any longer. */
  until(time: Date, signal: AbortSignal): Promise<void>
}

/** Node fires timers that are set for later than this at once. */
const longestTimer = 2 ** 31 - 1

export const waitedFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const stop = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      resolve()
    }
    const timer = setTimeout(stop, Math.min(Math.max(0, milliseconds), longestTimer))
    signal.addEventListener('abort', stop)
  })

export const systemClock: Clock = {
  now: () => new Date(),
  until: (time, signal) => waitedFor(time.getTime() - Date.now(), signal),
}

/** A clock that stands until it is moved. */
export class SettableClock implements Clock {
  readonly leaps: boolean = true
  #now: number
  readonly #waiting = new Set<{ readonly time: number; readonly wake: () => void }>()

  constructor(start: Date) {
    this.#now = start.getTime()
  }

  now(): Date {
    return new Date(this.#now)
  }

  until(time: Date, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted || time.getTime() <= this.#now) return resolve()
      const wake = (): void => {
        this.#waiting.delete(waiter)
        signal.removeEventListener('abort', wake)
        resolve()
      }
      const waiter = { time: time.getTime(), wake }
      this.#waiting.add(waiter)
      signal.addEventListener('abort', wake)
    })
  }

  set(time: Date): void {
    this.#now = time.getTime()
    for (const waiter of [...this.#waiting]) if (waiter.time <= this.#now) waiter.wake()
  }

  advance(milliseconds: number): void {
    this.set(new Date(this.#now + milliseconds))
  }
}
