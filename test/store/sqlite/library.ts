import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ArgType, SqlDriverAdapter, SqlQuery } from '@prisma/driver-adapter-utils'
import { onTestFinished } from 'vitest'
import { PrismaSqlite3, type SqliteOptions } from '../../../src/store/sqlite/index.ts'

/** A folder of its own for the running test, gone afterwards. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** An adapter, as Prisma would hold it, over an empty shelf of books. */
export async function openShelf(
  options: Partial<SqliteOptions> = {},
): Promise<{ adapter: SqlDriverAdapter; factory: PrismaSqlite3; path: string }> {
  const path = options.path ?? join(ownFolder(), 'shelf.db')
  const factory = new PrismaSqlite3({ busyTimeout: 200, ...options, path })
  const adapter = await factory.connect()
  onTestFinished(() => adapter.dispose())
  await adapter.executeScript(`
    CREATE TABLE author (name TEXT PRIMARY KEY NOT NULL);
    CREATE TABLE book (
      id INTEGER PRIMARY KEY NOT NULL,
      title TEXT NOT NULL UNIQUE,
      author TEXT REFERENCES author (name) DEFERRABLE INITIALLY DEFERRED,
      owner TEXT REFERENCES author (name),
      pages INTEGER CHECK (pages > 0)
    );
  `)
  return { adapter, factory, path }
}

export function query(sql: string, args: unknown[] = [], types: ArgType['scalarType'][] = []): SqlQuery {
  return { sql, args, argTypes: args.map((_, index) => ({ scalarType: types[index] ?? 'unknown', arity: 'scalar' })) }
}

export function addBook(title: string): SqlQuery {
  return query('INSERT INTO book (title) VALUES (?)', [title])
}

export async function titles(adapter: Pick<SqlDriverAdapter, 'queryRaw'>): Promise<unknown[]> {
  const { rows } = await adapter.queryRaw(query('SELECT title FROM book ORDER BY id'))
  return rows.map(([title]) => title)
}

/** What Prisma is told went wrong. */
export async function causeOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work
  } catch (error) {
    return error instanceof Error ? error.cause : error
  }
  return 'nothing went wrong'
}
