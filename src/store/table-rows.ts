import { z } from 'zod'
import type { Client } from './database.ts'
import type { Prisma } from './generated/sqlite/client.ts'
import { question } from './question.ts'
import { json, parsed, reading, SpoiledRow } from './row.ts'
import { fields, language } from './shapes/common.ts'
import { live } from './shapes/live.ts'
import { position, undone } from './shapes/log.ts'
import { plan } from './shapes/plan.ts'
import { computerLevels, computerRoles } from './shapes/seats.ts'
import { ending, pace, purposes, terms } from './shapes/terms.ts'
import { laneColumns } from './work.ts'

const keptKinds = ['all', 'log', 'record', 'log-for-good'] as const
const tableStatuses = ['lobby', 'playing', 'archived', 'ended'] as const

const tableRow = z.object({
  id: z.string(),
  activeChannel: z.string().nullable(),
  channel: z.string(),
  server: z.string().nullable(),
  game: z.string(),
  rules: z.int(),
  status: z.enum(tableStatuses),
  opener: z.string(),
  language,
  options: json(fields),
  pace: json(pace),
  terms: json(terms),
  purpose: z.enum(purposes),
  secret: z.string().regex(/^[0-9a-f]{64}$/, 'is no secret'),
  secretHash: z.string().regex(/^[0-9a-f]{64}$/, 'is no hash'),
  seed: z.string().nullable(),
  version: z.int(),
  seq: z.int(),
  head: z.int(),
  undone: json(undone),
  branch: z.int(),
  position: json(position).nullable(),
  live: json(live),
  questions: json(z.array(question)),
  pausedAt: z.date().nullable(),
  cutOffAt: z.date().nullable(),
  createdAt: z.date(),
  startedAt: z.date().nullable(),
  endedAt: z.date().nullable(),
  ending: json(ending).nullable(),
  openedAt: z.date().nullable(),
  kept: z.enum(keptKinds),
  record: z.string().nullable(),
  postsAt: z.date().nullable(),
})
export type TableRow = Readonly<z.infer<typeof tableRow>>
type MovedFrom = NonNullable<TableRow['terms']['moved']>

const seatRow = z.object({
  table: z.string(),
  number: z.int(),
  seat: z.string().nullable(),
  person: z.string().nullable(),
  name: z.string().nullable(),
  computer: z.enum(computerRoles).nullable(),
  /** Says nothing while a person plays. */
  level: z.enum(computerLevels),
  wish: z.string().nullable(),
  plan: json(plan).nullable(),
  joinedBy: z.string(),
})
export type SeatRow = Readonly<z.infer<typeof seatRow>>

export interface StoredTable {
  readonly row: TableRow
  /** In joining order. */
  readonly seats: readonly SeatRow[]
}

export type TableKey = { readonly id: string } | { readonly activeChannel: string }

/** So often somebody may sit down just between the two. */
const mostReadings = 5

type Found = Parameters<typeof stored>[0]

const isTorn = ({ row, seats }: StoredTable): boolean => row.live.seats.length !== seats.length

/**
 * A table as it was at one moment: it is read before its seats, so that it may have as many clocks as it had seats before somebody sat
 * down. Then both are read again.
 */
async function whole(read: () => Promise<Found | null>): Promise<StoredTable | undefined> {
  for (let left = mostReadings; ; left--) {
    const found = await read()
    const table = found ? stored(found) : undefined
    if (!table || !isTorn(table)) return table
    if (left === 1) throw new SpoiledRow('Table', table.row.id, 'live', 'holds other seats than there are')
  }
}

/** All of them that can be read: one that cannot keeps nobody from the others. */
async function readable(client: Client, found: readonly Found[]): Promise<readonly StoredTable[]> {
  const tables: (StoredTable | undefined)[] = []
  for (const row of found)
    try {
      const table = stored(row)
      tables.push(isTorn(table) ? await findTable(client, { id: row.id }) : table)
    } catch (error) {
      if (!(error instanceof SpoiledRow)) throw error
    }
  return tables.flatMap((table) => table ?? [])
}

