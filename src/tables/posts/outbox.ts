import { randomUUID } from 'node:crypto'
import { Latest } from '../../latest.ts'
import {
  cancelPosts,
  channelQueue,
  claimWork,
  findPost,
  findTable,
  hurryPosts,
  type MessagePlace,
  nextPost,
  nextWorkAt,
  type PostRow,
  personSettings,
  releaseWork,
  sentCalls,
  settlePost,
} from '../../store/index.ts'
import type { Context } from '../context.ts'
import { quietUntil } from '../people/quiet-hours.ts'
import { unreachableUntil } from '../people/reach.ts'
import { stands } from './calls.ts'
import { type Faults, noteOutcome } from './outcomes.ts'
import type { Claim, Outbox, Post, SentCall } from './post.ts'
import { wantedCall } from './wanted.ts'

export interface Postbox extends Outbox {
  wake(): void
}

export function createOutbox(context: Context): Postbox {
  const { store, clock, log, lease } = context
  const process = randomUUID()
  const listeners = new Set<() => void>()
  const faults: Faults = new Latest({ most: 1000 })
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

  const wantedOf = (row: PostRow): Promise<Post | undefined> =>
    row.kind === 'ping' ? callOf(row) : row.kind === 'digest' ? digestOf(row) : postOf(row)

  function claimOf(table: string, claim: string): Claim {
    return {
      table,
      async next(underWay = []) {
        const busy = underWay.map((post) => rows.get(post)!.queue)
        for (;;) {
          const tried = { table, claim, now: clock.now(), until: later() }
          const next = await store.transaction((client) => nextPost(client, tried, busy), { guarded: true })
          if (!next) return undefined
          const { post: row, othersWait } = next
          if ('spoiled' in row) {
            log.error({ ...row.spoiled.params }, 'a post is spoiled and left out')
            continue
          }
          const post = await wantedOf(row)
          if (post) return { post, othersWait }
          await settlePost(store.client, row, { status: 'skipped' })
        }
      },
      settle: (post, outcome) => noteOutcome(context, faults, rows.get(post)!, outcome),
      release: (from) => releaseWork(store.client, 'posts', table, claim, from),
    }
  }

  // The row's revision tells whether a message was asked for anew while it was sent; posts carry their rows along unseen.
  const rows = new WeakMap<Post, PostRow>()

  async function postOf(row: PostRow, status?: MessagePlace): Promise<Post> {
    const { id, table, kind, audience, seq, firstSeq, body, place, shown, attempts, triedAt } = row
    const isReachable = audience.to !== 'seat' || !(await unreachableUntil(context, audience.person))
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
      isPrivate: row.queue !== channelQueue,
      isReachable,
    }
    rows.set(post, row)
    return post
  }

  const wake = (): void => {
    for (const listener of listeners) listener()
  }

  return {
    async claim() {
      // Each claim has a name of its own: one that has expired must not give up its successor's.
      const id = `${process}/${randomUUID()}`
      const table = await claimWork(store, 'posts', id, clock.now(), later())
      return table === undefined ? undefined : claimOf(table, id)
    },
    dueAt: () => nextWorkAt(store.client, 'posts'),
    async calls(table) {
      const sent = await sentCalls(store.client, table)
      const stored = sent.length > 0 ? await findTable(store.client, { id: table }) : undefined
      const book = stored && context.books.get(stored.row.game)
      return sent.flatMap((call): SentCall[] => {
        const { id, audience, place } = call
        if (audience.to !== 'seat' || !place) return []
        return [{ id, seat: audience.seat, place, stands: book !== undefined && stands(book, stored!, call) }]
      })
    },
    callGone: (id) => cancelPosts(store.client, [id]),
    onWaiting(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async tryAgain(server) {
      if (await hurryPosts(store.client, server, clock.now())) wake()
    },
    wake,
  }
}
