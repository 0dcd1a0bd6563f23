import { z } from 'zod'
import type { Position, StateBase } from '../kernel/index.ts'
import type { Client } from './database.ts'
import { json, parsed, reading } from './row.ts'
import { fields } from './shapes/common.ts'
import { actors, chapters, entryKinds, events, notices, position } from './shapes/log.ts'

const entryRow = z.object({
  table: z.string(),
  seq: z.int().min(1),
  request: z.string(),
  kind: z.enum(entryKinds),
  actor: z.enum(actors),
  person: z.string().nullable(),
  seat: z.int().nullable(),
  body: json(fields),
  parent: z.int().nullable(),
  rules: z.int(),
  chancy: z.boolean(),
  events: json(events),
  chapters: json(chapters),
  revealed: json(notices),
  at: z.date(),
})
/** One entry of a table's log. */
export type EntryRow = Readonly<z.infer<typeof entryRow>>

/** What one request writes carries its id, all after the first with a number behind this. */
const numberMark = '#'
export const entryRequest = (request: string, index: number): string =>
  index === 0 ? request : `${request}${numberMark}${index}`
export const requestOf = ({ request }: Pick<EntryRow, 'request'>): string => request.split(numberMark, 1)[0]!

const parse = (row: { readonly table: string; readonly seq: number }): EntryRow =>
  parsed('LogEntry', `${row.table}/${row.seq}`, entryRow, row)

export async function appendEntry(client: Client, entry: EntryRow): Promise<void> {
  await client.logEntry.create({
    data: {
      ...entry,
      body: JSON.stringify(entry.body),
      events: JSON.stringify(entry.events),
      chapters: JSON.stringify(entry.chapters),
      revealed: JSON.stringify(entry.revealed),
    },
    select: { seq: true },
  })
}

/** Entries from number `from` to `to`, oldest first. */
export async function readEntries(
  client: Client,
  table: string,
  from: number,
  to: number,
  limit?: number,
): Promise<readonly EntryRow[]> {
  if (to < from) return []
  const where = { table, seq: { gte: from, lte: to } }
  const rows = await reading(
    'LogEntry',
    table,
    client.logEntry.findMany({ where, orderBy: { seq: 'asc' }, ...(limit && { take: limit }) }),
  )
  return rows.map(parse)
}

/** The entry that this request wrote first. */
export async function entryOf(client: Client, request: string): Promise<EntryRow | undefined> {
  const row = await reading('LogEntry', `of request ${request}`, client.logEntry.findUnique({ where: { request } }))
  return row ? parse(row) : undefined
}

/** The seats whose secrets a person has seen: those they did anything on since the game began, for themselves or as a moderator. */
export const seatsKnownTo = (client: Client, table: string, person: string): Promise<readonly number[]> =>
  seatsSinceStart(client, table, { person })

/** The seats that a person has played as their own since the game began. */
export const seatsPlayedBy = (client: Client, table: string, person: string): Promise<readonly number[]> =>
  seatsSinceStart(client, table, { person, actor: 'person' })

async function seatsSinceStart(
  client: Client,
  table: string,
  by: { readonly person: string; readonly actor?: string },
): Promise<readonly number[]> {
  const start = await client.logEntry.findFirst({ where: { table, kind: 'start' }, select: { seq: true } })
  if (!start) return []
  const where = { table, ...by, seq: { gt: start.seq }, seat: { not: null } }
  const rows = await client.logEntry.findMany({ where, distinct: ['seat'], select: { seat: true } })
  return rows.flatMap(({ seat }) => (seat === null ? [] : [seat]))
}

/** How often each seat's time ran out. */
export async function missedSittings(client: Client, table: string): Promise<ReadonlyMap<number, number>> {
  // A deadline that plays several moves writes the first under its own id.
  const where = { table, kind: 'move', actor: 'deadline', request: { not: { contains: numberMark } } }
  const rows = await client.logEntry.groupBy({ by: ['seat'], where, _count: { seat: true } })
  return new Map(rows.flatMap(({ seat, _count }) => (seat === null ? [] : [[seat, _count.seat]])))
}

const seatChange = z.object({
  seq: z.int(),
  kind: z.enum(entryKinds),
  person: z.string().nullable(),
  seat: z.int().nullable(),
})
/** That the game began, or somebody left a seat, or came to one (`note`). */
export type SeatChange = Readonly<z.infer<typeof seatChange>>

