import { second } from '../../durations.ts'
import type { Context } from '../context.ts'
import { createWorker, giveBack, type Worker } from '../loop.ts'
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

  /** One post of each queue at a time: private mail that takes long holds up nobody else's. */
  async function deliver(claim: Claim, signal: AbortSignal): Promise<void> {
    const underWay = new Map<Post, Promise<void>>()
    const problems: unknown[] = []
    for (;;) {
      const stops = signal.aborted || problems.length > 0
      const busy = [...underWay.keys()]
      const post = stops ? undefined : await claim.next(busy).catch((error: unknown) => void problems.push(error))
      if (post) {
        const work = sentOf(post)
          .then((outcome) => claim.settle(post, outcome))
          .catch((error: unknown) => void problems.push(error))
          .finally(() => underWay.delete(post))
        underWay.set(post, work)
        continue
      }
      // Whatever became free while it was asked may have something behind it.
      if (underWay.size < busy.length) continue
      if (underWay.size === 0) break
      await Promise.race(underWay.values())
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
