import type { Client } from './database.ts'
import type { TableRow } from './table-rows.ts'

export interface EndedTable {
  readonly id: string
  readonly endedAt: Date
}

/** Of the tables that ended before then, their secrets open, of which still so much is kept, the one that ended next after that one. */
export async function nextEnded(
  client: Client,
  { kept, before, atRest }: { readonly kept: TableRow['kept']; readonly before: Date; readonly atRest?: true },
  last?: EndedTable,
): Promise<EndedTable | undefined> {
  const rest = { posts: { none: { status: 'waiting' } }, dueAt: null, thinkAt: null }
  const behind = last && { OR: [{ endedAt: { gt: last.endedAt } }, { endedAt: last.endedAt, id: { gt: last.id } }] }
  const found = await client.table.findFirst({
    where: { kept, endedAt: { gte: last?.endedAt, lt: before }, openedAt: { not: null }, ...behind, ...(atRest && rest) },
    orderBy: [{ endedAt: 'asc' }, { id: 'asc' }],
    select: { id: true, endedAt: true },
  })
  return found?.endedAt ? { id: found.id, endedAt: found.endedAt } : undefined
}

/** What was to be posted or put together at a table, and who wished to be told of it. */
export async function clearUnderWay(client: Client, table: string): Promise<void> {
  await client.post.deleteMany({ where: { table } })
  await client.draft.deleteMany({ where: { table } })
  await client.follow.deleteMany({ where: { table } })
}

/** All copies of its position and its log, but for how it began: that is part of what makes its chance verifiable. */
export async function clearLog(client: Client, table: string): Promise<void> {
  await client.storedPosition.deleteMany({ where: { table } })
  await client.logEntry.deleteMany({ where: { table, kind: { not: 'start' } } })
}
