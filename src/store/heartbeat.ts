import { z } from 'zod'
import { reached, unreachable } from './files.ts'
import type { Client } from './row.ts'
import { parsed, reading } from './row.ts'
import { openReader } from './sqlite/index.ts'

const heartbeat = z.object({ id: z.string(), at: z.date(), away: z.number().min(0) })
export type Heartbeat = Readonly<z.infer<typeof heartbeat>>

const id = 'chancery'

export async function readHeartbeat(client: Client): Promise<Heartbeat | undefined> {
  const row = await reading('Heartbeat', id, client.heartbeat.findUnique({ where: { id } }))
  return row ? parsed('Heartbeat', id, heartbeat, row) : undefined
}

/** The last beat in a database file, whoever is at work on it: nothing is brought up to date. */
export async function lastBeatIn(path: string): Promise<Date | undefined> {
  const connection = await reached(path, () => openReader(path))
  try {
    const [row] = await connection.all('SELECT "at" FROM "Heartbeat" WHERE "id" = ?', [id])
    return row && z.coerce.date().parse(row.at)
  } catch (error) {
    throw unreachable(path, error)
  } finally {
    await connection.close()
  }
}

export async function writeHeartbeat(client: Client, at: Date, away: number): Promise<void> {
  await client.heartbeat.upsert({ where: { id }, create: { id, at, away }, update: { at, away } })
}
