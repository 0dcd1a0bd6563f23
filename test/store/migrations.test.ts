import { hash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrate, openDatabase } from '../../src/store/client.ts'
import { MIGRATIONS_FOLDER, type Migration, readMigrations } from '../../src/store/migrations.ts'
import { type Connection, openReader, openWriter } from '../../src/store/sqlite/index.ts'
import { missingMigration } from '../../src/tools/schema-engine.ts'
import { applyWithPrisma } from './prisma-engine.ts'
import { ownFolder } from './sqlite/library.ts'

const SCHEMA = readFileSync(join(MIGRATIONS_FOLDER, '../schema.prisma'), 'utf8')

const SHELF = migration(
  '20260101000000_shelf',
  'CREATE TABLE shelf (id INTEGER PRIMARY KEY); CREATE TABLE book (id INTEGER PRIMARY KEY, shelf INTEGER NOT NULL REFERENCES shelf (id) ON DELETE CASCADE); INSERT INTO shelf VALUES (1); INSERT INTO book VALUES (1, 1);',
)
const WIDER = migration(
  '20260102000000_wider',
  'PRAGMA foreign_keys=OFF; CREATE TABLE new_shelf (id INTEGER PRIMARY KEY, width INTEGER); INSERT INTO new_shelf (id) SELECT id FROM shelf; DROP TABLE shelf; ALTER TABLE new_shelf RENAME TO shelf; PRAGMA foreign_keys=ON;',
)
const BROKEN = migration('20260103000000_broken', 'CREATE TABLE lamp (id INTEGER); INSERT INTO nowhere VALUES (1);')
const ORPHANING = migration('20260104000000_orphaning', 'DELETE FROM shelf;')

function migration(name: string, sql: string): Migration {
  return { name, sql, checksum: hash('sha256', sql) }
}

function ownPath(): string {
  return join(ownFolder(), 'chancery.db')
}

async function changed(path: string, sql: string): Promise<void> {
  const connection = await openWriter(path)
  await connection.script(sql)
  await connection.close()
}

async function looked(path: string): Promise<Connection> {
  const connection = await openReader(path)
  onTestFinished(() => connection.close())
  return connection
}