/** Who has come to a seat or left it, and when the game began: oldest first. */
export async function seatChanges(client: Client, table: string): Promise<readonly SeatChange[]> {
  const came = { kind: 'note', body: { contains: '"what":"substitute"' } }
  const where = { table, OR: [{ kind: { in: ['start', 'leave', 'concede'] } }, came] }
  const select = { seq: true, kind: true, person: true, seat: true } as const
  const rows = await reading('LogEntry', table, client.logEntry.findMany({ where, select, orderBy: { seq: 'asc' } }))
  return rows.map((row) => parsed('LogEntry', `${table}/${row.seq}`, seatChange, row))
}

/** The seats that somebody has left since the game began. */
export async function knownToHaveLeft(client: Client, table: string): Promise<readonly number[]> {
  const changes = await seatChanges(client, table)
  const began = changes.findIndex(({ kind }) => kind === 'start')
  const left = changes.slice(began + 1).filter(({ kind }) => kind === 'leave' || kind === 'concede')
  return left.flatMap(({ seat }) => (seat === null ? [] : [seat]))
}

/** The seats whose people have given up, oldest first. */
export async function concededSeats(client: Client, table: string): Promise<readonly number[]> {
  const rows = await client.logEntry.findMany({
    where: { table, kind: 'concede' },
    select: { seat: true },
    orderBy: { seq: 'asc' },
  })
  return rows.flatMap(({ seat }) => (seat === null ? [] : [seat]))
}

const copyRow = z.object({ table: z.string(), seq: z.int(), rules: z.int(), position: json(position) })

export interface PositionCopy {
  readonly seq: number
  readonly rules: number
  readonly position: Position<StateBase>
}

export async function storePosition(client: Client, table: string, copy: PositionCopy): Promise<void> {
  const data = { rules: copy.rules, position: JSON.stringify(copy.position) }
  await client.storedPosition.upsert({
    where: { table_seq: { table, seq: copy.seq } },
    create: { table, seq: copy.seq, ...data },
    update: data,
    select: { seq: true },
  })
}

/** The latest copy of the position at or before that entry. */
export async function copyBefore(client: Client, table: string, seq: number): Promise<PositionCopy | undefined> {
  const row = await reading(
    'StoredPosition',
    `${table} up to ${seq}`,
    client.storedPosition.findFirst({ where: { table, seq: { lte: seq } }, orderBy: { seq: 'desc' } }),
  )
  return row ? parsed('StoredPosition', `${table}/${row.seq}`, copyRow, row) : undefined
}

/** The kinds of the first moves in force that people made on each seat, so many of each. `fresh`: what may not have been written yet. */
export async function firstMoves(
  client: Client,
  { id: table, head }: { readonly id: string; readonly head: number },
  fresh: readonly Pick<EntryRow, 'seq' | 'kind' | 'parent' | 'seat' | 'actor' | 'body'>[],
  most: number,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const query = client.logEntry.findMany({
    where: { table, kind: 'move', seq: { notIn: fresh.map(({ seq }) => seq) } },
    orderBy: { seq: 'asc' },
    select: { seq: true, parent: true, seat: true, actor: true },
  })
  const moves = [...(await reading('LogEntry', table, query)), ...fresh.filter(({ kind }) => kind === 'move')]
  const parents = new Map(moves.map(({ seq, parent }) => [seq, parent]))
  const inForce = new Set<number>()
  for (let at: number | null | undefined = head; at && !inForce.has(at); at = parents.get(at)) inForce.add(at)
  const first = new Map<number, number[]>()
  for (const { seq, seat, actor } of moves) {
    if (seat === null || !inForce.has(seq) || (actor !== 'person' && actor !== 'plan')) continue
    const own = first.get(seat) ?? []
    if (own.length < most) first.set(seat, [...own, seq])
  }
  const where = { table, seq: { in: [...first.values()].flat() } }
  const known = await reading('LogEntry', table, client.logEntry.findMany({ where, select: { seq: true, body: true } }))
  const bodies = new Map<number, unknown>(known.map(({ seq, body }) => [seq, JSON.parse(body)]))
  for (const { seq, body } of fresh) bodies.set(seq, body)
  return new Map([...first].map(([seat, seqs]) => [seat, seqs.map((seq) => moveBody.parse(bodies.get(seq)).move.type)]))
}

const moveBody = z.looseObject({ move: z.looseObject({ type: z.string() }) })
