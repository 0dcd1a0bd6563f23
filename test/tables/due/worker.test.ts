import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../../src/store/index.ts'
import { NoThought, type Thinker } from '../../../src/tables/computers/thinker.ts'
import { computersTurn } from '../../../src/tables/computers/turn.ts'
import type { Context } from '../../../src/tables/context.ts'
import { Counters } from '../../../src/tables/counters.ts'
import type { Outcome } from '../../../src/tables/due/outcome.ts'
import { createDueWorker } from '../../../src/tables/due/worker.ts'
import type { Trouble } from '../../../src/tables/index.ts'
import type { Worker } from '../../../src/tables/loop.ts'
import { bids } from '../../kernel/example.ts'
import { kinds } from '../../store/postgres/databases.ts'
import { type House, openGame, openHouse } from '../house.ts'

/** A database that is slow to say that a table was given back: first the given work is done. */
function slowToTell({ client, ...store }: Database, meanwhile: () => Promise<void>): Database {
  let isFirst = true
  const table = new Proxy(client.table, {
    get: (rows, name) =>
      name !== 'updateMany'
        ? Reflect.get(rows, name)
        : async (what: Parameters<typeof rows.updateMany>[0]) => {
            const count = await rows.updateMany(what)
            if (isFirst && what.data.dueClaim === null) {
              isFirst = false
              await meanwhile()
            }
            return count
          },
  })
  return { ...store, client: new Proxy(client, { get: (all, name) => (name === 'table' ? table : Reflect.get(all, name)) }) }
}

/** What these workers need of all that tables work with. */
const contextOf = ({ store, clock }: Pick<House, 'store' | 'clock'>): Context =>
  // `as`: nothing else is looked at.
  ({
    ...{ store, clock, log: { info() {}, warn() {}, error() {} }, lease: 40_000 },
    ...{ counters: new Counters(), tellTrouble: () => undefined },
    books: new Map<string, unknown>([['bids', bids]]),
  }) as unknown as Context

/** Lets workers work while something is looked at. */
async function during(workers: readonly Worker[], look: () => Promise<void>): Promise<void> {
  const stopping = new AbortController()
  const running = workers.map((worker) => worker.run(stopping.signal))
  await look()
  stopping.abort()
  await Promise.all(running)
}

/** Two people whose time will be up. */
const openTimed = async (house: House): Promise<void> => {
  await openGame(house, ['anna', 'bo'], { pace: 'fast' })
  const { dueAt } = await house.store.client.table.findFirstOrThrow()
  house.clock.set(dueAt!)
}

test('a table that is given back, and claimed again before that is known, is worked on again', async () => {
  const house = await openHouse()
  await openTimed(house)
  const { store, clock } = house
  let worked = 0
  let claims = 0
  const counted: Database = {
    ...store,
    claims: {
      async next(...how) {
        const table = await store.claims.next(...how)
        if (table !== undefined) claims++
        return table
      },
    },
  }
  const slow = slowToTell(counted, async () => {
    clock.advance(10_000)
    worker.wake()
    await expect.poll(() => claims).toBe(2)
    await new Promise((resolve) => setImmediate(resolve))
  })
  const worker = createDueWorker(contextOf({ store: slow, clock }), 'due', async (due): Promise<Outcome> => {
    if (due.seat === 0) worked++
    return { until: clock.now().getTime() + 5000 }
  })
  await during([worker], () => expect.poll(() => worked).toBe(2))
})

test('a table at which much is to be done stays with whoever is at it, however long that takes', async () => {
  const house = await openHouse()
  await openTimed(house)
  const { clock, store } = house
  const seen: string[] = []
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  onTestFinished(() => end())
  const slow = createDueWorker(contextOf(house), 'due', async ({ seat }): Promise<Outcome> => {
    seen.push(`one: seat ${seat}`)
    clock.advance(25_000)
    if (seat === 1) await ended
    return { until: clock.now().getTime() + 60_000 }
  })
  let looked = 0
  const counted: Database = { ...store, claims: { next: (...how) => store.claims.next(...how).finally(() => looked++) } }
  const other = createDueWorker(contextOf({ store: counted, clock }), 'due', async ({ seat }): Promise<Outcome> => {
    seen.push(`another: seat ${seat}`)
    return { until: clock.now().getTime() + 60_000 }
  })
  await during([slow], async () => {
    await expect.poll(() => seen.length).toBe(2)
    await during([other], () => expect.poll(() => looked).toBeGreaterThan(0))
    end()
  })
  expect(seen).toEqual(['one: seat 0', 'one: seat 1'])
})

