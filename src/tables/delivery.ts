import { randomUUID } from 'node:crypto'
import {
  cancelPosts,
  claimPosts,
  findPost,
  type MessagePlace,
  nextPost,
  nextPostsAt,
  type PostRow,
  personSettings,
  releasePosts,
  sentCalls,
  settlePost,
} from '../store/index.ts'
import type { Context } from './context.ts'
import type { Claim, Outbox, Post, Sender } from './outbox.ts'
import { quietUntil } from './quiet.ts'
import { minute, second } from './seconds.ts'
import { wantedCall } from './wanted.ts'

/** Posts that another process wrote are found at the latest then. */
const lookEvery = 2 * second

export interface Postbox extends Outbox {
  wake(): void
}

export function createOutbox(context: Context): Postbox {
  const { store, clock, log, lease } = context
  const process = randomUUID()
  const listeners = new Set<() => void>()
  const later = (): Date => new Date(clock.now().getTime() + lease)

  /** A call is sent with a link to the status message, if it is still wanted. */
  async function callOf(row: PostRow): Promise<Post | undefined> {
    const table = await wantedCall(context, row)
    if (!table) return undefined
    const status = table.row.live.status && (await findPost(store.client, table.row.live.status.id))
    return postOf(row, status?.place ?? undefined)
  }

  /** A digest is for the waking hours as well. */
  async function digestOf(row: PostRow): Promise<Post | undefined> {
    if (row.audience.to !== 'seat') return undefined
    const settings = await personSettings(store.client, row.audience.person)
    return settings.digest === null || quietUntil(settings, clock.now()) ? undefined : postOf(row)
  }

  function claimOf(table: string, id: string): Claim {
    return {
      table,
      async next() {
        for (;;) {
          const row = await store.transaction((client) => nextPost(client, table, id, clock.now(), later()))
          if (!row) return undefined
          if ('spoiled' in row) {
            log.error({ ...row.spoiled.params }, 'a post is spoiled and left out')
            continue
          }
          const post = row.kind === 'ping' ? await callOf(row) : row.kind === 'digest' ? await digestOf(row) : postOf(row)
          if (post) return post
          await settlePost(store.client, row, { status: 'skipped' })
        }
      },
      sent: (post, place, shown) => settlePost(store.client, known(post), { status: 'sent', place, shown: shown ?? null }),
      async skip(post, reason) {
        log.info({ table, post: post.id, kind: post.kind, reason }, 'a post is left out')
        await settlePost(store.client, known(post), { status: 'skipped' })
      },
      retry: (_post, at) => releasePosts(store.client, table, id, at),
      release: () => releasePosts(store.client, table, id),
    }
  }

  // The revision tells whether a message was asked for anew while it was sent; posts carry it along unseen.
  const revisions = new WeakMap<Post, number>()
  const known = (post: Post): { id: string; revision: number } => ({ id: post.id, revision: revisions.get(post) ?? 0 })

  function postOf(row: PostRow, status?: MessagePlace): Post {
    const { id, table, revision, kind, audience, seq, firstSeq, body, place, shown, attempts, triedAt } = row
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
      status,
    }
    revisions.set(post, revision)
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
    async calls(table) {
      const rows = await sentCalls(store.client, table)
      return rows.flatMap(({ id, audience, place }) =>
        audience.to === 'seat' && place ? [{ id, seat: audience.seat, place }] : [],
      )
    },
    callGone: (id) => cancelPosts(store.client, [id]),
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
  wake(): void
  run(signal: AbortSignal): Promise<void>
}

/** Whoever moved is answered first: what the channel is told begins so many milliseconds later. */
const answerFirst = 5

/** How many tables are posted to at once. */
const tablesAtOnce = 8

/** Sends what waits, table by table, each table's posts one after the other. */
export function createDeliveryWorker(context: Context, outbox: Outbox, send: Sender): DeliveryWorker {
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
