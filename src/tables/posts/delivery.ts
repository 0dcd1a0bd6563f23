import { second } from '../../durations.ts'
import type { Context } from '../context.ts'
import { createWorker, giveBack, lookEvery, type Worker } from '../loop.ts'
import type { Claim, Outbox, Outcome, Post, Sender } from './post.ts'

/** Whoever moved is answered first: what the channel is told begins so many milliseconds later. */
const answerFirst = 5

/** What could not be read or noted is tried again then. */
const afterTrouble = 10 * second

/** How many tables are posted to at once, and at how many more nothing but private mail is waited for. */
const tablesAtOnce = 8
const mostAside = 24

/** Sends what waits, table by table, each table's posts one after the other. */
export function createDeliveryWorker(context: Pick<Context, 'clock' | 'lease' | 'log'>, outbox: Outbox, send: Sender): Worker {
  const { clock, lease, log } = context
  /** The claims of tables at which nothing but private mail is under way, and takes its time. */
  const aside = new Set<Claim>()

  async function sentOf(post: Post): Promise<Outcome> {
    try {
      return await send(post)
    } catch (error) {
      return { did: 'failed', error }
    }
  }

  /** Waits until one of them is there; true if something else may have come before that, to be sent beside them. */
  async function noneIsThere(underWay: Iterable<Promise<void>>): Promise<boolean> {
    const waiting = new AbortController()
    const look = clock.until(new Date(clock.now().getTime() + lookEvery), waiting.signal)
    const isSlow = await Promise.race([...underWay, look.then(() => true)])
    waiting.abort()
    return isSlow === true
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
        aside.delete(claim)
        const work = sentOf(post)
          .then((outcome) => claim.settle(post, outcome))
          .catch((error: unknown) => void problems.push(error))
          .finally(() => underWay.delete(post))
        underWay.set(post, work)
        if (next.othersWait) continue
        before.set(post, work)
      }
      if (before.size === 0) break
      const isSlow = await noneIsThere(before.values())
      if (isSlow && [...before.keys()].every(({ isPrivate }) => isPrivate)) aside.add(claim)
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
    aside: () => Math.min(aside.size, mostAside),
    after: answerFirst,
    unreadable: 'what must be posted cannot be read',
    async take(_most, signal) {
      const claim = await outbox.claim()
      if (!claim) return []
      const cannotEnd = (error: unknown) => log.error({ err: error, table: claim.table }, 'the posts of a table cannot be read')
      const delivered = deliver(claim, signal).finally(() => aside.delete(claim))
      return [delivered.catch(cannotEnd)]
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
