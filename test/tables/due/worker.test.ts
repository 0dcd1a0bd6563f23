import { describe, expect, test } from 'vitest'
import type { Database } from '../../../src/store/index.ts'
import { NoThought, type Thinker } from '../../../src/tables/computers/thinker.ts'
import type { Context } from '../../../src/tables/context.ts'
import { Counters } from '../../../src/tables/counters.ts'
import type { Heart } from '../../../src/tables/due/heart.ts'
import { createDueWorker } from '../../../src/tables/due/worker.ts'
import { bids } from '../../kernel/example.ts'
import { kinds } from '../../store/postgres/databases.ts'
import { openGame, openHouse, openLobby } from '../house.ts'

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

describe.each(kinds)('on %s', (_, ownUrl) => {
  test('computers that think keep nothing else that is due waiting', async () => {
    const house = await openHouse({ url: await ownUrl() })
    const { store, clock } = house
    const { id: table } = await openGame(house, ['anna', 'computer', 'computer', 'computer'])
    for (let games = 0; games < 3; games++) await openGame(house, ['bo', 'computer', 'computer', 'computer'])
    clock.advance(1000)
    await store.client.due.create({ data: { id: 'deadline', table, seat: 0, kind: 'deadline', at: clock.now() } })
    let reached = 0
    const heart = {
      get connected() {
        reached++
        return false
      },
    } as Heart
    const thoughts: ((problem: Error) => void)[] = []
    const thinker = { think: () => new Promise((_, reject) => thoughts.push(reject)) } as unknown as Thinker
    const log = { info() {}, warn() {}, error() {} }
    const worker = createDueWorker(
      // `as`: all that is looked at for these rows.
      {
        ...{ store, clock, log, lease: 40_000, counters: new Counters(), tellTrouble: () => undefined },
        books: new Map<string, unknown>([['bids', bids]]),
      } as unknown as Context,
      thinker,
      heart,
    )
    const stopping = new AbortController()
    const running = worker.run(stopping.signal)
    await expect.poll(() => reached).toBe(1)
    await expect.poll(() => thoughts.length).toBe(4)
    thoughts[0]!(new NoThought('the thread died', false))
    await expect.poll(() => thoughts.length).toBe(5)
    expect(reached).toBe(1)
    stopping.abort()
    for (const end of thoughts) end(new NoThought('the thread died', false))
    await running
  })
})
