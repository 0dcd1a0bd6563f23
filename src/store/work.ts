import type { Client, Database, Lane } from './database.ts'
import { reading } from './row.ts'
import type { DueMark } from './shapes/live.ts'

// What is to be done at a table without a person waits in lanes, which hold each other up in nothing: messages to be posted, what comes
// at its time, computers that must think. For each the table's own row says from when on there is work, and who is at it until when.

/** The lanes whose work the table's row remembers as marks. */
export const dueLanes = ['due', 'think'] as const satisfies readonly Lane[]
export type DueLane = (typeof dueLanes)[number]

export const laneOf = ({ kind }: DueMark): DueLane => (kind === 'computer' ? 'think' : 'due')

/** When the first of what is due in a lane comes; null if nothing does. */
export function firstIn(lane: DueLane, marks: readonly DueMark[]): Date | null {
  const times = marks.filter((mark) => laneOf(mark) === lane).map(({ at }) => at)
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

/**
 * The columns of lanes after what is due has changed. Whoever is at a lane goes on while work only goes; for what comes anew nobody
 * waits, whether somebody is at the lane or has put it off.
 */
export function laneColumns(before: readonly DueMark[], after: readonly DueMark[]): Readonly<Record<string, Date | null>> {
  const columns: Record<string, Date | null> = {}
  for (const lane of dueLanes) {
    const comes = hasOther(lane, after, before)
    if (!comes && !hasOther(lane, before, after)) continue
    columns[`${lane}At`] = firstIn(lane, after)
    if (comes) columns[`${lane}Claim`] = columns[`${lane}Until`] = null
  }
  return columns
}

const hasOther = (lane: DueLane, marks: readonly DueMark[], than: readonly DueMark[]): boolean =>
  marks.some((mark) => laneOf(mark) === lane && !than.some(({ id, at }) => id === mark.id && at === mark.at))

/** Takes the table whose work has waited longest, for a while: whoever else looks passes over it. Several processes may compete. */
export const claimWork = (
  { claims }: Pick<Database, 'claims'>,
  lane: Lane,
  claim: string,
  now: Date,
  until: Date,
): Promise<string | undefined> => reading('Table', 'with work', claims.next(lane, claim, now, until))

/** Keeps the lane of a table for longer; false if it is not held any more. */
export async function keepWork(client: Client, lane: Lane, table: string, claim: string, until: Date): Promise<boolean> {
  const where = { id: table, [`${lane}Claim`]: claim }
  return (await client.table.updateMany({ where, data: { [`${lane}Until`]: until } })).count > 0
}

/** Gives the lane of a table up, at once or from then on; what waits there may be taken by others. */
export async function releaseWork(
  client: Client,
  lane: Lane,
  table: string,
  claim: string,
  until: Date | null = null,
): Promise<void> {
  await client.table.updateMany({
    where: { id: table, [`${lane}Claim`]: claim },
    data: { [`${lane}Claim`]: null, [`${lane}Until`]: until },
  })
}

/** Enough of them that one is free before the worker looks by itself. */
const looks = 20

/** When there is work in a lane, or it will be free again. */
export async function nextWorkAt(client: Client, lane: Lane): Promise<Date | undefined> {
  const [at, until] = [`${lane}At`, `${lane}Until`] as const
  const query = client.table.findMany({
    where: { [at]: { not: null } },
    orderBy: { [at]: 'asc' },
    take: looks,
    select: { [at]: true, [until]: true },
  })
  const rows: readonly Readonly<Record<string, unknown>>[] = await reading('Table', 'with work', query)
  const times = rows.map((row) => Math.max(...[row[at], row[until]].map((time) => (time instanceof Date ? time.getTime() : 0))))
  return times.length > 0 ? new Date(Math.min(...times)) : undefined
}
