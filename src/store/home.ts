import { z } from 'zod'
import type { Client } from './database.ts'
import { parsed, reading } from './row.ts'

const home = z.object({ id: z.string(), application: z.string(), commands: z.string().nullable() })
/** The application that a database belongs to. */
export type Home = Readonly<z.infer<typeof home>>

const id = 'chancery'

export async function readHome(client: Client): Promise<Home | undefined> {
  const row = await reading('Home', id, client.home.findUnique({ where: { id } }))
  return row ? parsed('Home', id, home, row) : undefined
}

export async function writeHome(client: Client, { application, commands }: Omit<Home, 'id'>): Promise<void> {
  await client.home.upsert({ where: { id }, create: { id, application, commands }, update: { application, commands } })
}
