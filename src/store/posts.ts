import { z } from 'zod'
import type { Client } from './database.ts'
import { json, parsed, reading, SpoiledRow } from './row.ts'
import { audience, place, postBody, postKinds } from './shapes/posts.ts'

const postStatuses = ['waiting', 'sent', 'skipped', 'cancelled'] as const

const postRow = z.object({
  id: z.string(),
  table: z.string(),
  number: z.int(),
  queue: z.string(),
  revision: z.int(),
  kind: z.enum(postKinds),
  audience: json(audience),
  firstSeq: z.int(),
  seq: z.int(),
  body: json(postBody),
  status: z.enum(postStatuses),
  place: json(place).nullable(),
  shown: z.string().nullable(),
  attempts: z.int(),
  triedAt: z.date().nullable(),
  putOff: z.date().nullable(),
})
/** The queue of what the channel is told; others are named by the person whose private mail they are. */
export const channelQueue = 'channel'
/** One message of a table: what is to be said, and where it stands once it was sent. */
export type PostRow = Readonly<z.infer<typeof postRow>>

export type NewPost = Omit<PostRow, 'status' | 'place' | 'shown' | 'attempts' | 'triedAt' | 'putOff'>
/** A message that is to be said anew: an edit, or, if it still waits, the newer version in its place. */
export type PostChange = Pick<PostRow, 'id' | 'seq' | 'revision'> & Partial<Pick<PostRow, 'body'>>

const waiting = { status: 'waiting', attempts: 0, triedAt: null } as const

export async function addPosts(client: Client, posts: readonly NewPost[]): Promise<void> {
  if (posts.length === 0) return
  const data = posts.map(({ audience, body, ...post }) => ({
    ...{ ...post, ...waiting },
    ...{ audience: JSON.stringify(audience), body: JSON.stringify(body) },
  }))
  await client.post.createMany({ data })
}

export async function changePost(client: Client, { id, seq, revision, body }: PostChange): Promise<void> {
  // It may be on its way just now: that it was tried must not be forgotten.
  const data = { seq, revision, status: 'waiting', ...(body && { body: JSON.stringify(body) }) }
  await client.post.updateMany({ where: { id }, data })
}

/** The messages first asked for at or after an entry. */
export async function postsSince(client: Client, table: string, firstSeq: number): Promise<readonly PostRow[]> {
  const where = { table, firstSeq: { gte: firstSeq } }
  const rows = await reading('Post', table, client.post.findMany({ where, orderBy: { number: 'asc' } }))
  return rows.map((row) => parsed('Post', row.id, postRow, row))
}

/** The status messages begun before an entry, the latest first; so many of them. */
export async function statusesBefore(client: Client, table: string, firstSeq: number, take: number): Promise<readonly PostRow[]> {
  const where = { table, kind: 'status', firstSeq: { lt: firstSeq } }
  const rows = await reading('Post', table, client.post.findMany({ where, orderBy: { number: 'desc' }, take }))
  return rows.map((row) => parsed('Post', row.id, postRow, row))
}

export async function cancelPosts(client: Client, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await client.post.updateMany({ where: { id: { in: [...ids] } }, data: { status: 'cancelled' } })
}

/** Nothing of this table is sent any more, but for these. */
export async function cancelWaiting(client: Client, table: string, spared: readonly string[]): Promise<void> {
  const where = { table, status: 'waiting', id: { notIn: [...spared] } }
  await client.post.updateMany({ where, data: { status: 'cancelled' } })
}

/** The calls that were sent and are not known to be gone. */
export async function sentCalls(client: Client, table: string): Promise<readonly PostRow[]> {
  const where = { table, status: 'sent', kind: 'ping' }
  const rows = await reading('Post', table, client.post.findMany({ where, orderBy: { number: 'asc' } }))
  return rows.map((row) => parsed('Post', row.id, postRow, row))
}

/** What one person alone was told at this table from an entry on, oldest first; not what was taken back. */
export async function notesTo(client: Client, table: string, person: string, from: number): Promise<readonly PostRow[]> {
  const where = { table, kind: 'note', queue: person, status: { not: 'cancelled' }, seq: { gte: from } }
  const rows = await reading('Post', table, client.post.findMany({ where, orderBy: { number: 'asc' } }))
  return rows.map((row) => parsed('Post', row.id, postRow, row))
}

/** A message as it is, whatever its state: for edits of its body. */
export async function findPost(client: Client, id: string): Promise<PostRow | undefined> {
  const row = await reading('Post', id, client.post.findUnique({ where: { id } }))
  return row ? parsed('Post', id, postRow, row) : undefined
}

// Whoever holds a table's lane of posts sends them one after the other.

