import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { StoreError } from './store-error.ts'

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

const PRISMA_FOLDER = join(import.meta.dirname, '../../prisma')

/** Where the migrations lie, beside the schemas. */
export const MIGRATIONS_FOLDER = join(PRISMA_FOLDER, 'migrations')
export const POSTGRES_MIGRATIONS_FOLDER = join(PRISMA_FOLDER, 'postgresql/migrations')

export function readMigrations(folder: string): Migration[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const content = readFileSync(join(folder, name, 'migration.sql'))
      return { name, sql: content.toString('utf8'), checksum: hash('sha256', content) }
    })
}

const time = z.union([z.number(), z.string(), z.date()]).nullable()
const ledgerRow = z.object({ migration_name: z.string(), checksum: z.string(), finished_at: time, rolled_back_at: time })

/** In the order in which they were applied. */
export const LEDGER_QUERY =
  'SELECT migration_name, checksum, finished_at, rolled_back_at FROM "_prisma_migrations" ORDER BY started_at'

/** What Prisma's ledger says was applied, by name with its checksum; refuses one that was begun and not finished. */
export function appliedBy(ledger: readonly unknown[]): ReadonlyMap<string, string> {
  const rows = z
    .array(ledgerRow)
    .parse(ledger)
    .filter((row) => row.rolled_back_at === null)
  const failed = rows.find((row) => row.finished_at === null)
  if (failed) throw new StoreError('migration-failed', { name: failed.migration_name })
  return new Map(rows.map((row) => [row.migration_name, row.checksum]))
}

/** The migrations a database still lacks; refuses a history that does not fit ours. */
export function lacking(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): Migration[] {
  for (const [name, checksum] of applied) {
    const migration = migrations.find((candidate) => candidate.name === name)
    if (!migration) throw new StoreError('migration-unknown', { name })
    if (migration.checksum !== checksum) throw new StoreError('migration-edited', { name })
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

export function refusedMigration({ name }: Migration, reason: string, cause?: unknown): StoreError {
  return new StoreError('migration-refused', { name, reason }, { cause })
}