export async function findTable(client: Client, key: TableKey): Promise<StoredTable | undefined> {
  const name = 'id' in key ? key.id : `of channel ${key.activeChannel}`
  const include = { seats: { orderBy: { number: 'asc' } } } as const
  return whole(() => reading('Table', name, client.table.findUnique({ where: key, include })))
}

/** Which version of the table there is now. */
export async function versionOf(client: Client, where: TableKey): Promise<Pick<TableRow, 'id' | 'version'> | undefined> {
  return (await client.table.findUnique({ where, select: { id: true, version: true } })) ?? undefined
}

/** Whether its channel takes nothing of ours just now. */
export async function isCutOff(client: Client, id: string): Promise<boolean> {
  const found = await client.table.findUnique({ where: { id }, select: { cutOffAt: true } })
  return found?.cutOffAt != null
}

/** The table that was opened last in the channel, whether it is over or not. */
export async function latestTable(client: Client, channel: string): Promise<StoredTable | undefined> {
  const query = {
    where: { channel },
    orderBy: { createdAt: 'desc' },
    include: { seats: { orderBy: { number: 'asc' } } },
  } as const
  return whole(() => reading('Table', `of channel ${channel}`, client.table.findFirst(query)))
}

/** How many records were taken in on a server since then, and games that were on elsewhere. */
export const countImported = (client: Client, server: string, since: Date): Promise<number> => {
  const taken = [{ terms: { contains: '"imported":true' } }, { terms: { contains: '"moved":{' } }]
  return client.table.count({ where: { server, createdAt: { gte: since }, OR: taken } })
}

/** Whether this game, as it left another Chancery, has been taken in on a server. */
export const countMovedHere = (client: Client, server: string | null, origin: Omit<MovedFrom, 'ids'>): Promise<number> =>
  client.table.count({ where: { server, terms: { contains: `"moved":${JSON.stringify(origin).slice(0, -1)},` } } })

/** Nothing of it is kept. */
export async function deleteTable(client: Client, id: string): Promise<void> {
  await client.table.deleteMany({ where: { id } })
}

/** The tables of a server that have a channel and are not over, the oldest first. */
export async function tablesOn(client: Client, server: string): Promise<readonly StoredTable[]> {
  const where = { server, activeChannel: { not: null }, status: { in: ['lobby', 'playing'] } }
  const include = { seats: { orderBy: { number: 'asc' } } } as const
  const query = client.table.findMany({ where, include, orderBy: { createdAt: 'asc' } })
  return readable(client, await reading('Table', `on ${server}`, query))
}

/** How many tables of a server are not over; of those that somebody opened there. */
export const countOpenTables = (client: Client, of: { readonly server: string; readonly opener?: string }): Promise<number> =>
  client.table.count({ where: { ...of, status: { not: 'ended' } } })

/** How often somebody has begun to practise since then. */
export const countPractices = (client: Client, opener: string, since: Date): Promise<number> =>
  client.table.count({ where: { opener, purpose: 'practice', createdAt: { gte: since } } })

/** Those whose channel is gone. */
export async function homelessTables(client: Client, person: string): Promise<readonly StoredTable[]> {
  const where = { status: 'archived', activeChannel: null, seats: { some: { person } } }
  const include = { seats: { orderBy: { number: 'asc' } } } as const
  const query = client.table.findMany({ where, include, orderBy: { createdAt: 'desc' } })
  return readable(client, await reading('Table', `of person ${person}`, query))
}

/** A server on which games were opened: whether there are tables that are not over, and some that wait for the bot to be back. */
export interface PlayedOn {
  readonly server: string
  readonly active: boolean
  readonly archived: boolean
}

/**
 * All servers on which games were ever opened. Asked at every start: it goes from server to server along an index, past all the tables
 * of each, so that it takes as long as there are servers.
 */
