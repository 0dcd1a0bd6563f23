import { z } from 'zod'
import type { Client } from './database.ts'
import { parsed, reading } from './row.ts'
import { presets } from './shapes/terms.ts'

const wishRow = z.object({
  id: z.string(),
  server: z.string(),
  person: z.string(),
  name: z.string(),
  game: z.string(),
  least: z.int().min(1),
  most: z.int().min(1),
  /** Null: any will do. */
  pace: z.enum(presets).nullable(),
  at: z.date(),
  until: z.date(),
})
/** Somebody would play a game on a server, with so many at the table. */
export type TableWishRow = Readonly<z.infer<typeof wishRow>>

/** Those that have not lapsed, the oldest first: of a server, or of one person there. */
export async function wishesOn(
  client: Client,
  server: string,
  now: Date,
  of: { readonly person?: string; readonly game?: string } = {},
): Promise<readonly TableWishRow[]> {
  const query = client.tableWish.findMany({
    where: { server, until: { gt: now }, ...of },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  })
  return (await reading('TableWish', server, query)).map((row) => parsed('TableWish', row.id, wishRow, row))
}

/** Puts a wish in the place of what the same person wished before of that game. What has lapsed goes. */
export async function writeWish(client: Client, wish: TableWishRow): Promise<void> {
  const { server, game, person, ...data } = wish
  await client.tableWish.deleteMany({ where: { until: { lte: wish.at } } })
  await client.tableWish.upsert({
    where: { server_game_person: { server, game, person } },
    create: wish,
    update: data,
    select: { id: true },
  })
}

/** How many of them still stand. */
export const countWishes = (client: Client, ids: readonly string[]): Promise<number> =>
  client.tableWish.count({ where: { id: { in: [...ids] } } })

/** Says how many of them were still there. */
export const deleteWishes = async (
  client: Client,
  where: { readonly id: string | { readonly in: string[] }; readonly person?: string },
): Promise<number> => (await client.tableWish.deleteMany({ where })).count

/** The servers on which somebody wishes to play. */
export async function serversOfWishes(client: Client, person: string): Promise<readonly string[]> {
  const rows = await client.tableWish.findMany({ where: { person }, select: { server: true }, distinct: ['server'] })
  return rows.map(({ server }) => server)
}
