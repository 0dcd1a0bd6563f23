import { randomUUID } from 'node:crypto'
import { claimPosts, findTable, nextPost, nextPostsAt, type PostRow, releasePosts, settlePost } from '../store/index.ts'
import type { Context } from './context.ts'
import type { Claim, Outbox, Post, Sender } from './outbox.ts'
import { minute, second } from './seconds.ts'

/** For so long a table's posts belong to whoever has claimed them, counted from the last one handed out. */
const lease = minute
/** Posts that another process wrote are found at the latest then. */
const lookEvery = 2 * second

export interface Postbox extends Outbox {
  wake(): void
}

export function createOutbox(context: Context): Postbox {
  const { store, clock, log } = context
  const process = randomUUID()
  const listeners = new Set<() => void>()
  const later = (): Date => new Date(clock.now().getTime() + lease)

  /** A call to a sitting that is over, or that a computer has taken over, is not sent any more. */
  async function isInVain(row: PostRow): Promise<boolean> {
    if (row.kind !== 'ping' || row.audience.to !== 'seat') return false
    const table = await findTable(store.client, { id: row.table })
    const seat = table?.row.live.seats[row.audience.seat]
    const sits = table?.seats[row.audience.seat]
    return (
      !seat ||
      seat.since === null ||
      seat.sitting !== row.body.sitting ||
      sits?.computer !== null ||
      sits.person !== row.audience.person
    )
  }

  function claimOf(table: string, id: string): Claim {
    return {
      table,
      async next() {
        for (;;) {
          const row = await store.transaction((client) => nextPost(client, table, id, clock.now(), later()))
          if (!row) return undefined
          if ('spoiled' in row) log.error({ ...row.spoiled.params }, 'a post is spoiled and left out')
          else if (await isInVain(row)) await settlePost(store.client, row, { status: 'skipped' })
          else return postOf(row)
        }
      },
      sent: (post, place, shown) => settlePost(store.client, numbered(post), { status: 'sent', place, shown: shown ?? null }),
      async skip(post, reason) {
        log.info({ table, post: post.id, kind: post.kind, reason }, 'a post is left out')
        await settlePost(store.client, numbered(post), { status: 'skipped' })
      },
      retry: (_post, at) => releasePosts(store.client, table, id, at),
      release: () => releasePosts(store.client, table, id),
    }
  }

  // The number tells whether a message was asked for anew while it was sent; posts carry it along unseen.
  const numbers = new WeakMap<Post, number>()
  const numbered = (post: Post): { id: string; number: number } => ({ id: post.id, number: numbers.get(post) ?? 0 })

  function postOf({ id, table, number, kind, audience, seq, firstSeq, body, place, shown, attempts, triedAt }: PostRow): Post {
    const post: Post = {
      id,
      table,
      kind,
      audience,
      seq,
      firstSeq,
      body,
      place: place ?? undefined,
      triedAt: triedAt ?? undefined,
      attempts,
      shown: shown ?? undefined,
    }
    numbers.set(post, number)
    return post
  }

  return {
    async claim() {
      // Each claim has a name of its own: one that has expired must not give up its successor's.
      const id = `${process}/${randomUUID()}`
      const table = await claimPosts(store.client, id, clock.now(), later())
      return table === undefined ? undefined : claimOf(table, id)
    },
    dueAt: () => nextPostsAt(store.client),
    onWaiting(wake) {
      listeners.add(wake)
      return () => listeners.delete(wake)
    },
    wake() {
      for (const listener of listeners) listener()
    },
  }
}

export interface DeliveryWorker {
  readonly quiet: boolean
  run(signal: AbortSignal): Promise<void>
}

/** How many tables are posted to at once. */
const tablesAtOnce = 8

/** Sends what waits, table by table, each table's posts one after the other. */
export function createDeliveryWorker(context: Context, outbox: Outbox, send: Sender): DeliveryWorker {
  const { clock, log } = context
  const active = new Set<Promise<void>>()
  let nothingWaits = false
  let woken = new AbortController()

  const wake = (): void => {
    nothingWaits = false
    woken.abort()
  }

  async function deliver(claim: Claim, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const post = await claim.next()
      if (!post) return
      try {
        const outcome = await send(post)
        if (outcome.did === 'sent') await claim.sent(post, outcome.place, outcome.shown)
        else if (outcome.did === 'skip') await claim.skip(post, outcome.reason)
        else return await claim.retry(post, outcome.at)
      } catch (error) {
        log.error(
          { err: error, table: post.table, post: post.id, kind: post.kind, attempts: post.attempts },
          'a post could not be sent',
        )
        return await claim.retry(
          post,
          new Date(clock.now().getTime() + Math.min(15 * minute, second * 2 ** Math.min(post.attempts, 10))),
        )
      }
    }
    await claim.release()
  }

  return {
    get quiet() {
      return nothingWaits && active.size === 0
    },
    async run(signal) {
      const stopListening = outbox.onWaiting(wake)
      signal.addEventListener('abort', wake)
      while (!signal.aborted) {
        woken = new AbortController()
        try {
          nothingWaits = true
          const claim = active.size < tablesAtOnce ? await outbox.claim() : undefined
          if (claim) {
            nothingWaits = false
            const work = deliver(claim, signal)
              .catch((error: unknown) => log.error({ err: error, table: claim.table }, 'the posts of a table cannot be read'))
              .finally(() => {
                active.delete(work)
                wake()
              })
            active.add(work)
          } else await clock.until(await nextLook(), woken.signal)
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