export async function serversPlayedOn(client: Client): Promise<readonly PlayedOn[]> {
  const rows = await client.$queryRaw<readonly Readonly<Record<keyof PlayedOn, unknown>>[]>`
    WITH RECURSIVE played("server") AS (
      SELECT (SELECT min("server") FROM "Table")
      UNION ALL
      SELECT (SELECT min("server") FROM "Table" WHERE "server" > played."server") FROM played WHERE played."server" IS NOT NULL
    )
    SELECT "server",
      EXISTS (SELECT 1 FROM "Table" WHERE "Table"."server" = played."server" AND "status" IN ('lobby', 'playing')) AS "active",
      EXISTS (SELECT 1 FROM "Table" WHERE "Table"."server" = played."server" AND "status" = 'archived') AS "archived"
    FROM played WHERE "server" IS NOT NULL`
  return rows.map(({ server, active, archived }) => ({
    server: String(server),
    active: Boolean(active),
    archived: Boolean(archived),
  }))
}

/** Where the active tables of a server are. */
export async function placesOf(client: Client, server: string) {
  const where = { activeChannel: { not: null }, server }
  const select = { id: true, server: true, channel: true, status: true } as const
  const rows = await reading('Table', 'with places', client.table.findMany({ where, select }))
  return rows.map(({ id, status, ...place }) => ({ table: id, ...place, archived: status === 'archived' }))
}

function stored({ seats, ...row }: { readonly id: string; readonly seats: readonly { readonly number: number }[] }): StoredTable {
  const table = parsed('Table', row.id, tableRow, row)
  const parsedSeats = seats.map((seat, index) => {
    const name = `${row.id}/${seat.number}`
    // Steps and clocks are kept by number: a gap would give one seat's to another.
    if (seat.number !== index) throw new SpoiledRow('Seat', name, 'number', 'is not the next one')
    return parsed('Seat', name, seatRow, seat)
  })
  return { row: table, seats: parsedSeats }
}

/** The active tables at which the person sits, and can play now. */
export async function tablesOfPerson(client: Client, person: string): Promise<readonly StoredTable[]> {
  const query = {
    where: { activeChannel: { not: null }, status: { not: 'archived' }, seats: { some: { person } } },
    include: { seats: { orderBy: { number: 'asc' } } },
    orderBy: { createdAt: 'asc' },
  } as const
  return readable(client, await reading('Table', `of person ${person}`, client.table.findMany(query)))
}

const jsonColumns = new Set(['options', 'pace', 'terms', 'undone', 'position', 'live', 'questions', 'ending'])

const column = (name: string, value: unknown): unknown =>
  jsonColumns.has(name) && value !== null ? JSON.stringify(value) : value

export async function insertTable(client: Client, row: TableRow): Promise<void> {
  const data = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, column(name, value)]))
  // `as`: the columns of JSON have become text, all others are as they were.
  const create = { ...data, ...laneColumns([], row.live.due) } as Prisma.TableCreateInput
  await client.table.create({ data: create, select: { id: true } })
}

/**
 * Writes what differs, if the table still has the version that was read; false if somebody else was faster. `postsAt` is written even
 * if it looks the same: who sends the posts takes it away without a new version.
 */
export async function updateTable(client: Client, before: TableRow, after: TableRow, postsAt?: Date): Promise<boolean> {
  const old: Readonly<Record<string, unknown>> = before
  const wanted = Object.entries(after).filter(([name, value]) => value !== old[name])
  const data = Object.fromEntries(wanted.map(([name, value]) => [name, column(name, value)]))
  const { count } = await client.table.updateMany({
    where: { id: before.id, version: before.version },
    data: { ...data, ...laneColumns(before.live.due, after.live.due), ...(postsAt && { postsAt }) },
  })
  return count === 1
}

export async function writeSeats(client: Client, before: readonly SeatRow[], after: readonly SeatRow[]): Promise<void> {
  for (const seat of after) {
    const old = before[seat.number]
    if (old === seat) continue
    const { table, number, ...rest } = seat
    const data = { ...rest, plan: rest.plan && JSON.stringify(rest.plan) }
    if (old) await client.seat.update({ where: { table_number: { table, number } }, data, select: { number: true } })
    else await client.seat.create({ data: { table, number, ...data }, select: { number: true } })
  }
  const gone = before.slice(after.length)
  const [first] = gone
  if (first) await client.seat.deleteMany({ where: { table: first.table, number: { gte: first.number } } })
}
