import { second } from '../../durations.ts'
import type { Context } from '../context.ts'
import { createWorker, giveBack, lookEvery, type Worker } from '../loop.ts'
import type { Claim, Outbox, Outcome, Post, Sender } from './post.ts'

/** Whoever moved is answered first: what the channel is told begins so many milliseconds later. */
const answerFirst = 5

/** What could not be read or noted is tried again then. */
const afterTrouble = 10 * second

/** How many tables are posted to at once. */
const tablesAtOnce = 8

/** Sends what waits, table by table, each table's posts one after the other. */
export function createDeliveryWorker(context: Pick<Context, 'clock' | 'lease' | 'log'>, outbox: Outbox, send: Sender): Worker {
  const { clock, lease, log } = context
  async function sentOf(post: Post): Promise<Outcome> {
    try {
      return await send(post)
    } catch (error) {
      return { did: 'failed', error }
    }
  }

  /** Until one of them is there, or something else may have come to be sent beside them. */
  async function oneIsThere(underWay: Iterable<Promise<void>>): Promise<void> {
    const waiting = new AbortController()
    const look = new Date(clock.now().getTime() + lookEvery)
    await Promise.race([...underWay, clock.until(look, waiting.signal)])
    waiting.abort()
  }

  /** One post of each queue at a time: private mail that takes long holds up nobody else's. */
  async function deliver(claim: Claim, signal: AbortSignal): Promise<void> {
    const underWay = new Map<Post, Promise<void>>()
    const problems: unknown[] = []
    for (;;) {
      const stops = signal.aborted || problems.length > 0
      // Whatever is there while the next one is asked for may have something behind it: it is waited for no less.
      const before = new Map(underWay)
      const next = stops ? undefined : await claim.next([...before.keys()]).catch((error: unknown) => void problems.push(error))
      if (next) {
        const { post } = next
        const work = sentOf(post)
          .then((outcome) => claim.settle(post, outcome))
          .catch((error: unknown) => void problems.push(error))
          .finally(() => underWay.delete(post))
        underWay.set(post, work)
        if (next.othersWait) continue
        before.set(post, work)
      }
      if (before.size === 0) break
      await oneIsThere(before.values())
    }
    if (problems.length > 0) {
      const now = clock.now().getTime()
      await giveBack(clock, new Date(now + lease), signal, () => claim.release(new Date(now + afterTrouble)))
      throw problems[0]
    }
    if (signal.aborted) await claim.release()
  }

  const worker = createWorker(context, {
    atOnce: tablesAtOnce,
    after: answerFirst,
    unreadable: 'what must be posted cannot be read',
    async take(_most, signal) {
      const claim = await outbox.claim()
      if (!claim) return []
      const cannotEnd = (error: unknown) => log.error({ err: error, table: claim.table }, 'the posts of a table cannot be read')
      return [deliver(claim, signal).catch(cannotEnd)]
    },
    nextAt: () => outbox.dueAt(),
  })

  return {
    wake: worker.wake,
    get quiet() {
      return worker.quiet
    },
    async run(signal) {
      const stopListening = outbox.onWaiting(worker.wake)
      await worker.run(signal)
      stopListening()
    },
  }
}
