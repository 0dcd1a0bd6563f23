import { existsSync } from 'node:fs'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Migration } from '../migrations.ts'
import { StoreError } from '../store-error.ts'
import { openReader, openWriter } from './adapter.ts'
import { Connection } from './connection.ts'
import { isBusyError } from './errors.ts'
import { pendingMigrations } from './migrations.ts'

/** Copies a live database into one file. The copy appears under its name only when it is whole. */
export async function backUp(path: string, target: string): Promise<void> {
  const connection = await reached(path, () => openReader(path))
  // Two processes may make the same copy at once, before the same migration.
  const unfinished = `${target}.${process.pid}.unfinished`
  try {
    await rm(unfinished, { force: true })
    await connection.backup(unfinished)
    await leaveWal(unfinished)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw unreachable(target, error)
  } finally {
    await connection.close()
  }
  await appear(unfinished, target)
}

/** Refuses a file that is damaged, is not ours, or comes from a newer Chancery. Resolves with the names of migrations it lacks. */
export async function verifyFile(path: string, migrations: readonly Migration[]): Promise<string[]> {
  const connection = await reached(path, () => openReader(path))
  try {
    const [check] = await connection.all('PRAGMA integrity_check')
    if (check?.integrity_check !== 'ok')
      throw new StoreError('database-damaged', { database: path, reason: String(check?.integrity_check) })
    const [orphan] = await connection.all('PRAGMA foreign_key_check')
    if (orphan)
      throw new StoreError('database-damaged', {
        database: path,
        reason: `a row of ${orphan.table} refers to nothing in ${orphan.parent}`,
      })
    return (await pendingMigrations(connection, migrations, path)).map(({ name }) => name)
  } catch (error) {
    throw error instanceof StoreError ? error : unreachable(path, error)
  } finally {
    await connection.close()
  }
}

/** Puts a verified copy in the place of the database. What was there is kept beside it; resolves with its name. */
export async function restore(
  copy: string,
  path: string,
  migrations: readonly Migration[],
  now: Date,
): Promise<string | undefined> {
  await verifyFile(copy, migrations)
  const kept = existsSync(path) ? `${path}.before-restore-${now.toISOString().replaceAll(':', '')}` : undefined
  if (kept) {
    await closeJournal(path)
    await copyFile(path, kept)
    await flush(kept)
  }
  const unfinished = `${path}.unfinished`
  await mkdir(dirname(path), { recursive: true })
  // A log left behind by a database that is gone must not be taken for this one's.
  for (const suffix of ['-wal', '-shm']) await rm(`${path}${suffix}`, { force: true })
  await copyFile(copy, unfinished)
  await appear(unfinished, path)
  return kept
}

/** A copy is one file, with no write-ahead log beside it. */
async function leaveWal(path: string): Promise<void> {
  const connection = await Connection.open(path, 'write')
  try {
    await connection.all('PRAGMA journal_mode = DELETE')
  } finally {
    await connection.close()
  }
}

/** Folds the write-ahead log into the database, which SQLite allows only while nobody else has it open. */
async function closeJournal(path: string): Promise<void> {
  const connection = await openWriter(path, 0)
  try {
    await connection.all('PRAGMA journal_mode = DELETE')
  } catch (error) {
    if (isBusyError(error)) throw new StoreError('database-in-use', { database: path }, { cause: error })
    throw error
  } finally {
    await connection.close()
  }
}

async function appear(unfinished: string, target: string): Promise<void> {
  await flush(unfinished)
  await rename(unfinished, target)
  await flush(dirname(target))
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Says which of our refusals an error at opening a database is. */
export async function reached(path: string, work: () => Promise<Connection>): Promise<Connection> {
  try {
    return await work()
  } catch (error) {
    throw unreachable(path, error)
  }
}

export function unreachable(path: string, error: unknown): StoreError {
  const reason = error instanceof Error ? error.message : String(error)
  const damaged = /SQLITE_NOTADB|SQLITE_CORRUPT|not a database|malformed/.test(reason)
  return new StoreError(damaged ? 'database-damaged' : 'database-unreachable', { database: path, reason }, { cause: error })
}
