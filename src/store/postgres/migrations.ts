import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { appliedBy, LEDGER_QUERY, lacking, type Migration, refusedMigration } from '../migrations.ts'
import { StoreError } from '../store-error.ts'
import { nameOf } from './address.ts'
import { isPassing } from './errors.ts'

// Prisma's own ledger, to the letter: its engine and this applier can take over from each other.
const LEDGER = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum"              VARCHAR(64) NOT NULL,
    "finished_at"           TIMESTAMPTZ,
    "migration_name"        VARCHAR(255) NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        TIMESTAMPTZ,
    "started_at"            TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count"   INTEGER NOT NULL DEFAULT 0
)`

/** The key of the lock under which one process at a time brings a database up to date: Prisma's own. */
const LOCK = 72_707_369

/**
 * Applies what is missing, each migration with its line in the ledger in one transaction; what holds something already is copied first,
 * once. Resolves with their names.
 */
export async function applyMigrations(
  connection: Client,
  migrations: readonly Migration[],
  url: string,
  copy: (first: string) => Promise<void>,
): Promise<string[]> {
  const pending = await pendingMigrations(connection, migrations, url)
  if (pending.length === 0) return []
  // Somebody else may be at it, and take their time.
  await connection.query('SET statement_timeout = 0; SET lock_timeout = 0')
  await connection.query('SELECT pg_advisory_lock($1)', [LOCK])
  const left = await pendingMigrations(connection, migrations, url)
  const [first] = left
  if (first && left.length < migrations.length) await copy(first.name)
  for (const migration of left) await apply(connection, migration)
  return left.map(({ name }) => name)
}

/** The migrations this database still lacks; refuses a history that does not fit ours. */
export async function pendingMigrations(connection: Client, migrations: readonly Migration[], url: string): Promise<Migration[]> {
  const { rows } = await connection.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  )
  if (!rows.some(({ name }) => name === '_prisma_migrations')) {
    if (rows.length > 0) throw new StoreError('database-not-ours', { database: nameOf(url) })
    return [...migrations]
  }
  return lacking(appliedBy((await connection.query(LEDGER_QUERY)).rows), migrations)
}

async function apply(connection: Client, migration: Migration): Promise<void> {
  const startedAt = new Date()
  await connection.query('BEGIN')
  try {
    await connection.query(LEDGER)
    await connection.query(migration.sql).catch((error: unknown) => {
      if (isPassing(error) || isAboutRights(error)) throw error
      throw refusedMigration(migration, error instanceof Error ? error.message : String(error), error)
    })
    await connection.query(
      'INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES ($1, $2, $3, $4, now(), 1)',
      [randomUUID(), migration.checksum, migration.name, startedAt],
    )
    await connection.query('COMMIT')
  } catch (error) {
    await connection.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

const isAboutRights = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '42501'

/** Better refused at start than at somebody's move. */
export async function checkRights(connection: Client, url: string): Promise<void> {
  const { rows } = await connection.query<{ recovering: boolean; readonly: string; lacking: string | null }>(`
    SELECT pg_is_in_recovery() AS recovering, current_setting('transaction_read_only') AS readonly,
      (SELECT string_agg(DISTINCT wanted, ', ') FROM pg_tables, unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS wanted
       WHERE schemaname = current_schema() AND tablename <> '_prisma_migrations'
         AND NOT has_table_privilege(format('%I.%I', schemaname, tablename), wanted)) AS lacking`)
  const [found] = rows
  const database = nameOf(url)
  if (found?.recovering || found?.readonly === 'on') throw new StoreError('database-read-only', { database })
  if (found?.lacking) throw new StoreError('database-rights', { database, reason: `no ${found.lacking}` })
}
