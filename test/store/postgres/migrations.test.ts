import { hash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/store/client.ts'
import { MIGRATIONS_FOLDER, type Migration } from '../../../src/store/migrations.ts'
import { restoreInto } from '../../../src/store/postgres/files.ts'
import { StoreError } from '../../../src/store/store-error.ts'
import { forPostgres } from '../../../src/tools/generate.mjs'
import { postgresChange } from '../../../src/tools/schema-engine.ts'
import { ownFolder } from '../sqlite/library.ts'
import { ownDatabase, sharedServer } from './databases.ts'
import { binaries } from './server.ts'

const SCHEMA = forPostgres(readFileSync(join(MIGRATIONS_FOLDER, '../schema.prisma'), 'utf8'))

const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: hash('sha256', sql),
})
const SHELF = migration('20260101000000_shelf', 'CREATE TABLE shelf (id INTEGER PRIMARY KEY); INSERT INTO shelf VALUES (1)')
const WIDER = migration('20260102000000_wider', 'ALTER TABLE shelf ADD COLUMN width INTEGER')
const BROKEN = migration('20260103000000_broken', 'CREATE TABLE lamp (id INTEGER); INSERT INTO nowhere VALUES (1)')

const empty = (): Promise<string> => ownDatabase('template0')
const tablesOf = async (url: string) =>
  (await ask(url, "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")).map(({ name }) => name)
const ask = async (url: string, sql: string) => (await sharedServer()).ask(new URL(url).pathname.slice(1), sql)

/** Columns, indexes and constraints, in words. */
const shapeOf = (url: string) =>
  ask(
    url,
    `SELECT concat_ws(' ', table_name, column_name, data_type, datetime_precision, is_nullable, column_default) AS it
       FROM information_schema.columns WHERE table_schema = 'public'
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     ORDER BY 1`,
  )

describe.skipIf(binaries === undefined)('on PostgreSQL', () => {
  test('the migrations make what the schema describes', async () => {
    const [migrated, described] = [await empty(), await empty()]
    await migrate({ url: migrated })
    await migrate({ url: described, migrations: [migration('20260101000000_all', (await postgresChange('', SCHEMA)) ?? '')] })
    expect(await shapeOf(migrated)).toEqual(await shapeOf(described))
    expect((await shapeOf(migrated)).length).toBeGreaterThan(100)
  })

  test('an older database gets what it lacks, and a copy of it is kept, read through; without one nothing is changed', async () => {
    const url = await empty()
    const copies = ownFolder()
    await migrate({ url, migrations: [SHELF], copies })
    expect(readdirSync(copies)).toEqual([])
    const locked = join(copies, 'locked')
    writeFileSync(locked, '')
    await expect(migrate({ url, migrations: [SHELF, WIDER], copies: locked })).rejects.toMatchObject({ code: 'copy-refused' })
    expect(await ask(url, 'SELECT * FROM shelf')).toEqual([{ id: 1 }])
    await migrate({ url, migrations: [SHELF, WIDER], copies })
    expect(await ask(url, 'SELECT * FROM shelf')).toEqual([{ id: 1, width: null }])
    const copy = readdirSync(copies).find((name) => name.startsWith(`before-${WIDER.name}`))
    const before = await empty()
    await restoreInto(join(copies, copy ?? ''), before)
    expect(await ask(before, 'SELECT * FROM shelf')).toEqual([{ id: 1 }])
  })

  test('several processes at once apply each migration once', async () => {
    const url = await empty()
    const applied: string[] = []
    const one = () => migrate({ url, migrations: [SHELF, WIDER], onMigrated: (names) => applied.push(...names) })
    await Promise.all([one(), one(), one()])
    expect(applied).toEqual([SHELF.name, WIDER.name])
    expect(await ask(url, 'SELECT id, width FROM shelf')).toEqual([{ id: 1, width: null }])
  })

  test('a migration that does not run leaves nothing behind', async () => {
    const url = await empty()
    await migrate({ url, migrations: [SHELF] })
    const refused = migrate({ url, migrations: [SHELF, BROKEN] })
    await expect(refused).rejects.toMatchObject({ code: 'migration-refused', params: { name: BROKEN.name } })
    expect(await tablesOf(url)).toEqual(['_prisma_migrations', 'shelf'])
  })

  test('a history that does not fit is refused', async () => {
    const url = await empty()
    await migrate({ url, migrations: [SHELF, WIDER] })
    await expect(migrate({ url, migrations: [SHELF] })).rejects.toMatchObject({ code: 'migration-unknown' })
    const edited = { ...WIDER, checksum: SHELF.checksum }
    await expect(migrate({ url, migrations: [SHELF, edited] })).rejects.toMatchObject({ code: 'migration-edited' })
    await ask(url, 'UPDATE "_prisma_migrations" SET finished_at = NULL')
    await expect(migrate({ url, migrations: [SHELF, WIDER] })).rejects.toMatchObject({ code: 'migration-failed' })
  })

  test("somebody else's database is refused", async () => {
    const url = await empty()
    await ask(url, 'CREATE TABLE invoices (id INTEGER)')
    await expect(migrate({ url })).rejects.toMatchObject({ code: 'database-not-ours' })
    expect(await tablesOf(url)).toEqual(['invoices'])
  })

  test('one that cannot be reached is refused in one line, without the password', async () => {
    const url = 'postgresql://chancery:hunter2@127.0.0.1:1/games'
    const error = await migrate({ url }).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code: 'database-unreachable' })
    expect(String(error)).toMatch(
      /^StoreError: the database chancery@127\.0\.0\.1:1\/games cannot be opened \(.*ECONNREFUSED.*\)[^\n]*$/,
    )
    expect(String(error)).not.toContain('hunter2')
  })

  test('a user who lacks rights is refused at start, whether for making tables or for writing in them', async () => {
    const server = await sharedServer()
    const url = await empty()
    const name = new URL(url).pathname.slice(1)
    await server.ask(name, 'CREATE ROLE reader LOGIN')
    const asReader = server.url(name, 'reader')
    await expect(migrate({ url: asReader })).rejects.toMatchObject({ code: 'database-rights' })
    await migrate({ url })
    await server.ask(name, 'GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader')
    await expect(migrate({ url: asReader })).rejects.toMatchObject({
      code: 'database-rights',
      params: { reason: 'no DELETE, INSERT, UPDATE' },
    })
    await server.ask(name, 'DROP OWNED BY reader; DROP ROLE reader')
    await server.ask(name, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    await expect(migrate({ url })).rejects.toMatchObject({ code: 'database-read-only' })
  })

  test('whatever is refused is told in one line', async () => {
    const url = await empty()
    await migrate({ url, migrations: [SHELF, WIDER] })
    const nowhere = url.replace(/\w+$/, 'nowhere')
    const stranger = url.replace('postgres@', 'stranger@')
    const tooNew = { url, migrations: [SHELF] }
    for (const options of [tooNew, { url: nowhere }, { url: stranger }, { url, migrations: [SHELF, WIDER, BROKEN] }]) {
      const error = await migrate(options).catch((caught: unknown) => caught)
      expect(error).toBeInstanceOf(StoreError)
      expect((error as StoreError).message).toMatch(/^[^\n]{40,}$/)
    }
  })
})
