import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../src/store/client.ts'
import type { Database } from '../../src/store/database.ts'
import { MIGRATIONS_FOLDER, readMigrations } from '../../src/store/migrations.ts'
import { backUp, restore, verifyFile } from '../../src/store/sqlite/files.ts'
import { ownFolder } from './sqlite/library.ts'

const MIGRATIONS = readMigrations(MIGRATIONS_FOLDER)
const NOW = new Date('2026-11-18T12:00:00Z')

async function opened(path: string): Promise<Database> {
  const database = await openDatabase({ url: `file:${path}`, onFatal: () => undefined })
  onTestFinished(() => database.close())
  return database
}

async function people(path: string): Promise<string[]> {
  const database = await openDatabase({ url: `file:${path}`, onFatal: () => undefined })
  const found = await database.client.person.findMany({ orderBy: { id: 'asc' } })
  await database.close()
  return found.map(({ id }) => id)
}

async function someDatabase(ids: readonly string[]): Promise<{ folder: string; path: string }> {
  const folder = ownFolder()
  const path = join(folder, 'chancery.db')
  const database = await opened(path)
  for (const id of ids) await database.client.person.create({ data: { id, settings: {} } })
  await database.close()
  return { folder, path }
}

describe('a backup', () => {
  test('holds what was committed while the bot goes on writing', async () => {
    const folder = ownFolder()
    const path = join(folder, 'chancery.db')
    const database = await opened(path)
    await database.client.person.create({ data: { id: 'before', settings: {} } })
    const writing = Promise.all(
      Array.from({ length: 30 }, (_, index) => database.client.person.create({ data: { id: `during ${index}`, settings: {} } })),
    )
    await backUp(path, join(folder, 'copy.db'))
    await writing
    expect(await verifyFile(join(folder, 'copy.db'), MIGRATIONS)).toEqual([])
    expect(await people(join(folder, 'copy.db'))).toContain('before')
    expect(await database.client.person.count()).toBe(31)
  })

  test('is one file, and takes the place of an older one only when it is whole', async () => {
    const { folder, path } = await someDatabase(['Ada'])
    const copy = join(folder, 'copy.db')
    writeFileSync(copy, 'an older backup')
    await backUp(path, copy)
    await verifyFile(copy, MIGRATIONS)
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.db'])
  })

  test('of a database that is not there makes none', async () => {
    const folder = ownFolder()
    await expect(backUp(join(folder, 'none.db'), join(folder, 'copy.db'))).rejects.toMatchObject({ code: 'database-unreachable' })
    expect(readdirSync(folder)).toEqual([])
  })

  test('into a folder that is not there says so', async () => {
    const { folder, path } = await someDatabase([])
    await expect(backUp(path, join(folder, 'nowhere/copy.db'))).rejects.toMatchObject({ code: 'database-unreachable' })
  })
})

describe('a copy is refused', () => {
  test.each([0.3, 0.6, 0.9])('when bytes at %f of it are not what they were', async (part) => {
    const ids = Array.from({ length: 300 }, (_, index) => `person ${String(index).padStart(3, '0')} ${'x'.repeat(50)}`)
    const { folder, path } = await someDatabase(ids)
    const copy = join(folder, 'copy.db')
    await backUp(path, copy)
    const bytes = readFileSync(copy)
    bytes.fill(0xee, Math.floor(bytes.length * part), Math.floor(bytes.length * part) + 5000)
    writeFileSync(copy, bytes)
    await expect(verifyFile(copy, MIGRATIONS)).rejects.toMatchObject({ code: 'database-damaged' })
  })

  test('when it was cut off', async () => {
    const { folder, path } = await someDatabase(['Ada'])
    const cut = join(folder, 'cut.db')
    writeFileSync(cut, readFileSync(path).subarray(0, Math.floor(statSync(path).size / 2)))
    await expect(verifyFile(cut, MIGRATIONS)).rejects.toMatchObject({ code: 'database-damaged' })
  })

  test('when it is something else', async () => {
    const file = join(ownFolder(), 'letter.txt')
    writeFileSync(file, 'Dear Sir, '.repeat(500))
    await expect(verifyFile(file, MIGRATIONS)).rejects.toMatchObject({ code: 'database-damaged' })
  })

  test('when it comes from a newer version', async () => {
    const { path } = await someDatabase([])
    await expect(verifyFile(path, [])).rejects.toMatchObject({ code: 'migration-unknown' })
  })
})

describe('restoring', () => {
  test('brings back what the copy holds and keeps what was there', async () => {
    const { folder, path } = await someDatabase(['Ada'])
    const copy = join(folder, 'copy.db')
    await backUp(path, copy)
    const database = await opened(path)
    await database.client.person.create({ data: { id: 'Bob', settings: {} } })
    await database.close()
    const kept = await restore(copy, path, MIGRATIONS, NOW)
    expect(await people(path)).toEqual(['Ada'])
    expect(await people(kept ?? '')).toEqual(['Ada', 'Bob'])
    expect(existsSync(copy)).toBe(true)
  })

  test('needs no database to be there', async () => {
    const { folder, path } = await someDatabase(['Ada'])
    const other = join(folder, 'other.db')
    expect(await restore(path, other, MIGRATIONS, NOW)).toBeUndefined()
    expect(await people(other)).toEqual(['Ada'])
  })

  test('is refused while the bot runs, and changes nothing', async () => {
    const { folder, path } = await someDatabase(['Ada'])
    const copy = join(folder, 'copy.db')
    await backUp(path, copy)
    const database = await opened(path)
    await database.client.person.create({ data: { id: 'Bob', settings: {} } })
    await expect(restore(copy, path, MIGRATIONS, NOW)).rejects.toMatchObject({ code: 'database-in-use' })
    await database.client.person.create({ data: { id: 'Cleo', settings: {} } })
    await database.close()
    expect(await people(path)).toEqual(['Ada', 'Bob', 'Cleo'])
    expect(readdirSync(folder).sort()).toEqual(['chancery.db', 'copy.db'])
  })

  test('is refused from a damaged copy, and changes nothing', async () => {
    const { folder, path } = await someDatabase(['Ada'])
    const copy = join(folder, 'copy.db')
    copyFileSync(path, copy)
    writeFileSync(copy, readFileSync(copy).fill(0xee, 3000))
    await expect(restore(copy, path, MIGRATIONS, NOW)).rejects.toMatchObject({ code: 'database-damaged' })
    expect(await people(path)).toEqual(['Ada'])
  })
})
