import type { Database } from './database.ts'

/** Whether it is this process's turn to do what only one may do in that time; if it is, it is nobody else's until then. */
export const takeTurn = (store: Database, what: string, now: Date, every: number): Promise<boolean> =>
  store.transaction(async (client) => {
    const before = await client.heartbeat.findUnique({ where: { id: what } })
    if (before && now.getTime() - before.at.getTime() < every) return false
    await client.heartbeat.upsert({ where: { id: what }, create: { id: what, at: now }, update: { at: now } })
    return true
  })
