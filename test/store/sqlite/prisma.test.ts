import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrate, openDatabase } from '../../../src/store/client.ts'
import type { Database } from '../../../src/store/database.ts'
import { PrismaClient } from '../../../src/store/generated/sqlite/client.ts'
import { PrismaSqlite3 } from '../../../src/store/sqlite/index.ts'
import { ownFolder } from './library.ts'

async function openOwn(): Promise<Database> {
  const database = await openDatabase({
    url: `file:${join(ownFolder(), 'chancery.db')}`,
    onFatal: (error) => {
      throw error
    },
  })
  onTestFinished(() => database.close())
  return database
}

const person = (id: string) => ({ data: { id, settings: { language: 'it' } } })

async function codeOf(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => 'nothing went wrong',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )
}

describe('through Prisma', () => {
  test('JSON comes back as it was kept', async () => {
    const { client } = await openOwn()
    const settings = { text: 'perché „so“ 🎲', list: [1, 2.5, null, true], nested: { empty: {} } }
    await client.person.create({ data: { id: '1', settings } })
    expect((await client.person.findUniqueOrThrow({ where: { id: '1' } })).settings).toEqual(settings)
  })

  test('a key used twice is P2002, a row that is not there P2025', async () => {
    const { client } = await openOwn()
    await client.person.create(person('1'))
    expect(await codeOf(client.person.create(person('1')))).toBe('P2002')
    expect(await codeOf(client.person.update({ where: { id: '2' }, data: { settings: {} } }))).toBe('P2025')
    expect(await codeOf(client.person.findUniqueOrThrow({ where: { id: '2' } }))).toBe('P2025')
  })

  test('an error thrown in the work takes back what was written', async () => {
    const { client, transaction } = await openOwn()
    const work = transaction(async (inner) => {
      await inner.person.create(person('1'))
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await client.person.count()).toBe(0)
  })

  test('transactions and single writes at once lose nothing', async () => {
    const { client, transaction } = await openOwn()
    await Promise.all([
      ...Array.from({ length: 20 }, (_, index) =>
        transaction(async (inner) => {
          await inner.person.create(person(`inside ${index}`))
          if (index % 2) throw new Error('rolled back')
        }).catch(() => undefined),
      ),
      ...Array.from({ length: 20 }, (_, index) => client.person.create(person(`outside ${index}`))),
    ])
    expect(await client.person.count({ where: { id: { startsWith: 'outside' } } })).toBe(20)
    expect(await client.person.count({ where: { id: { startsWith: 'inside' } } })).toBe(10)
  })

  test('of two that update the version they read, one finds it changed', async () => {
    const { client, transaction } = await openOwn()
    await client.server.create({ data: { id: 'one', settings: { version: 1 } } })
    const attempt = () =>
      transaction((inner) =>
        inner.server.updateMany({
          where: { id: 'one', settings: { equals: { version: 1 } } },
          data: { settings: { version: 2 } },
        }),
      )
    const counts = (await Promise.all([attempt(), attempt()])).map(({ count }) => count)
    expect(counts.sort()).toEqual([0, 1])
  })

  test('a transaction that takes too long is rolled back, and the next one goes on', async () => {
    const path = join(ownFolder(), 'chancery.db')
    await migrate({ url: `file:${path}` })
    const client = new PrismaClient({ adapter: new PrismaSqlite3({ path }) })
    onTestFinished(() => client.$disconnect())
    const slow = client.$transaction(
      async (inner) => {
        await inner.person.create(person('slow'))
        await new Promise((resolve) => setTimeout(resolve, 400))
        await inner.person.create(person('late'))
      },
      { timeout: 200 },
    )
    expect(await codeOf(slow)).toBe('P2028')
    await client.$transaction((inner) => inner.person.create(person('next')))
    expect((await client.person.findMany()).map(({ id }) => id)).toEqual(['next'])
  })
})

describe("the outer client inside a transaction's work", () => {
  test('is refused at once, for reads and for writes', async () => {
    const { client, transaction } = await openOwn()
    await transaction(async (inner) => {
      await inner.person.create(person('1'))
      expect(await codeOf(client.person.count())).toBe('outer-query-in-transaction')
      expect(await codeOf(client.person.create(person('2')))).toBe('outer-query-in-transaction')
      expect(await codeOf(transaction((again) => again.person.count()))).toBe('outer-query-in-transaction')
    })
    expect(await client.person.count()).toBe(1)
  })

  test('is served to what the work left running, once the transaction is over', async () => {
    const { client, transaction } = await openOwn()
    let left: Promise<number> = Promise.resolve(-1)
    let over = (): void => undefined
    const end = new Promise<void>((resolve) => {
      over = resolve
    })
    await transaction(async (inner) => {
      await inner.person.create(person('1'))
      left = end.then(() => client.person.count())
    })
    over()
    expect(await left).toBe(1)
  })

  test('does not disturb others who use it at the same time', async () => {
    const { client, transaction } = await openOwn()
    let entered = (): void => undefined
    const inside = new Promise<void>((resolve) => {
      entered = resolve
    })
    const work = transaction(async (inner) => {
      await inner.person.create(person('1'))
      entered()
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
    await inside
    expect(await client.person.count()).toBe(0)
    await work
    expect(await client.person.count()).toBe(1)
  })
})
