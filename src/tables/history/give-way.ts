import { setImmediate as others } from 'node:timers/promises'

/** After so many entries others have their turn. */
const atOnce = 10

/** Whoever plays a whole game again says so after each entry: it takes seconds, and nobody who presses meanwhile waits for so long. */
export async function giveWay(count: number): Promise<void> {
  if (count % atOnce === 0) await others()
}

/** Goes through all steps, and lets others have their turn in between. */
export async function unhurried<End>(steps: Iterator<unknown, End>): Promise<End> {
  for (let count = 1; ; count++) {
    const step = steps.next()
    if (step.done) return step.value
    await giveWay(count)
  }
}