/**
 * The first post of a queue that is not busy and was not put off, noted as tried. Undefined if there is none; with no queue busy the
 * claim is given up then, until a queue that was put off may go on. It says whether other queues have something as well.
 */
export async function nextPost(
  client: Client,
  { table, claim, now, until }: { table: string; claim: string; now: Date; until: Date },
  busy: readonly string[],
): Promise<{ readonly post: PostRow | SpoiledPost; readonly othersWait: boolean } | undefined> {
  const { count } = await client.table.updateMany({ where: { id: table, postsClaim: claim }, data: { postsUntil: until } })
  if (count === 0) return undefined
  const heads = await headsOf(client, table)
  const [head, ...others] = heads.filter(({ queue, putOff }) => !busy.includes(queue) && (putOff === null || putOff <= now))
  if (head) return { post: await tried(client, head, now), othersWait: others.length > 0 }
  if (busy.length === 0) {
    const times = heads.map(({ putOff }) => putOff?.getTime() ?? 0)
    const postsAt = times.length > 0 ? new Date(Math.min(...times)) : null
    await client.table.updateMany({
      where: { id: table, postsClaim: claim },
      data: { postsAt, postsClaim: null, postsUntil: null },
    })
  }
  return undefined
}

/** The first waiting post of each queue, in order. */
async function headsOf(client: Client, table: string) {
  const waiting = await reading(
    'Post',
    table,
    client.post.findMany({
      where: { table, status: 'waiting' },
      orderBy: { number: 'asc' },
      select: { id: true, queue: true, putOff: true, triedAt: true },
    }),
  )
  return waiting.filter(({ queue }, index) => waiting.findIndex((post) => post.queue === queue) === index)
}

/** The post as it was before it was noted as tried once more. */
async function tried(
  client: Client,
  { id, triedAt }: Pick<PostRow, 'id' | 'triedAt'>,
  now: Date,
): Promise<PostRow | SpoiledPost> {
  try {
    const data = { attempts: { increment: 1 }, triedAt: now }
    const post = parsed('Post', id, postRow, await reading('Post', id, client.post.update({ where: { id }, data })))
    return { ...post, attempts: post.attempts - 1, triedAt }
  } catch (error) {
    if (!(error instanceof SpoiledRow)) throw error
    await client.post.update({ where: { id }, data: { status: 'skipped' }, select: { id: true } })
    return { spoiled: error }
  }
}

export interface SpoiledPost {
  readonly spoiled: SpoiledRow
}

/** Notes what became of a post. If it was asked for anew meanwhile it goes on waiting, as an edit. */
export async function settlePost(
  client: Client,
  post: Pick<PostRow, 'id' | 'revision'>,
  outcome: { readonly status: 'sent' | 'skipped'; readonly place?: PostRow['place']; readonly shown?: string | null },
): Promise<void> {
  const kept = {
    ...(outcome.place && { place: JSON.stringify(outcome.place) }),
    ...(outcome.shown !== undefined && { shown: outcome.shown }),
  }
  const { count } = await client.post.updateMany({
    where: { id: post.id, revision: post.revision, status: 'waiting' },
    data: { ...kept, status: outcome.status, attempts: 0, triedAt: null, putOff: null },
  })
  if (count === 0 && outcome.status === 'sent')
    await client.post.updateMany({ where: { id: post.id }, data: { ...kept, attempts: 0, triedAt: null } })
}

/**
 * Its queue waits until then: the one it is in, or the one it goes to. `isNotThere` if Discord has said so: it need not be looked for
 * when it is tried again.
 */
export async function putOffPost(
  client: Client,
  id: string,
  { until, queue, isNotThere }: { readonly until: Date | null; readonly queue?: string; readonly isNotThere?: true },
): Promise<void> {
  const data = { putOff: until, ...(queue !== undefined && { queue }), ...(isNotThere && { triedAt: null }) }
  await client.post.updateMany({ where: { id, status: 'waiting' }, data })
}

/** Nothing that waits in that queue of the table is sent any more, but for calls, which have another way. */
export async function emptyQueue(client: Client, table: string, queue: string): Promise<void> {
  const where = { table, queue, status: 'waiting', kind: { not: 'ping' } }
  await client.post.updateMany({ where, data: { status: 'skipped', putOff: null } })
}

/** What was put off because the channels of a server took nothing may be tried at once. Whether there was anything. */
export async function hurryPosts(client: Client, server: string, now: Date): Promise<boolean> {
  const cutOff = await client.table.findMany({ where: { cutOffAt: { not: null }, server }, select: { id: true } })
  for (const { id: table } of cutOff) {
    await client.post.updateMany({ where: { table, queue: channelQueue, status: 'waiting' }, data: { putOff: null } })
    await client.table.updateMany({ where: { id: table }, data: { postsAt: now } })
  }
  return cutOff.length > 0
}
