import { z } from 'zod'
import type { Client } from './database.ts'
import { alreadyThere, parsed, reading } from './row.ts'

const key = z.string().regex(/^[\w-]{43}$/, 'is no key')
export const sealingKeysRow = z.object({ id: z.string(), publicKey: key, privateKey: key, at: z.date() })
/** What games that move to another Chancery are sealed with, and what those that come here were sealed to. */
export type SealingKeysRow = Readonly<z.infer<typeof sealingKeysRow>>

const id = 'chancery'

async function find(client: Client): Promise<SealingKeysRow | undefined> {
  const row = await reading('SealingKeys', id, client.sealingKeys.findUnique({ where: { id } }))
  return row ? parsed('SealingKeys', id, sealingKeysRow, row) : undefined
}

/** The keys of this database: made when they are asked for first, and the same for good. */
export async function sealingKeys(client: Client, make: () => Omit<SealingKeysRow, 'id'>): Promise<SealingKeysRow> {
  const known = await find(client)
  if (known) return known
  try {
    return parsed('SealingKeys', id, sealingKeysRow, await client.sealingKeys.create({ data: { id, ...make() } }))
  } catch (error) {
    // Another process was asked at the same time.
    const others = alreadyThere(error, 'id') ? await find(client) : undefined
    if (!others) throw error
    return others
  }
}
