import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Client } from './database.ts'
import { parsed, reading } from './row.ts'
import { fields } from './shapes/common.ts'

export const auditRow = z.object({
  id: z.string(),
  table: z.string().nullable(),
  server: z.string().nullable(),
  person: z.string(),
  action: z.string(),
  body: fields,
  at: z.date(),
})
/** One thing that somebody did as a moderator. */
export type AuditRow = Readonly<z.infer<typeof auditRow>>

export async function writeAudit(client: Client, { body, ...row }: Omit<AuditRow, 'id'>): Promise<void> {
  // `as`: what was parsed from JSON, or will be read as JSON, is JSON.
  await client.audit.create({ data: { ...row, id: randomUUID(), body: body as object }, select: { id: true } })
}

/** The latest things moderators did on a server, newest first. */
export async function auditOf(client: Client, server: string, limit: number): Promise<readonly AuditRow[]> {
  const query = client.audit.findMany({ where: { server }, orderBy: { at: 'desc' }, take: limit })
  return (await reading('Audit', `of server ${server}`, query)).map((row) => parsed('Audit', row.id, auditRow, row))
}
