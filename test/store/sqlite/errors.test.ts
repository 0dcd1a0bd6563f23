import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PrismaSqlite3 } from '../../../src/store/sqlite/index.ts'
import { causeOf, openShelf, ownFolder, query } from './library.ts'

describe('Prisma is told', () => {
  test.each([
    [
      "INSERT INTO book (title) VALUES ('Emma')",
      { kind: 'UniqueConstraintViolation', constraint: { fields: ['title'] }, table: 'book' },
    ],
    ["INSERT INTO book (id, title) VALUES (1, 'Dune')", { kind: 'UniqueConstraintViolation', constraint: { fields: ['id'] } }],
    ['INSERT INTO book (title) VALUES (NULL)', { kind: 'NullConstraintViolation', constraint: { fields: ['title'] } }],
    ["INSERT INTO book (title, owner) VALUES ('Dune', 'nobody')", { kind: 'ForeignKeyConstraintViolation' }],
    ["INSERT INTO book (title, pages) VALUES ('Dune', -1)", { kind: 'sqlite', extendedCode: 19 }],
    ['SELECT * FROM nowhere', { kind: 'TableDoesNotExist', table: 'nowhere' }],
    ['SELECT colour FROM book', { kind: 'ColumnNotFound', column: 'colour' }],
    ["INSERT INTO book (colour) VALUES ('red')", { kind: 'ColumnNotFound', column: 'colour' }],
    ['SELEC', { kind: 'sqlite', extendedCode: 1, message: 'near "SELEC": syntax error' }],
  ])('what is wrong with %s', async (sql, cause) => {
    const { adapter } = await openShelf()
    await adapter.executeRaw(query("INSERT INTO book (id, title) VALUES (1, 'Emma')"))
    expect(await causeOf(adapter.executeRaw(query(sql)))).toMatchObject({
      ...cause,
      originalCode: expect.stringMatching(/^SQLITE_/),
    })
    expect(await causeOf(adapter.queryRaw(query(sql)))).toMatchObject(cause)
  })

  test('which columns of a key of two are taken', async () => {
    const { adapter } = await openShelf()
    await adapter.executeScript(
      "CREATE TABLE seat (game TEXT, number INTEGER, PRIMARY KEY (game, number)); INSERT INTO seat VALUES ('a', 1)",
    )
    const again = adapter.executeRaw(query("INSERT INTO seat VALUES ('a', 1)"))
    expect(await causeOf(again)).toMatchObject({
      kind: 'UniqueConstraintViolation',
      constraint: { fields: ['game', 'number'] },
      table: 'seat',
    })
  })

  test('the name of an index over an expression', async () => {
    const { adapter } = await openShelf()
    await adapter.executeScript(
      "CREATE UNIQUE INDEX one_spelling ON book (lower(title)); INSERT INTO book (title) VALUES ('Emma')",
    )
    const again = adapter.executeRaw(query("INSERT INTO book (title) VALUES ('EMMA')"))
    expect(await causeOf(again)).toMatchObject({ kind: 'UniqueConstraintViolation', constraint: { index: 'one_spelling' } })
  })

  test('that the file is no database', async () => {
    const path = join(ownFolder(), 'letter.txt')
    writeFileSync(path, 'Dear Sir, '.repeat(500))
    const opening = new PrismaSqlite3({ path }).connect()
    expect(await causeOf(opening)).toMatchObject({ originalCode: 'SQLITE_NOTADB' })
  })

  test('that there is no such folder', async () => {
    const opening = new PrismaSqlite3({ path: join(ownFolder(), 'nowhere/shelf.db') }).connect()
    expect(await causeOf(opening)).toMatchObject({ kind: 'DatabaseNotReachable' })
  })

  test('that the database was closed', async () => {
    const { adapter } = await openShelf()
    await adapter.dispose()
    for (const work of [
      adapter.queryRaw(query('SELECT 1')),
      adapter.executeRaw(query('DELETE FROM book')),
      adapter.startTransaction(),
    ]) {
      expect(await causeOf(work)).toMatchObject({ kind: 'ConnectionClosed' })
    }
    await adapter.dispose()
  })
})
