import { second } from '../durations.ts'
import { type Clock, waitedFor } from './clocks/clock.ts'
import type { Context } from './context.ts'

/** What another process wrote is found at the latest then. */
export const lookEvery = 2 * second

/** Goes on taking up work until told to stop. Several processes may run one each. */
export interface Worker {
  /** Something may wait earlier than thought. */
  wake(): void
  /** Nothing is being worked on and nothing waits now. */
  readonly quiet: boolean
  run(signal: AbortSignal): Promise<void>
}

interface Work {
  /** How many pieces are under way at once. */
  readonly atOnce: number
  /** How many of those under way need no place, because they only wait. */
  aside?(): number
  /** Looks for work so many milliseconds after being woken. */
  readonly after?: number
  /** Claims at most so many pieces and begins them. A piece keeps its errors to itself. */
  take(most: number, signal: AbortSignal): Promise<readonly Promise<void>[]>
  /** When something waits, if anything does. */
  nextAt(): Promise<Date | undefined>
  /** What the log says when neither can be read. */
  readonly unreadable: string
}

/**
 * Gives up what was claimed. Where the database does not take that just now it is asked again, until the claim has run out by itself:
 * till then nobody else would do what waits.
 */
export async function giveBack(clock: Clock, over: Date, signal: AbortSignal, release: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await release()
    } catch (error) {
      const again = new Date(clock.now().getTime() + lookEvery)
      if (signal.aborted || again >= over) throw error
      await clock.until(again, signal)
    }
  }
}

export function createWorker({ clock, log }: Pick<Context, 'clock' | 'log'>, work: Work): Worker {
  const { after = 0 } = work
  const active = new Set<Promise<void>>()
  const free = (): number => work.atOnce - active.size + (work.aside?.() ?? 0)
  let nothingWaits = false
  let stirred = false
  let woken = new AbortController()

  const wake = (): void => {
    stirred = true
    nothingWaits = false
    if (after === 0) woken.abort()
    else setTimeout(() => woken.abort(), after)
  }

  async function takeUp(signal: AbortSignal): Promise<boolean> {
    if (free() <= 0) return false
    const taken = await work.take(free(), signal)
    for (const piece of taken) {
      const going = piece.finally(() => {
        active.delete(going)
        wake()
      })
      active.add(going)
    }
    return taken.length > 0
  }

  async function nextLook(): Promise<Date> {
    const poll = clock.now().getTime() + lookEvery
    // Until a place is free, and that wakes it, what waits does not matter.
    if (free() <= 0) return new Date(poll)
    const next = (await work.nextAt())?.getTime() ?? poll
    return new Date(Math.max(clock.now().getTime() + 1, Math.min(next, poll)))
  }

  return {
    wake,
    get quiet() {
      return nothingWaits && active.size === 0
    },
    async run(signal) {
      signal.addEventListener('abort', wake)
      while (!signal.aborted) {
        woken = new AbortController()
        stirred = false
        try {
          if (await takeUp(signal)) continue
          const until = await nextLook()
          // Whatever stirred while the database was asked may have come too late for the answer.
          nothingWaits = !stirred
          await clock.until(until, woken.signal)
        } catch (error) {
          log.error({ err: error }, work.unreadable)
          await waitedFor(lookEvery, signal)
        }
      }
      await Promise.all(active)
    },
  }
}
