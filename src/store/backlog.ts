import type { Client } from './database.ts'
import { reading } from './row.ts'

/** What waits to be posted, and what is due and was not done yet. */
export interface Backlog {
  readonly posts: number
  /** Since when the one that has waited longest might have been posted. */
  readonly postsSince: Date | undefined
  readonly late: number
  readonly lateSince: Date | undefined
}

/** Nobody is late within so many milliseconds. */
const patience = 5000

export async function backlogAt(client: Client, now: Date): Promise<Backlog> {
  const late = { at: { lt: new Date(now.getTime() - patience) }, OR: [{ until: null }, { until: { lt: now } }] }
  const [posts, waiting, dues, due] = await Promise.all([
    // By their tables: of all that was ever posted little waits.
    client.post.count({ where: { status: 'waiting', tableRow: { postsAt: { not: null } } } }),
    reading(
      'Table',
      'with posts',
      client.table.findFirst({ where: { postsAt: { lte: now } }, orderBy: { postsAt: 'asc' }, select: { postsAt: true } }),
    ),
    client.due.count({ where: late }),
    reading('Due', 'next', client.due.findFirst({ where: late, orderBy: { at: 'asc' }, select: { at: true } })),
  ])
  return { posts, postsSince: waiting?.postsAt ?? undefined, late: dues, lateSince: due?.at }
}
