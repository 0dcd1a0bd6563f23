import type { Client, Database } from './database.ts'

/** Where it stands when it was last done in full. */
const doneOf = (what: string): string => `${what} done`

/**
 * Whether it is this process's turn to do what only one may do in that time; if it is, it is nobody else's until then. Whoever may fail at
 * it, or be killed, takes it `for` less, and says what became of it with `endTurn`: otherwise it is somebody's turn again after that.
 */
export const takeTurn = (store: Database, what: string, now: Date, every: number, time: { for: number } = { for: every }) =>
  store.transaction(async (client) => {
    const before = await client.heartbeat.findUnique({ where: { id: what } })
    if (before && now.getTime() - before.at.getTime() < every) return false
    await write(client, what, comesAgain(now, every, time.for))
    return true
  })

/** It was done, or is to be tried again after so long. */
export const endTurn = (
  store: Database,
  what: string,
  now: Date,
  every: number,
  end: 'done' | { again: number },
): Promise<void> =>
  store.transaction(async (client) => {
    await write(client, what, end === 'done' ? now : comesAgain(now, every, end.again))
    if (end === 'done') await write(client, doneOf(what), now)
  })

/** When a turn was last taken that was done. */
export const lastDone = async (client: Client, what: string): Promise<Date | undefined> =>
  (await client.heartbeat.findUnique({ where: { id: doneOf(what) } }))?.at

/** What is noted so that the turn comes again after that time. */
const comesAgain = (now: Date, every: number, after: number): Date => new Date(now.getTime() - every + Math.min(every, after))

async function write(client: Client, id: string, at: Date): Promise<void> {
  await client.heartbeat.upsert({ where: { id }, create: { id, at }, update: { at } })
}
