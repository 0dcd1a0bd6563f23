import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { PrismaSqlite3 } from '../../../src/store/sqlite/index.ts'
import { addBook, causeOf, openShelf, query, titles } from './library.ts'

describe('a transaction', () => {
  test('keeps everything when it commits', async () => {
    const { adapter } = await openShelf()
    const transaction = await adapter.startTransaction()
    await transaction.executeRaw(addBook('Emma'))
    await transaction.executeRaw(addBook('Dune'))
    await transaction.commit()
    expect(await titles(adapter)).toEqual(['Emma', 'Dune'])
  })

  test('keeps nothing when it is rolled back', async () => {
    const { adapter } = await openShelf()
    const transaction = await adapter.startTransaction()
    await transaction.executeRaw(addBook('Emma'))
    await transaction.rollback()
    expect(await titles(adapter)).toEqual([])
  })

  test('is not seen from outside until it commits', async () => {
    const { adapter } = await openShelf()
    const transaction = await adapter.startTransaction()
    await transaction.executeRaw(addBook('Emma'))
    expect(await titles(adapter)).toEqual([])
    expect(await titles(transaction)).toEqual(['Emma'])
    await transaction.commit()
    expect(await titles(adapter)).toEqual(['Emma'])
  })

  test('lets a write from outside wait and does not take it along when it is rolled back', async () => {
    const { adapter } = await openShelf()
    const transaction = await adapter.startTransaction()
    await transaction.executeRaw(addBook('inside'))
    let written = false
    const outside = adapter.executeRaw(addBook('outside')).then(() => {
      written = true
    })
    await pause(50)
    expect(written).toBe(false)
    await transaction.rollback()
    await outside
    expect(await titles(adapter)).toEqual(['outside'])
  })

  test('lets the next one begin only when it is over, in the order they asked', async () => {
    const { adapter } = await openShelf()
    await Promise.all(
      ['first', 'second', 'third', 'fourth'].map(async (title) => {
        const transaction = await adapter.startTransaction()
        const before = await titles(transaction)
        await pause(5)
        await transaction.executeRaw(addBook(`${title} after ${before.length}`))
        await transaction.commit()
      }),
    )
    expect(await titles(adapter)).toEqual(['first after 0', 'second after 1', 'third after 2', 'fourth after 3'])
  })

  test('takes back what came after a savepoint, and only that', async () => {
    const { adapter } = await openShelf()
    const transaction = await adapter.startTransaction()
    await transaction.executeRaw(addBook('kept'))
    await transaction.createSavepoint?.('here')
    await transaction.executeRaw(addBook('dropped'))
    await transaction.rollbackToSavepoint?.('here')
    await transaction.releaseSavepoint?.('here')
    await transaction.commit()
    expect(await titles(adapter)).toEqual(['kept'])
  })

  test('goes on after a refused statement', async () => {
    const { adapter } = await openShelf()
    const transaction = await adapter.startTransaction()
    await transaction.executeRaw(addBook('Emma'))
    expect(await causeOf(transaction.executeRaw(addBook('Emma')))).toMatchObject({ kind: 'UniqueConstraintViolation' })
    await transaction.executeRaw(addBook('Dune'))
    await transaction.commit()
    expect(await titles(adapter)).toEqual(['Emma', 'Dune'])
  })

  test('rolled back while its statement still runs takes that statement with it', async () => {
    const { adapter } = await openShelf()
    const transaction = await adapter.startTransaction()
    const slow = 'WITH RECURSIVE counter(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counter WHERE n < 300000)'
    const running = transaction.executeRaw(query(`${slow} INSERT INTO book (title) SELECT 'volume ' || max(n) FROM counter`))
    const later = transaction.executeRaw(addBook('later'))
    await transaction.rollback()
    await Promise.allSettled([running, later])
    expect(await titles(adapter)).toEqual([])
  })

  test('that is over refuses everything', async () => {
    const { adapter } = await openShelf()
    const transaction = await adapter.startTransaction()
    await transaction.commit()
    for (const work of [
      transaction.executeRaw(addBook('late')),
      titles(transaction),
      transaction.commit(),
      transaction.rollback(),
    ]) {
      expect(await causeOf(work)).toMatchObject({ kind: 'TransactionAlreadyClosed' })
    }
    expect(await titles(adapter)).toEqual([])
  })

  test('that breaks a deferred rule is rolled back at COMMIT, and the adapter goes on', async () => {
    const fatal: Error[] = []
    const { adapter } = await openShelf({ onFatal: (error) => fatal.push(error) })
    const transaction = await adapter.startTransaction()
    await transaction.executeRaw(query("INSERT INTO book (title, author) VALUES ('Emma', 'nobody')"))
    expect(await causeOf(transaction.commit())).toMatchObject({ kind: 'ForeignKeyConstraintViolation' })
    await adapter.executeRaw(addBook('Dune'))
    expect(await titles(adapter)).toEqual(['Dune'])
    expect(fatal).toEqual([])
  })

  test('knows one isolation level', async () => {
    const { adapter } = await openShelf()
    expect(await causeOf(adapter.startTransaction('READ COMMITTED'))).toEqual({
      kind: 'InvalidIsolationLevel',
      level: 'READ COMMITTED',
    })
    await (await adapter.startTransaction('SERIALIZABLE')).rollback()
  })
})

describe('fifty at once', () => {
  test('each find the count the one before left', async () => {
    const { adapter } = await openShelf()
    await adapter.executeRaw(query("INSERT INTO book (id, title, pages) VALUES (1, 'counted', 1)"))
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const transaction = await adapter.startTransaction()
        const { rows } = await transaction.queryRaw(query('SELECT pages FROM book WHERE id = 1'))
        await transaction.executeRaw(query('UPDATE book SET pages = ? WHERE id = 1', [Number(rows[0]?.[0]) + 1]))
        await transaction.commit()
      }),
    )
    expect((await adapter.queryRaw(query('SELECT pages FROM book'))).rows).toEqual([[51]])
  })

  test('of which every third is rolled back lose nothing else', async () => {
    const { adapter } = await openShelf()
    await Promise.all([
      ...Array.from({ length: 50 }, async (_, index) => {
        const transaction = await adapter.startTransaction()
        await transaction.executeRaw(addBook(`inside ${index}`))
        await (index % 3 === 0 ? transaction.rollback() : transaction.commit())
      }),
      ...Array.from({ length: 50 }, (_, index) => adapter.executeRaw(addBook(`outside ${index}`))),
    ])
    const found = await titles(adapter)
    expect(found.filter((title) => String(title).startsWith('outside'))).toHaveLength(50)
    expect(found.filter((title) => String(title).startsWith('inside'))).toHaveLength(33)
  })
})

describe('two processes', () => {
  test('wait for each other, and are told when it takes too long', async () => {
    const { adapter, path } = await openShelf()
    const other = await new PrismaSqlite3({ path, busyTimeout: 100 }).connect()
    onTestFinished(() => other.dispose())
    const transaction = await adapter.startTransaction()
    await transaction.executeRaw(addBook('Emma'))
    expect(await causeOf(other.startTransaction())).toMatchObject({ kind: 'SocketTimeout' })
    expect(await causeOf(other.executeRaw(addBook('Kim')))).toMatchObject({ kind: 'SocketTimeout' })
    expect(await titles(other)).toEqual([])
    await transaction.commit()
    await other.executeRaw(addBook('Dune'))
    expect(await titles(adapter)).toEqual(['Emma', 'Dune'])
  })
})
