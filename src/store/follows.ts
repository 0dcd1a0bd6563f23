import { z } from 'zod'
import type { Client } from './database.ts'
import { parsed, reading } from './row.ts'

/** `phase`: whenever a phase of the rules is over, and at the end; `end`: at the end alone. */
export const followWishes = ['phase', 'end'] as const
export type FollowWish = (typeof followWishes)[number]

export const followRow = z.object({
  table: z.string(),
  person: z.string(),
  wish: z.enum(followWishes),
  /** The last entry of the log of which they were told. */
  told: z.int().min(0),
  at: z.date(),
})
/** Somebody is told by direct message how a game goes. */
export type FollowRow = Readonly<z.infer<typeof followRow>>

export async function findFollow(client: Client, table: string, person: string): Promise<FollowRow | undefined> {
  const query = client.follow.findUnique({ where: { table_person: { table, person } } })
  const row = await reading('Follow', `${table}/${person}`, query)
  return row ? parsed('Follow', `${table}/${person}`, followRow, row) : undefined
}

/** Whoever follows already goes on from what they were told last. */
export async function writeFollow(client: Client, { table, person, wish, told, at }: FollowRow): Promise<void> {
  const key = { table, person }
  await client.follow.upsert({
    where: { table_person: key },
    create: { ...key, wish, told, at },
    update: { wish },
    select: { table: true },
  })
}

export async function dropFollow(client: Client, table: string, person: string): Promise<void> {
  await client.follow.deleteMany({ where: { table, person } })
}

/** Those who wish to be told of this and have not been, whoever came first at the head. */
export async function followersOf(
  client: Client,
  { table, seq, isEnd }: { readonly table: string; readonly seq: number; readonly isEnd: boolean },
): Promise<readonly string[]> {
  const where = { table, told: { lt: seq }, ...(!isEnd && { wish: 'phase' }) }
  const query = client.follow.findMany({ where, orderBy: [{ at: 'asc' }, { person: 'asc' }], select: { person: true } })
  return (await reading('Follow', table, query)).map(({ person }) => person)
}

export async function noteTold(client: Client, table: string, person: string, told: number): Promise<void> {
  await client.follow.updateMany({ where: { table, person }, data: { told } })
}

export const isFollowed = async (client: Client, table: string): Promise<boolean> =>
  (await client.follow.count({ where: { table } })) > 0

/** Who follows a table, or which games that are not over somebody follows. */
export const countFollows = (client: Client, of: { readonly table: string } | { readonly person: string }): Promise<number> =>
  client.follow.count({ where: { ...of, tableRow: { status: { not: 'ended' } } } })
