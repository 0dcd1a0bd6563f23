import { z } from 'zod'
import type { Client } from './database.ts'
import { json, parsed, reading } from './row.ts'

const draftRow = z.object({ table: z.string(), seat: z.int(), step: z.int(), body: json(z.unknown()), at: z.date() })
export type DraftRow = Readonly<z.infer<typeof draftRow>>

export async function findDraft(client: Client, table: string, seat: number): Promise<DraftRow | undefined> {
  const row = await reading('Draft', `${table}/${seat}`, client.draft.findUnique({ where: { table_seat: { table, seat } } }))
  return row ? parsed('Draft', `${table}/${seat}`, draftRow, row) : undefined
}

export async function writeDraft(client: Client, { table, seat, step, body, at }: DraftRow): Promise<void> {
  const data = { step, body: JSON.stringify(body), at }
  await client.draft.upsert({ where: { table_seat: { table, seat } }, create: { table, seat, ...data }, update: data })
}

export async function deleteDraft(client: Client, table: string, seat: number): Promise<void> {
  await client.draft.deleteMany({ where: { table, seat } })
}
