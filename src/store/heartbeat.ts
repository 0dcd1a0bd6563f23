import { z } from 'zod'
import { engineOf } from './client.ts'
import type { Client } from './database.ts'
import { parsed, reading } from './row.ts'

const heartbeat = z.object({ id: z.string(), at: z.date(), away: z.number().min(0) })
export type Heartbeat = Readonly<z.infer<typeof heartbeat>>

const id = 'chancery'

export async function readHeartbeat(client: Client): Promise<Heartbeat | undefined> {
  const row = await reading('Heartbeat', id, client.heartbeat.findUnique({ where: { id } }))
  return row ? parsed('Heartbeat', id, heartbeat, row) : undefined
}

/** The last beat in a database, whoever is at work on it: nothing is brought up to date. */
export const lastBeatIn = async (url: string): Promise<Date | undefined> => await (await engineOf(url)).lastBeat(url, id)

export async function writeHeartbeat(client: Client, at: Date, away: number): Promise<void> {
  await client.heartbeat.upsert({ where: { id }, create: { id, at, away }, update: { at, away } })
}

const shardIds = (shards: readonly number[], count: number): string[] => shards.map((shard) => `shard ${shard}/${count}`)

/** Some of Discord's shards, which are so many, can be reached. */
export async function writeShardBeats(client: Client, at: Date, shards: readonly number[], count: number): Promise<void> {
  for (const shard of shardIds(shards, count))
    await client.heartbeat.upsert({ where: { id: shard }, create: { id: shard, at }, update: { at } })
}

/** When each of Discord's shards, where they are so many, could be reached last. One that nobody has ever held is not among them. */
export async function readShardBeats(client: Client, count: number): Promise<readonly Date[]> {
  const ids = shardIds([...Array(count).keys()], count)
  const rows = await reading(
    'Heartbeat',
    'shards',
    client.heartbeat.findMany({ where: { id: { in: ids } }, select: { at: true } }),
  )
  return rows.map(({ at }) => at)
}
