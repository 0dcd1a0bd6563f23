import type { Clock } from '../../src/sandbox/loopback/index.ts'

interface Alarm {
  at: number
  order: number
  callback: () => void
}

/** A clock that stands still until told to move. */
export class ManualClock implements Clock {
  #now: number
  #order = 0
  #alarms: Alarm[] = []

  constructor(start = Date.UTC(2026, 7, 1, 12)) {
    this.#now = start
  }

  now(): number {
    return this.#now
  }

  after(milliseconds: number, callback: () => void): () => void {
    const alarm: Alarm = { at: this.#now + milliseconds, order: this.#order++, callback }
    this.#alarms.push(alarm)
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm)
    }
  }

  /** Moves on, ringing on the way what falls due, earliest first. */
  advance(milliseconds: number): void {
    const target = this.#now + milliseconds
    for (;;) {
      const next = this.#alarms.filter((alarm) => alarm.at <= target).sort((a, b) => a.at - b.at || a.order - b.order)[0]
      if (!next) break
      this.#alarms = this.#alarms.filter((other) => other !== next)
      this.#now = Math.max(this.#now, next.at)
      next.callback()
    }
    this.#now = target
  }
}
