import { second } from '../clocks/seconds.ts'
import type { Context } from '../context.ts'
import type { Claim, Outbox, Outcome, Post, Sender } from './post.ts'

/** Posts that another process wrote are found at the latest then. */
const lookEvery = 2 * second

export interface DeliveryWorker {
  readonly quiet: boolean
  wake(): void
  run(signal: AbortSignal): Promise<void>
}

/** Whoever moved is answered first: what the channel is told begins so many milliseconds later. */
const answerFirst = 5

/** How many tables are posted to at once. */
const tablesAtOnce = 8

/** Sends what waits, table by table, each table's posts one after the other. */
export function createDeliveryWorker(context: Pick<Context, 'clock' | 'log'>, outbox: Outbox, send: Sender): DeliveryWorker {
  const { clock, log } = context
  const active = new Set<Promise<void>>()
  let nothingWaits = false
  let stirred = false
  let woken = new AbortController()

  const wake = (): void => {
    stirred = true
    nothingWaits = false
    setTimeout(() => woken.abort(), answerFirst)
  }

  async function sentOf(post: Post): Promise<Outcome> {
    try {
      return await send(post)
    } catch (error) {
      return { did: 'failed', error }
    }
  }

  /** One post of each queue at a time: private mail that takes long holds up nobody else's. */
  async function deliver(claim: Claim, signal: AbortSignal): Promise<void> {
    const underWay = new Map<Post, Promise<void>>()
    const problems: unknown[] = []
    for (;;) {
      const stops = signal.aborted || problems.length > 0
      const busy = [...underWay.keys()]
      const post = stops ? undefined : await claim.next(busy)
      if (post) {
        const work = sentOf(post)
          .then((outcome) => claim.settle(post, outcome))
          .catch((error: unknown) => void problems.push(error))
          .finally(() => underWay.delete(post))
        underWay.set(post, work)
      } else if (underWay.size > 0) await Promise.race(underWay.values())
      // Whatever became free while it was asked may have something behind it.
      else if (stops || busy.length === 0) break
    }
    // What cannot be noted is tried again when the claim has run out.
    if (problems.length > 0) throw problems[0]
    if (signal.aborted) await claim.release()
  }

  return {
    wake,
    get quiet() {
      return nothingWaits && active.size === 0
    },
    async run(signal) {
      const stopListening = outbox.onWaiting(wake)
      signal.addEventListener('abort', wake)
      while (!signal.aborted) {
        woken = new AbortController()
        stirred = false
        try {
          const claim = active.size < tablesAtOnce ? await outbox.claim() : undefined
          if (claim) {
            const work = deliver(claim, signal)
              .catch((error: unknown) => log.error({ err: error, table: claim.table }, 'the posts of a table cannot be read'))
              .finally(() => {
                active.delete(work)
                wake()
              })
            active.add(work)
            continue
          }
          const until = await nextLook()
          nothingWaits = !stirred
          await clock.until(until, woken.signal)
        } catch (error) {
          log.error({ err: error }, 'what must be posted cannot be read')
          await new Promise((resolve) => setTimeout(resolve, lookEvery))
        }
      }
      stopListening()
      await Promise.all(active)
    },
  }

  async function nextLook(): Promise<Date> {
    const poll = clock.now().getTime() + lookEvery
    const next = (await outbox.dueAt())?.getTime() ?? poll
    return new Date(Math.max(clock.now().getTime() + 1, Math.min(next, poll)))
  }
}