describe('at start', () => {
  test('a new database gets every migration', async () => {
    const path = ownPath()
    const names: string[] = []
    await migrate({ url: `file:${path}`, onMigrated: (applied) => names.push(...applied) })
    expect(names).toEqual(
      readdirSync(MIGRATIONS_FOLDER, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name),
    )
    await migrate({ url: `file:${path}`, onMigrated: (applied) => names.push(...applied, 'again') })
    expect(names).not.toContain('again')
  })

  test('an older database gets what it lacks, and a copy of it is kept', async () => {
    const path = ownPath()
    await migrate({ url: `file:${path}`, migrations: [SHELF] })
    await migrate({ url: `file:${path}`, migrations: [SHELF, WIDER] })
    expect(await (await looked(path)).all('SELECT width FROM shelf')).toEqual([{ width: null }])
    const copy = await looked(`${path}.before-${WIDER.name}`)
    await expect(copy.all('SELECT width FROM shelf')).rejects.toThrow('no such column')
    expect(await copy.all('SELECT id FROM shelf')).toEqual([{ id: 1 }])
  })

  test('computers of older databases play on as they did', async () => {
    const path = ownPath()
    const all = readMigrations(MIGRATIONS_FOLDER)
    await migrate({ url: `file:${path}`, migrations: all.filter(({ name }) => name < '20261119014733_levels') })
    await changed(
      path,
      `PRAGMA foreign_keys=OFF; INSERT INTO "Seat" ("table", "number", "computer", "joinedBy") VALUES ('t', 0, 'seated', 'r');`,
    )
    await changed(path, all.find(({ name }) => name === '20261119014733_levels')!.sql)
    expect(await (await looked(path)).all('SELECT "level" FROM "Seat"')).toEqual([{ level: 'easy' }])
  })

  test('what is due in older databases comes at its time', async () => {
    const path = ownPath()
    const all = readMigrations(MIGRATIONS_FOLDER)
    const lanes = all.find(({ name }) => name.endsWith('_lanes'))!
    await migrate({ url: `file:${path}`, migrations: all.filter(({ name }) => name < lanes.name) })
    const [soon, later] = ['2026-03-01T12:00:00.125+00:00', '2026-03-02T12:00:00.250+00:00']
    const table = (id: string, due: readonly object[]) => `INSERT INTO "Table"
      ("id", "channel", "game", "rules", "status", "opener", "language", "options", "pace", "secret", "secretHash", "live", "createdAt")
      VALUES ('${id}', 'c', 'g', 1, 'lobby', 'p', 'en', '{}', '{}', 's', 'h', '${JSON.stringify({ due, posts: 0 })}', '${soon}');`
    const row = (id: string, table: string, kind: string, at: string) =>
      `INSERT INTO "Due" ("id", "table", "seat", "kind", "at") VALUES ('${id}', '${table}', 0, '${kind}', '${at}');`
    const marks = [{ id: 'ping:on:0' }, { id: 'computer:on:1' }]
    await changed(path, table('on', marks) + row('ping:on:0', 'on', 'ping', later) + row('back:on:0', 'on', 'back', soon))
    await changed(
      path,
      row('computer:on:1', 'on', 'computer', later) + table('old', []) + row('lapse:old', 'old', 'lapse', later),
    )
    await changed(path, table('quiet', []))
    await changed(path, lanes.sql)
    const rows = await (await looked(path)).all('SELECT "id", "dueAt", "thinkAt", "live" FROM "Table" ORDER BY "id"')
    expect(rows.map(({ live, ...columns }) => ({ ...columns, due: JSON.parse(String(live)).due }))).toEqual([
      { id: 'old', dueAt: later, thinkAt: null, due: [{ id: 'lapse:old', kind: 'lapse', seat: 0, at: Date.parse(later) }] },
      { id: 'on', dueAt: soon, thinkAt: later, due: marks },
      { id: 'quiet', dueAt: null, thinkAt: null, due: [] },
    ])
  })

  test('a table that is made anew does not take the rows along that refer to it', async () => {
    const path = ownPath()
    await migrate({ url: `file:${path}`, migrations: [SHELF, WIDER] })
    expect(await (await looked(path)).all('SELECT id, shelf FROM book')).toEqual([{ id: 1, shelf: 1 }])
  })

  test('several that open a new database at once all get it', async () => {
    for (let round = 0; round < 20; round++) {
      const path = ownPath()
      await Promise.all([1, 2, 3, 4].map(() => migrate({ url: `file:${path}`, migrations: [SHELF] })))
    }
  })

  test('two processes at once apply each migration once', async () => {
    const path = ownPath()
    const applied: string[] = []
    const one = () => migrate({ url: `file:${path}`, migrations: [SHELF, WIDER], onMigrated: (names) => applied.push(...names) })
    await Promise.all([one(), one(), one()])
    expect(applied.sort()).toEqual([SHELF.name, WIDER.name])
    expect(await (await looked(path)).all('SELECT count(*) AS count FROM "_prisma_migrations"')).toEqual([{ count: 2 }])
  })
})

