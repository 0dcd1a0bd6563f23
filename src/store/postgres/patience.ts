import { setTimeout as pause } from 'node:timers/promises'
import { isPassing } from './errors.ts'

/** As long as a person waits for an answer; whoever works without one tries again later. */
const LONGEST = 20_000
const LONGEST_PAUSE = 1000

/** Does the work, and does it again while what stands in its way may pass. */
export async function patiently<Value>(
  work: () => Promise<Value>,
  passes: (error: unknown) => boolean = isPassing,
): Promise<Value> {
  const started = performance.now()
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!passes(error) || performance.now() - started > LONGEST) throw error
      // Two that were in each other's way should not meet again.
      await pause(Math.random() * Math.min(LONGEST_PAUSE, 10 * 2 ** attempt))
    }
  }
}
