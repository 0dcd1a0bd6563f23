import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Client } from './database.ts'
import { parsed, reading } from './row.ts'

export const ratingRow = z.object({
  scope: z.string(),
  game: z.string(),
  player: z.string(),
  mu: z.number(),
  sigma: z.number().positive(),
  games: z.int().min(0),
})
/** How well somebody plays a game: what is most likely, how uncertain that is, and after how many games. */
export type RatingRow = Readonly<z.infer<typeof ratingRow>>

const ratingOf = (row: { readonly player: string; readonly scope: string }): RatingRow =>
  parsed('Rating', `${row.scope}/${row.player}`, ratingRow, row)

export async function ratingsOf(
  client: Client,
  where: { readonly scope: string; readonly game?: string; readonly player?: string | { readonly in: string[] } },
): Promise<readonly RatingRow[]> {
  return (await reading('Rating', where.scope, client.rating.findMany({ where }))).map(ratingOf)
}

export async function writeRating(client: Client, { scope, game, player, ...data }: RatingRow): Promise<void> {
  const key = { scope, game, player }
  await client.rating.upsert({
    where: { scope_game_player: key },
    create: { ...key, ...data },
    update: data,
    select: { mu: true },
  })
}

/** People by the ids under which they have played; whoever was forgotten is missing. */
export async function peopleBehind(
  client: Client,
  players: readonly string[],
): Promise<ReadonlyMap<string, { readonly person: string; readonly name: string }>> {
  const rows = await client.player.findMany({ where: { id: { in: [...players] }, person: { not: null } } })
  return new Map(rows.flatMap(({ id, person, name }) => (person === null ? [] : [[id, { person, name: name ?? '' }]])))
}

export const seasonRow = z.object({
  id: z.string(),
  server: z.string(),
  name: z.string(),
  begunAt: z.date(),
  endedAt: z.date().nullable(),
})
/** A stretch of time with a ranking of its own. */
export type SeasonRow = Readonly<z.infer<typeof seasonRow>>

/** The latest first. */
export async function seasonsOf(client: Client, server: string): Promise<readonly SeasonRow[]> {
  const query = client.season.findMany({ where: { server }, orderBy: { begunAt: 'desc' }, take: 100 })
  return (await reading('Season', server, query)).map((row) => parsed('Season', row.id, seasonRow, row))
}

export async function openSeason(client: Client, server: string): Promise<SeasonRow | undefined> {
  const row = await client.season.findFirst({ where: { server, endedAt: null } })
  return row ? parsed('Season', row.id, seasonRow, row) : undefined
}

export async function beginSeason(client: Client, season: Omit<SeasonRow, 'id' | 'endedAt'> & { readonly person: string }) {
  await client.season.create({ data: { id: randomUUID(), ...season }, select: { id: true } })
}

export async function closeSeason(client: Client, id: string, endedAt: Date): Promise<void> {
  await client.season.updateMany({ where: { id }, data: { endedAt } })
}
