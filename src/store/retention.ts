import type { Client } from './database.ts'
import type { TableRow } from './table-rows.ts'

/** The next of the tables that ended before then, their secrets open, of which still so much is kept; not these. */
export async function nextEnded(
  client: Client,
  { kept, before, atRest }: { readonly kept: TableRow['kept']; readonly before: Date; readonly atRest?: true },
  not: readonly string[] = [],
): Promise<string | undefined> {
  const rest = { posts: { none: { status: 'waiting' } }, due: { none: {} } }
  const found = await client.table.findFirst({
    where: { kept, endedAt: { lt: before }, openedAt: { not: null }, id: { notIn: [...not] }, ...(atRest && rest) },
    orderBy: { endedAt: 'asc' },
    select: { id: true },
  })
  return found?.id
}

/** What was to be posted, to be done or put together at a table, and who wished to be told of it. */
export async function clearUnderWay(client: Client, table: string): Promise<void> {
  await client.post.deleteMany({ where: { table } })
  await client.draft.deleteMany({ where: { table } })
  await client.due.deleteMany({ where: { table } })
  await client.follow.deleteMany({ where: { table } })
}

/** All copies of its position and its log, but for how it began: that is part of what makes its chance verifiable. */
export async function clearLog(client: Client, table: string): Promise<void> {
  await client.storedPosition.deleteMany({ where: { table } })
  await client.logEntry.deleteMany({ where: { table, kind: { not: 'start' } } })
}
