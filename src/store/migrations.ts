import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Connection } from './sqlite/index.ts'
import { StoreError } from './store-error.ts'

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** Where the migrations lie, beside the schema. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../prisma/migrations')

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

const ledgerRow = z.object({
  migration_name: z.string(),
  checksum: z.string(),
  finished_at: z.union([z.number(), z.string()]).nullable(),
  rolled_back_at: z.union([z.number(), z.string()]).nullable(),
})

export function readMigrations(folder: string): Migration[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const content = readFileSync(join(folder, name, 'migration.sql'))
      return { name, sql: content.toString('utf8'), checksum: createHash('sha256').update(content).digest('hex') }
    })
}

/** The migrations this database still lacks; refuses a history that does not fit ours. */
export async function pendingMigrations(
  connection: Connection,
  migrations: readonly Migration[],
  path: string,
): Promise<Migration[]> {
  const applied = await appliedChecksums(connection, path)
  for (const [name, checksum] of applied) {
    const migration = migrations.find((candidate) => candidate.name === name)
    if (!migration) throw new StoreError('migration-unknown', { name })
    if (migration.checksum !== checksum) throw new StoreError('migration-edited', { name })
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

async function appliedChecksums(connection: Connection, path: string): Promise<Map<string, string>> {
  const tables = await connection.all(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
  )
  if (!tables.some(({ name }) => name === '_prisma_migrations')) {
    if (tables.length > 0) throw new StoreError('database-not-ours', { path })
    return new Map()
  }
  const rows = z
    .array(ledgerRow)
    .parse(
      await connection.all(
        'SELECT migration_name, checksum, finished_at, rolled_back_at FROM "_prisma_migrations" ORDER BY started_at',
      ),
    )
    .filter((row) => row.rolled_back_at === null)
  const failed = rows.find((row) => row.finished_at === null)
  if (failed) throw new StoreError('migration-failed', { name: failed.migration_name })
  return new Map(rows.map((row) => [row.migration_name, row.checksum]))
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
    throw refused(migration, error instanceof Error ? error.message : String(error), error)
  }
  const [orphan] = await connection.all('PRAGMA foreign_key_check')
  if (orphan) throw refused(migration, `a row of ${orphan.table} would refer to nothing in ${orphan.parent}`)
  await connection.run(
    'INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES (?, ?, ?, ?, ?, 1)',
    [randomUUID(), migration.checksum, migration.name, startedAt, Date.now()],
  )
}

function refused({ name }: Migration, reason: string, cause?: unknown): StoreError {
  return new StoreError('migration-refused', { name, reason }, { cause })
}
