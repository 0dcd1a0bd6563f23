import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../src/store/client.ts'
import type { Database } from '../../src/store/database.ts'
import { alreadyThere, readHome, writeHeartbeat, writeHome } from '../../src/store/index.ts'
import { kinds } from './postgres/databases.ts'

const person = (id: string) => ({ data: { id, settings: { language: 'it' } } })

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing went wrong',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

describe.each(kinds)('on %s', (_, ownUrl) => {
  async function open(url?: string): Promise<Database> {
    const database = await openDatabase({
      url: url ?? (await ownUrl()),
      onFatal: (error) => {
        throw error
      },
    })
    onTestFinished(() => database.close())
    return database
  }

  test('JSON comes back as it was kept', async () => {
    const { client } = await open()
    const settings = { text: 'perché „so“ 🎲', list: [1, 2.5, null, true], nested: { empty: {} } }
    await client.person.create({ data: { id: '1', settings } })
    expect((await client.person.findUniqueOrThrow({ where: { id: '1' } })).settings).toEqual(settings)
  })

  test('a NUL, which PostgreSQL knows in no text, is left out of what is written and of what is looked for', async () => {
    const database = await open()
    const { client, transaction } = database
    const settings = { text: 'a\0b', list: ['\\u0000', '\\\0'] }
    await client.person.create({ data: { id: 'an\0na', settings } })
    expect(await client.person.findUnique({ where: { id: 'anna\0' } })).toEqual({
      id: 'anna',
      settings: { text: 'ab', list: ['\\u0000', '\\'] },
    })
    await transaction((inner) => writeHome(inner, { application: '\0one', commands: null }))
    expect(await readHome(client)).toMatchObject({ application: 'one' })
    expect(await database.claims.next('posts', 'claim\0', new Date(), new Date())).toBeUndefined()
  })

  test('times come back to the millisecond, wherever this machine stands', async () => {
    const { client } = await open()
    const at = new Date('2026-03-29T01:30:00.123Z')
    await writeHeartbeat(client, at, 0.5)
    expect(await client.heartbeat.findFirst()).toMatchObject({ at, away: 0.5 })
  })

  test('a key used twice is P2002, and known by its column; a row that is not there P2025', async () => {
    const { client } = await open()
    await client.home.create({ data: { id: '1', application: 'a' } })
    const again = client.home.create({ data: { id: '1', application: 'a' } })
    const error = await again.catch((caught: unknown) => caught)
    expect(await codeOf(Promise.reject(error))).toBe('P2002')
    expect(alreadyThere(error, 'application')).toBe(false)
    expect(await codeOf(client.person.update({ where: { id: '2' }, data: { settings: {} } }))).toBe('P2025')
  })

  test('an error thrown in the work takes back what was written', async () => {
    const { client, transaction } = await open()
    const work = transaction(async (inner) => {
      await inner.person.create(person('1'))
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await client.person.count()).toBe(0)
  })

  test('transactions and single writes at once lose nothing', async () => {
    const { client, transaction } = await open()
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

  test('what is read and written back is never lost, whoever does so at the same time', async () => {
    const url = await ownUrl()
    const both = [await open(url), await open(url)]
    await writeHeartbeat(both[0]!.client, new Date(), 0)
    const longer = ({ transaction }: Database) =>
      transaction(async (inner) => {
        const { away } = await inner.heartbeat.findFirstOrThrow()
        await inner.heartbeat.updateMany({ data: { away: away + 1 } })
      })
    await Promise.all(Array.from({ length: 24 }, (_, index) => longer(both[index % 2]!)))
    expect(await both[0]!.client.heartbeat.findFirst()).toMatchObject({ away: 24 })
  })

  test('of many that count before they write, none writes too much', async () => {
    const { client, transaction } = await open()
    const enter = (id: string) =>
      transaction(async (inner) => {
        if ((await inner.server.count()) < 3) await inner.server.create({ data: { id, settings: {} } })
      })
    await Promise.all(Array.from({ length: 12 }, (_, index) => enter(String(index))))
    expect(await client.server.count()).toBe(3)
  })

  test('of two that change the version they read, one finds it changed', async () => {
    const { client, transaction } = await open()
    await client.home.create({ data: { id: 'one', application: '1' } })
    const attempt = () =>
      transaction(
        async (inner) => {
          const { count } = await inner.home.updateMany({ where: { id: 'one', application: '1' }, data: { application: '2' } })
          await new Promise((resolve) => setTimeout(resolve, 5))
          return count
        },
        { guarded: true },
      )
    expect((await Promise.all([attempt(), attempt()])).sort()).toEqual([0, 1])
  })

  test("the outer client is refused inside a transaction's work, and served after it", async () => {
    const { client, transaction } = await open()
    await transaction(async (inner) => {
      await inner.person.create(person('1'))
      expect(await codeOf(client.person.count())).toBe('outer-query-in-transaction')
      expect(await codeOf(transaction((again) => again.person.count()))).toBe('outer-query-in-transaction')
    })
    expect(await client.person.count()).toBe(1)
  })
})
