import { expect, test } from 'vitest'
import type { Database } from '../../../src/store/index.ts'
import type { Context } from '../../../src/tables/context.ts'
import { Counters } from '../../../src/tables/counters.ts'
import type { Heart } from '../../../src/tables/due/heart.ts'
import { createDueWorker } from '../../../src/tables/due/worker.ts'
import { openHouse, openLobby } from '../house.ts'

/** A database that is slow to say that a row was given back: first the given work is done. */
function slowToTell({ client, ...store }: Database, meanwhile: () => Promise<void>): Database {
  let isFirst = true
  const due = new Proxy(client.due, {
    get: (rows, name) =>
      name !== 'updateMany'
        ? Reflect.get(rows, name)
        : async (what: Parameters<typeof rows.updateMany>[0]) => {
            const count = await rows.updateMany(what)
            if (isFirst) {
              isFirst = false
              await meanwhile()
            }
            return count
          },
  })
  return { ...store, client: new Proxy(client, { get: (all, name) => (name === 'due' ? due : Reflect.get(all, name)) }) }
}

test('what is given back, and claimed again before that is known, is worked on again', async () => {
  const { store, tables, clock, ...house } = await openHouse()
  const { id: table } = await openLobby({ store, tables, clock, ...house })
  await store.client.due.create({ data: { id: 'deadline', table, seat: 0, kind: 'deadline', at: clock.now() } })
  let worked = 0
  let claims = 0
  // Nobody is connected: every time it is put off for a moment.
  const heart = {
    get connected() {
      worked++
      return false
    },
  } as Heart
  const counted: Database = {
    ...store,
    claims: {
      ...store.claims,
      async due(...how) {
        const rows = await store.claims.due(...how)
        claims += rows.length
        return rows
      },
    },
  }
  const slow = slowToTell(counted, async () => {
    clock.advance(10_000)
    worker.wake()
    await expect.poll(() => claims).toBe(2)
    await new Promise((resolve) => setImmediate(resolve))
  })
  const context = { store: slow, clock, log: console, lease: 40_000, counters: new Counters(), tellTrouble: () => undefined }
  // `as`: all that is looked at for this row.
  const worker = createDueWorker(context as unknown as Context, {} as never, heart)
  const stopping = new AbortController()
  const running = worker.run(stopping.signal)
  await expect.poll(() => worked).toBe(2)
  stopping.abort()
  await running
})