describe('refused is', () => {
  test('a migration that was edited after it was applied', async () => {
    const path = ownPath()
    await migrate({ url: `file:${path}`, migrations: [SHELF] })
    const edited = { ...SHELF, ...migration(SHELF.name, `${SHELF.sql} -- better`) }
    await expect(migrate({ url: `file:${path}`, migrations: [edited] })).rejects.toMatchObject({
      code: 'migration-edited',
      params: { name: SHELF.name },
    })
  })

  test('a database that a newer version migrated', async () => {
    const path = ownPath()
    await migrate({ url: `file:${path}`, migrations: [SHELF, WIDER] })
    await expect(migrate({ url: `file:${path}`, migrations: [SHELF] })).rejects.toMatchObject({
      code: 'migration-unknown',
      params: { name: WIDER.name },
    })
  })

  test('a migration that was begun and not finished', async () => {
    const path = ownPath()
    await migrate({ url: `file:${path}`, migrations: [SHELF] })
    await changed(path, 'UPDATE "_prisma_migrations" SET finished_at = NULL')
    await expect(migrate({ url: `file:${path}`, migrations: [SHELF] })).rejects.toMatchObject({
      code: 'migration-failed',
      params: { name: SHELF.name },
    })
  })

  test("somebody else's database", async () => {
    const path = ownPath()
    await changed(path, 'CREATE TABLE invoices (id INTEGER)')
    await expect(migrate({ url: `file:${path}`, migrations: [SHELF] })).rejects.toMatchObject({ code: 'database-not-ours' })
  })

  test('a file that is no database', async () => {
    const path = ownPath()
    writeFileSync(path, 'Dear Sir, '.repeat(500))
    await expect(openDatabase({ url: `file:${path}`, onFatal: () => undefined })).rejects.toMatchObject({
      code: 'database-damaged',
    })
    expect(readFileSync(path, 'utf8')).toBe('Dear Sir, '.repeat(500))
  })

  test('a place where no file can be made', async () => {
    const file = ownPath()
    writeFileSync(file, '')
    await expect(migrate({ url: `file:${join(file, 'chancery.db')}` })).rejects.toMatchObject({ code: 'database-unreachable' })
    await expect(migrate({ url: `file:${dirname(file)}` })).rejects.toMatchObject({ code: 'database-unreachable' })
  })

  test.each([
    ['does not run', BROKEN, /no such table: nowhere/],
    ['leaves rows that refer to nothing', ORPHANING, /a row of book/],
  ])('a migration that %s, and nothing of it stays', async (_, bad, reason) => {
    const path = ownPath()
    await migrate({ url: `file:${path}`, migrations: [SHELF] })
    const refused = migrate({ url: `file:${path}`, migrations: [SHELF, bad] })
    await expect(refused).rejects.toMatchObject({
      code: 'migration-refused',
      params: { name: bad.name, reason: expect.stringMatching(reason) },
    })
    const database = await looked(path)
    expect(await database.all('SELECT migration_name FROM "_prisma_migrations"')).toEqual([{ migration_name: SHELF.name }])
    expect(await database.all("SELECT name FROM sqlite_master WHERE name = 'lamp'")).toEqual([])
    expect(await database.all('SELECT id FROM shelf')).toEqual([{ id: 1 }])
    await migrate({ url: `file:${path}`, migrations: [SHELF, WIDER] })
  })
})

describe("Prisma's own engine", () => {
  test('finds nothing to do after us', async () => {
    const path = ownPath()
    await migrate({ url: `file:${path}` })
    expect(await applyWithPrisma(path, SCHEMA, readMigrations(MIGRATIONS_FOLDER))).toEqual([])
  })

  test('leaves a database that we take over', async () => {
    const path = ownPath()
    const migrations = readMigrations(MIGRATIONS_FOLDER)
    expect(await applyWithPrisma(path, SCHEMA, migrations)).toEqual(migrations.map(({ name }) => name))
    const applied: string[] = []
    await migrate({ url: `file:${path}`, onMigrated: (names) => applied.push(...names) })
    expect(applied).toEqual([])
  })

  test('applies the next migration where we stopped, and we go on after it', async () => {
    const path = ownPath()
    await migrate({ url: `file:${path}`, migrations: [SHELF] })
    expect(await applyWithPrisma(path, SCHEMA, [SHELF, WIDER])).toEqual([WIDER.name])
    await migrate({ url: `file:${path}`, migrations: [SHELF, WIDER] })
    expect(await (await looked(path)).all('SELECT id, shelf FROM book')).toEqual([{ id: 1, shelf: 1 }])
  })
})

describe('the migrations', () => {
  test('describe the schema', async () => {
    expect(await missingMigration(SCHEMA, readMigrations(MIGRATIONS_FOLDER))).toBeUndefined()
  })

  test('that lack something are found out', async () => {
    const more = `${SCHEMA}\nmodel Extra {\n  id String @id\n}\n`
    expect(await missingMigration(more, readMigrations(MIGRATIONS_FOLDER))).toContain('CREATE TABLE "Extra"')
  })
})
