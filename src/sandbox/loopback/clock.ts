/** Time as the loopback Discord sees it: real by default, by hand in tests of the 3-second, 15-minute and one-hour rules. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back after so many milliseconds of this clock; the answer cancels it. */
  after(milliseconds: number, callback: () => void): () => void
}

export const realClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds)
    // A pending rule of Discord's must not keep a finished process alive.
    timer.unref()
    return () => clearTimeout(timer)
  },
}
