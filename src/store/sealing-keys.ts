import { z } from 'zod'
import type { Client } from './database.ts'
import { parsed, reading } from './row.ts'

const key = z.string().regex(/^[\w-]{43}$/, 'is no key')
export const sealingKeysRow = z.object({ id: z.string(), publicKey: key, privateKey: key, at: z.date() })
/** What games that move to another Chancery are sealed with, and what those that come here were sealed to. */
export type SealingKeysRow = Readonly<z.infer<typeof sealingKeysRow>>

const id = 'chancery'

/** The keys of this database: made when they are asked for first, whichever process asks, and the same for good. */
export async function sealingKeys(client: Client, make: () => Omit<SealingKeysRow, 'id'>): Promise<SealingKeysRow> {
  const where = { id }
  const known = await reading('SealingKeys', id, client.sealingKeys.findUnique({ where }))
  const row = known ?? (await client.sealingKeys.upsert({ where, create: { id, ...make() }, update: {} }))
  return parsed('SealingKeys', id, sealingKeysRow, row)
}
