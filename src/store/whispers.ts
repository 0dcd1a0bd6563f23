import { z } from 'zod'
import type { Client } from './database.ts'
import { parsed, reading } from './row.ts'

export const whisperRow = z.object({
  id: z.string(),
  table: z.string(),
  sender: z.string(),
  recipient: z.string(),
  fromSeat: z.int(),
  toSeat: z.int(),
  text: z.string(),
  at: z.date(),
  seenAt: z.date().nullable(),
  reportedAt: z.date().nullable(),
})
/** What one person at a table has told another. */
export type WhisperRow = Readonly<z.infer<typeof whisperRow>>

export const blockRow = z.object({ person: z.string(), blocked: z.string() })
export const noteRow = z.object({ table: z.string(), person: z.string(), text: z.string(), at: z.date() })

const all = (rows: readonly { readonly id: string }[]): readonly WhisperRow[] =>
  rows.map((row) => parsed('Whisper', row.id, whisperRow, row))

export async function addWhisper(client: Client, whisper: WhisperRow): Promise<void> {
  await client.whisper.upsert({ where: { id: whisper.id }, create: whisper, update: {}, select: { id: true } })
}

/** The latest first: at a table, or only what somebody there has sent or got. */
export async function whispersAt(client: Client, table: string, most: number, person?: string): Promise<readonly WhisperRow[]> {
  const own = person === undefined ? {} : { OR: [{ sender: person }, { recipient: person }] }
  const query = client.whisper.findMany({ where: { table, ...own }, orderBy: { at: 'desc' }, take: most })
  return all(await reading('Whisper', table, query))
}

export const countWhispers = (
  client: Client,
  where: { readonly table?: string; readonly sender?: string; readonly at?: { readonly gte: Date } },
): Promise<number> => client.whisper.count({ where })

export const countNew = (client: Client, table: string, recipient: string): Promise<number> =>
  client.whisper.count({ where: { table, recipient, seenAt: null } })

export async function markSeen(client: Client, table: string, recipient: string, seenAt: Date): Promise<void> {
  await client.whisper.updateMany({ where: { table, recipient, seenAt: null }, data: { seenAt } })
}

export async function findWhisper(client: Client, id: string): Promise<WhisperRow | undefined> {
  const row = await reading('Whisper', id, client.whisper.findUnique({ where: { id } }))
  return row ? parsed('Whisper', id, whisperRow, row) : undefined
}

/** By whoever got it. Says whether there is such a one that nobody had reported. */
export async function reportWhisper(client: Client, id: string, recipient: string, reportedAt: Date): Promise<boolean> {
  return (await client.whisper.updateMany({ where: { id, recipient, reportedAt: null }, data: { reportedAt } })).count > 0
}

/** What was reported at the tables of a server, the latest first. */
export async function reportedOn(client: Client, server: string, most: number): Promise<readonly WhisperRow[]> {
  const where = { reportedAt: { not: null }, tableRow: { server } }
  const query = client.whisper.findMany({ where, orderBy: { reportedAt: 'desc' }, take: most })
  return all(await reading('Whisper', `reported on ${server}`, query))
}

export async function hasBlocked(client: Client, person: string, blocked: string): Promise<boolean> {
  return (await client.block.count({ where: { person, blocked } })) > 0
}

export async function setBlock(client: Client, person: string, blocked: string, on: boolean): Promise<void> {
  const key = { person, blocked }
  if (on) await client.block.upsert({ where: { person_blocked: key }, create: key, update: {} })
  else await client.block.deleteMany({ where: key })
}

export async function notesOf(client: Client, table: string, person: string): Promise<string> {
  return (await client.note.findUnique({ where: { table_person: { table, person } } }))?.text ?? ''
}

export async function writeNotes(
  client: Client,
  { table, person, ...data }: { readonly table: string; readonly person: string; readonly text: string; readonly at: Date },
): Promise<void> {
  const key = { table, person }
  if (data.text === '') await client.note.deleteMany({ where: key })
  else await client.note.upsert({ where: { table_person: key }, create: { ...key, ...data }, update: data })
}
