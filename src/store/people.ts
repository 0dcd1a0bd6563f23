import { z } from 'zod'
import type { Client } from './database.ts'
import { type Feature, type PersonSettings, personSchema, type ServerSettings, serverSchema } from './preferences.ts'
import { parsed, reading } from './row.ts'

const personRow = z.object({ id: z.string(), settings: personSchema })
const serverRow = z.object({ id: z.string(), settings: serverSchema })

export async function personSettings(client: Client, id: string): Promise<PersonSettings> {
  const row = await reading('Person', id, client.person.findUnique({ where: { id } }))
  return parsed('Person', id, personRow, row ?? { id, settings: {} }).settings
}

export async function writePersonSettings(client: Client, id: string, settings: PersonSettings): Promise<void> {
  await client.person.upsert({ where: { id }, create: { id, settings }, update: { settings } })
}

export async function serverSettings(client: Client, id: string): Promise<ServerSettings> {
  const row = await reading('Server', id, client.server.findUnique({ where: { id } }))
  return parsed('Server', id, serverRow, row ?? { id, settings: {} }).settings
}

/** Whether those who manage the server have switched it off there. Direct messages are nobody's server. */
export const isSwitchedOff = async (client: Client, server: string | null, feature: Feature): Promise<boolean> =>
  server !== null && (await serverSettings(client, server)).without.includes(feature)

export async function writeServerSettings(client: Client, id: string, settings: ServerSettings): Promise<void> {
  await client.server.upsert({ where: { id }, create: { id, settings }, update: { settings } })
}