test('what fails at a table is tried later and later, and holds up nothing that comes there meanwhile', async () => {
  const house = await openHouse()
  await openTimed(house)
  const { store, clock } = house
  const begun = clock.now().getTime()
  const seen: string[] = []
  const worker = createDueWorker(contextOf(house), 'due', async ({ seat, tries }): Promise<Outcome> => {
    seen.push(`seat ${seat} after ${(clock.now().getTime() - begun) / 1000} s, tries: ${tries}`)
    return seat === 0 ? { failed: 'it is broken' } : { until: clock.now().getTime() + 12_000 }
  })
  await during([worker], async () => {
    for (const seconds of [0, 5.001, 12.001, 16]) {
      clock.set(new Date(begun + seconds * 1000))
      worker.wake()
      const free = { dueClaim: null, dueUntil: { gt: clock.now() } }
      await expect.poll(() => store.client.table.count({ where: free })).toBe(1)
    }
  })
  expect(seen).toEqual([
    ...['seat 0 after 0 s, tries: 0', 'seat 1 after 0 s, tries: 0'],
    ...['seat 0 after 5.001 s, tries: 1', 'seat 1 after 5.001 s, tries: 0'],
    ...['seat 0 after 16 s, tries: 2', 'seat 1 after 16 s, tries: 0'],
  ])
})

test('a table that cannot be read is looked at later and later, the operator is told once, and it goes on when it is mended', async () => {
  const house = await openHouse()
  await openTimed(house)
  const { store, clock } = house
  const { id, live } = await store.client.table.findFirstOrThrow()
  await store.client.table.update({ where: { id }, data: { live: '{' } })
  const troubles: Trouble[] = []
  const worked: number[] = []
  const context: Context = { ...contextOf(house), tellTrouble: (trouble) => troubles.push(trouble) }
  const worker = createDueWorker(context, 'due', async ({ seat }) => {
    worked.push(seat)
    return { until: clock.now().getTime() + 1000 }
  })
  const looked = () => store.client.table.count({ where: { dueClaim: null, dueUntil: { gt: clock.now() } } })
  await during([worker], async () => {
    for (let hours = 0; hours < 9; hours++) {
      worker.wake()
      await expect.poll(looked).toBe(1)
      clock.advance(3_600_001)
    }
    expect(troubles).toEqual([{ what: 'due-waits', table: id, kind: 'due', tries: 7 }])
    expect(worked).toEqual([])
    await store.client.table.update({ where: { id }, data: { live } })
    worker.wake()
    await expect.poll(() => worked).toEqual([0, 1])
  })
})

describe.each(kinds)('on %s', (_, ownUrl) => {
  test('computers that think keep nothing else that is due waiting', async () => {
    const house = await openHouse({ url: await ownUrl() })
    const { clock } = house
    await openGame(house, ['anna', 'computer', 'computer', 'computer'], { pace: 'fast' })
    for (let games = 0; games < 5; games++) await openGame(house, ['bo', 'computer', 'computer', 'computer'])
    const { dueAt } = await house.store.client.table.findFirstOrThrow({ where: { dueAt: { not: null } } })
    clock.set(dueAt!)
    let reached = 0
    const thoughts: ((problem: Error) => void)[] = []
    // `as`: the part of it that is asked here.
    const thinker = { think: () => new Promise((_, reject) => thoughts.push(reject)) } as unknown as Thinker
    const context = contextOf(house)
    const timely = createDueWorker(context, 'due', async (): Promise<Outcome> => {
      reached++
      return { until: clock.now().getTime() + 60_000 }
    })
    const thinking = createDueWorker(context, 'think', (due) => computersTurn(context, thinker, due))
    await during([timely, thinking], async () => {
      await expect.poll(() => reached).toBe(1)
      await expect.poll(() => thoughts.length).toBe(4)
      // The next one at the same table.
      thoughts[0]!(new NoThought('the thread died', false))
      await expect.poll(() => thoughts.length).toBe(5)
      expect(reached).toBe(1)
      for (let ended = 1; ended < 18; ended++) {
        await expect.poll(() => thoughts.length).toBeGreaterThan(ended)
        thoughts[ended]!(new NoThought('the thread died', false))
      }
    })
  })
})

test('a table is given back as soon as the database is there again', async () => {
  const house = await openHouse()
  await openTimed(house)
  const { store, clock } = house
  let refused = 0
  const table = new Proxy(store.client.table, {
    get: (rows, name) =>
      name === 'updateMany' && refused < 2
        ? () => Promise.reject(new Error(`away for the ${++refused}. time`))
        : Reflect.get(rows, name),
  })
  const client = new Proxy(store.client, { get: (all, name) => (name === 'table' ? table : Reflect.get(all, name)) })
  const begun = clock.now().getTime()
  const later = begun + 3_600_000
  const worker = createDueWorker(contextOf({ store: { ...store, client }, clock }), 'due', async () => ({ until: later }))
  await during([worker], async () => {
    const free = { dueClaim: null, dueUntil: new Date(later) }
    await expect
      .poll(() => {
        clock.advance(1000)
        return store.client.table.count({ where: free })
      })
      .toBe(1)
  })
  expect(refused).toBe(2)
  expect(clock.now().getTime() - begun).toBeLessThan(40_000)
})
