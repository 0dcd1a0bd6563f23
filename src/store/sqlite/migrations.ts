import { randomUUID } from 'node:crypto'
import { appliedBy, LEDGER_QUERY, lacking, type Migration, refusedMigration } from '../migrations.ts'
import { StoreError } from '../store-error.ts'
import type { Connection } from './connection.ts'

// Prisma's own ledger, to the letter: its engine and this applier can take over from each other.
const LEDGER = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`

/** The migrations this database still lacks; refuses a history that does not fit ours. */
export async function pendingMigrations(
  connection: Connection,
  migrations: readonly Migration[],
  path: string,
): Promise<Migration[]> {
  return lacking(await appliedChecksums(connection, path), migrations)
}

async function appliedChecksums(connection: Connection, path: string): Promise<ReadonlyMap<string, string>> {
  const tables = await connection.all(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
  )
  if (!tables.some(({ name }) => name === '_prisma_migrations')) {
    if (tables.length > 0) throw new StoreError('database-not-ours', { database: path })
    return new Map()
  }
  return appliedBy(await connection.all(LEDGER_QUERY))
}

/** Applies what is missing, each migration with its line in the ledger in one transaction. Resolves with their names. */
export async function applyMigrations(connection: Connection, migrations: readonly Migration[], path: string): Promise<string[]> {
  const applied: string[] = []
  for (const migration of await pendingMigrations(connection, migrations, path)) {
    if (await apply(connection, migration, path)) applied.push(migration.name)
  }
  return applied
}

async function apply(connection: Connection, migration: Migration, path: string): Promise<boolean> {
  // Inside a transaction this pragma does nothing, and redefining a table would delete the rows that refer to it.
  await connection.run('PRAGMA foreign_keys = OFF')
  try {
    await connection.run('BEGIN IMMEDIATE')
    try {
      // Another process may have been faster.
      const already = (await appliedChecksums(connection, path)).has(migration.name)
      if (!already) await applyInTransaction(connection, migration)
      await connection.run('COMMIT')
      return !already
    } catch (error) {
      await connection.run('ROLLBACK').catch(() => undefined)
      throw error
    }
  } finally {
    await connection.run('PRAGMA foreign_keys = ON')
  }
}

async function applyInTransaction(connection: Connection, migration: Migration): Promise<void> {
  const startedAt = Date.now()
  try {
    await connection.script(LEDGER)
    await connection.script(migration.sql)
  } catch (error) {
    throw refusedMigration(migration, error instanceof Error ? error.message : String(error), error)
  }
  const [orphan] = await connection.all('PRAGMA foreign_key_check')
  if (orphan) throw refusedMigration(migration, `a row of ${orphan.table} would refer to nothing in ${orphan.parent}`)
  await connection.run(
    'INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES (?, ?, ?, ?, ?, 1)',
    [randomUUID(), migration.checksum, migration.name, startedAt, Date.now()],
  )
}
