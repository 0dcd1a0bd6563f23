import { describe, expect, test } from 'vitest'
import { addBook, causeOf, openShelf, query } from './library.ts'

describe('what Prisma binds', () => {
  test.each([
    ['boolean', true, 1],
    ['boolean', false, 0],
    ['int', '7', 7],
    ['float', '2.5', 2.5],
    ['decimal', '2.5', 2.5],
    ['bigint', '9007199254740991', 9007199254740991],
    ['string', 'it’s "quoted" 🎲', 'it’s "quoted" 🎲'],
    ['string', '007', '007'],
    ['json', '{"a":[1,null]}', '{"a":[1,null]}'],
    ['datetime', '2026-11-18T12:00:00.123Z', '2026-11-18T12:00:00.123+00:00'],
    ['datetime', new Date('2026-11-18T12:00:00.123Z'), '2026-11-18T12:00:00.123+00:00'],
    ['unknown', null, null],
  ] as const)('%s %s comes back as it was kept', async (type, given, kept) => {
    const { adapter } = await openShelf()
    const { rows } = await adapter.queryRaw(query('SELECT ? AS value', [given], [type]))
    expect(rows).toEqual([[kept]])
  })

  test('bytes come back whole', async () => {
    const { adapter } = await openShelf()
    const bytes = Buffer.from([0, 1, 254, 255])
    const asText = await adapter.queryRaw(query('SELECT ? AS value', [bytes.toString('base64')], ['bytes']))
    const asArray = await adapter.queryRaw(query('SELECT ? AS value', [new Uint8Array(bytes)], ['bytes']))
    expect(asText.rows).toEqual([[bytes]])
    expect(asArray.rows).toEqual([[bytes]])
  })

  test('an integer that would be rounded is refused', async () => {
    const { adapter } = await openShelf()
    const beyond = adapter.queryRaw(query('SELECT ? AS value', ['9007199254740993'], ['bigint']))
    expect(await causeOf(beyond)).toMatchObject({ kind: 'ValueOutOfRange' })
  })
})

describe('what comes back', () => {
  test('names its columns in their order, numbers among them', async () => {
    const { adapter } = await openShelf()
    const result = await adapter.queryRaw(query("SELECT 'a' AS zulu, 2 AS alpha, NULL AS mike"))
    expect(result.columnNames).toEqual(['zulu', 'alpha', 'mike'])
    expect(result.rows).toEqual([['a', 2, null]])
  })

  test('takes a type from the first row that has a value', async () => {
    const { adapter } = await openShelf()
    const sql = "SELECT NULL AS a, NULL AS b UNION ALL SELECT 'text', x'00'"
    const result = await adapter.queryRaw(query(sql))
    const single = await adapter.queryRaw(query("SELECT 'text' AS a, x'00' AS b"))
    expect(result.columnTypes).toEqual(single.columnTypes)
  })

  test('counts the rows a statement changed', async () => {
    const { adapter } = await openShelf()
    expect(await adapter.executeRaw(query("INSERT INTO book (title) VALUES ('a'), ('b'), ('c')"))).toBe(3)
    expect(await adapter.executeRaw(query('UPDATE book SET pages = 1 WHERE title > ?', ['a']))).toBe(2)
    expect(await adapter.executeRaw(query('CREATE TABLE empty (id INTEGER)'))).toBe(0)
    expect(await adapter.executeRaw(query("DELETE FROM book WHERE title = 'nothing'"))).toBe(0)
  })

  test('holds what an insertion returned', async () => {
    const { adapter } = await openShelf()
    const { rows } = await adapter.queryRaw(query("INSERT INTO book (title) VALUES ('Emma') RETURNING id, title"))
    expect(rows).toEqual([[1, 'Emma']])
  })
})

describe('several statements in one text', () => {
  test('are all run, not only the first', async () => {
    const { adapter } = await openShelf()
    const both = adapter.executeRaw(query("INSERT INTO book (title) VALUES ('a'); INSERT INTO book (title) VALUES ('b')"))
    expect(await both).toBe(2)
    expect((await adapter.queryRaw(query('SELECT count(*) AS count FROM book'))).rows).toEqual([[2]])
  })
})

describe('a semicolon within a text', () => {
  test('does not cost the number of rows changed', async () => {
    const { adapter } = await openShelf()
    expect(await adapter.executeRaw(query("INSERT INTO book (title) VALUES ('Emma; a novel')"))).toBe(1)
  })
})

describe('more statements than are kept prepared', () => {
  test('are all answered, the early ones again too', async () => {
    const { adapter } = await openShelf()
    await adapter.executeRaw(addBook('Emma'))
    const ask = async (number: number) => (await adapter.queryRaw(query(`SELECT ${number} AS number, title FROM book`))).rows[0]
    for (let number = 0; number < 450; number++) expect(await ask(number)).toEqual([number, 'Emma'])
    expect(await ask(0)).toEqual([0, 'Emma'])
  })
})
