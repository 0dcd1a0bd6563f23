import { z } from 'zod'
import { hour } from '../durations.ts'
import type { Client, Database, WantedDue } from './database.ts'
import { parsed, reading, SpoiledRow } from './row.ts'
import { type DueMark, dueKinds } from './shapes.ts'

const dueRow = z.object({
  id: z.string(),
  table: z.string(),
  seat: z.int().min(0),
  kind: z.enum(dueKinds),
  at: z.date(),
  attempts: z.int(),
})
export type DueRow = Readonly<z.infer<typeof dueRow>>

/** What is done, or makes no sense any more, is due no longer. */
export async function deleteDue(client: Client, id: string): Promise<void> {
  await client.due.deleteMany({ where: { id } })
}

/** Brings the rows that are due in line with what the table's row now says. */
export async function writeDue(
  client: Client,
  table: string,
  before: readonly DueMark[],
  after: readonly DueMark[],
): Promise<void> {
  const kept = (marks: readonly DueMark[], { id, at }: DueMark): boolean => marks.some((mark) => mark.id === id && mark.at === at)
  const gone = before.filter((mark) => !kept(after, mark)).map(({ id }) => id)
  // One by one: Prisma runs what it knows to be one row several times faster than a list. A row that goes makes room for one that comes.
  for (const mark of after.filter((mark) => !kept(before, mark))) {
    const id = gone.includes(mark.id) ? mark.id : gone.find((one) => !after.some((other) => other.id === one))
    if (id !== undefined) gone.splice(gone.indexOf(id), 1)
    if (id === undefined || !(await becomes(client, id, mark))) await addDue(client, table, mark)
  }
  for (const id of gone) await deleteDue(client, id)
}

async function addDue(client: Client, table: string, { at, ...mark }: DueMark): Promise<void> {
  await client.due.create({ data: { ...mark, table, at: new Date(at) }, select: { id: true } })
}

/** Whether the row was there. Whoever holds it as what it was has nothing to do with it any more. */
async function becomes(client: Client, id: string, { at, ...mark }: DueMark): Promise<boolean> {
  const { count } = await client.due.updateMany({
    where: { id },
    data: { ...mark, at: new Date(at), attempts: 0, claim: null, until: null },
  })
  return count > 0
}

/** Takes some of what is due now, for a while: whoever else looks passes over it. Several processes may compete. */
export async function claimDue(
  { client, claims }: Pick<Database, 'client' | 'claims'>,
  claim: string,
  now: Date,
  until: Date,
  wanted: WantedDue,
): Promise<{ readonly claimed: readonly DueRow[]; readonly spoiled: readonly SpoiledRow[] }> {
  const rows = await reading('Due', 'next', claims.due(claim, now, until, wanted))
  const claimed: DueRow[] = []
  const spoiled: SpoiledRow[] = []
  for (const row of rows) {
    try {
      claimed.push(parsed('Due', row.id, dueRow, row))
    } catch (error) {
      if (!(error instanceof SpoiledRow)) throw error
      // One bad row must not keep the others from being played; it is looked at again now and then.
      await postponeDue(client, row.id, new Date(now.getTime() + hour), row.attempts)
      spoiled.push(error)
    }
  }
  return { claimed, spoiled }
}

/** When the next row is due, or will be free again. */
export async function nextDue(client: Client, without: WantedDue['without'] = []): Promise<Date | undefined> {
  const kind = { notIn: [...without] }
  const [unheld, held] = await Promise.all([
    reading('Due', 'next', client.due.findFirst({ where: { until: null, kind }, orderBy: { at: 'asc' }, select: { at: true } })),
    reading(
      'Due',
      'next',
      client.due.findFirst({ where: { until: { not: null }, kind }, orderBy: { until: 'asc' }, select: { until: true } }),
    ),
  ])
  const times = [unheld?.at, held?.until].filter((time) => time instanceof Date)
  return times.sort((a, b) => a.getTime() - b.getTime())[0]
}

/** Gives a row back, to be tried again at that time. */
export async function postponeDue(client: Client, id: string, until: Date, attempts: number): Promise<void> {
  await client.due.updateMany({ where: { id }, data: { until, attempts } })
}
