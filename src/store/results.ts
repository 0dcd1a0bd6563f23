import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Client } from './database.ts'
import { parsed, reading } from './row.ts'
import { computerLevels } from './shapes/seats.ts'

const parts = ['played', 'left', 'substitute'] as const

export const placingRow = z.object({
  number: z.int(),
  seat: z.string(),
  /** The id under which a person has played; null for a computer. */
  player: z.string().nullable(),
  level: z.enum(computerLevels).nullable(),
  /** `left`: they gave their seat up, or a computer sat on it at the end; `substitute`: they came to it later. */
  part: z.enum(parts),
  place: z.int(),
  won: z.boolean(),
  /** How often they were asked, and how often their time ran out. */
  sittings: z.int().min(0),
  missed: z.int().min(0),
  /** The kinds of the first moves of whoever has played there from the start; empty where it is not known. */
  opening: z.string(),
})
export type PlacingRow = Readonly<z.infer<typeof placingRow>>

export const resultRow = z.object({
  table: z.string(),
  server: z.string().nullable(),
  game: z.string(),
  rated: z.boolean(),
  endedAt: z.date(),
  placings: z.array(placingRow),
})
/** How a game ended: who reached which place, the seats first, then whoever left one. */
export type ResultRow = Readonly<z.infer<typeof resultRow>>

export const playerRow = z.object({ id: z.string(), person: z.string().nullable(), name: z.string().nullable() })

/** The id under which somebody has played; a new one where they have not yet, or were forgotten. */
export async function playerOf(client: Client, person: string, name: string | null): Promise<string> {
  const { id } = await client.player.upsert({
    where: { person },
    create: { id: randomUUID(), person, name },
    update: name === null ? {} : { name },
    select: { id: true },
  })
  return id
}

export async function writeResult(client: Client, { placings, ...result }: ResultRow): Promise<void> {
  await client.result.create({ data: result, select: { table: true } })
  for (const placing of placings)
    await client.placing.create({ data: { table: result.table, ...placing }, select: { number: true } })
}

export async function findResult(client: Client, table: string): Promise<ResultRow | undefined> {
  const row = await reading('Result', table, client.result.findUnique({ where: { table }, include: inOrder }))
  return row ? parsed('Result', table, resultRow, row) : undefined
}

const inOrder = { placings: { orderBy: { number: 'asc' } } } as const

/** Somebody's results, the latest first: on one server, or everywhere. */
export async function placingsOf(client: Client, player: string, server?: string): Promise<readonly PlacedRow[]> {
  const where = { player, ...(server !== undefined && { result: { server } }) }
  const query = client.placing.findMany({
    where,
    include: { result: true },
    orderBy: { result: { endedAt: 'desc' } },
    take: 1000,
  })
  const rows = await reading('Placing', `of ${player}`, query)
  return rows.map(({ result: { game, rated, endedAt }, ...row }) => {
    return { ...parsed('Placing', `${row.table}/${row.number}`, placingRow, row), game, rated, endedAt }
  })
}
export type PlacedRow = PlacingRow & { readonly game: string; readonly rated: boolean; readonly endedAt: Date }

/** The latest results of a game on a server, or everywhere. */
export async function resultsOf(
  client: Client,
  game: string,
  server: string | null,
  most: number,
): Promise<readonly ResultRow[]> {
  const where = { game, ...(server !== null && { server }) }
  const query = client.result.findMany({ where, include: inOrder, orderBy: { endedAt: 'desc' }, take: most })
  const rows = await reading('Result', `of ${game}`, query)
  return rows.map((row) => parsed('Result', row.table, resultRow, row))
}

/** The id of somebody who has played; undefined where they have not yet. */
export async function knownPlayer(client: Client, person: string): Promise<string | undefined> {
  return (await client.player.findUnique({ where: { person }, select: { id: true } }))?.id
}
