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
