import type { Client } from './database.ts'
import { reading } from './row.ts'
import { type DueLane, dueLanes } from './work.ts'

/** What waits to be posted, and what is due and was not done yet. */
export interface Backlog {
  readonly posts: number
  /** Since when the one that has waited longest might have been posted. */
  readonly postsSince: Date | undefined
  /** The tables at which somebody waits for what is due, once for what comes at its time and once for computers. */
  readonly late: number
  readonly lateSince: Date | undefined
}

/** Nobody is late within so many milliseconds. */
const patience = 5000

export async function backlogAt(client: Client, now: Date): Promise<Backlog> {
  const [posts, waiting, ...late] = await Promise.all([
    // By their tables: of all that was ever posted little waits.
    client.post.count({ where: { status: 'waiting', tableRow: { postsAt: { not: null } } } }),
    reading(
      'Table',
      'with posts',
      client.table.findFirst({ where: { postsAt: { lte: now } }, orderBy: { postsAt: 'asc' }, select: { postsAt: true } }),
    ),
    ...dueLanes.map((lane) => lateIn(client, lane, now)),
  ])
  const since = late.flatMap((one) => one.since ?? []).sort((one, other) => one.getTime() - other.getTime())
  return {
    posts,
    postsSince: waiting?.postsAt ?? undefined,
    late: late.reduce((sum, { count }) => sum + count, 0),
    lateSince: since[0],
  }
}

async function lateIn(client: Client, lane: DueLane, now: Date): Promise<{ readonly count: number; readonly since?: Date }> {
  const [at, until] = [`${lane}At`, `${lane}Until`] as const
  const where = { [at]: { lt: new Date(now.getTime() - patience) }, OR: [{ [until]: null }, { [until]: { lt: now } }] }
  const [count, first] = await Promise.all([
    client.table.count({ where }),
    reading(
      'Table',
      'that is late',
      client.table.findFirst({ where, orderBy: { [at]: 'asc' }, select: { dueAt: true, thinkAt: true } }),
    ),
  ])
  const since = first?.[at]
  return { count, ...(since && { since }) }
}
