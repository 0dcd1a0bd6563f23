import type { Database, DatabaseOptions, MigrateOptions } from './database.ts'
import type { Engine } from './engine.ts'

const isFile = (url: string): boolean => url.startsWith('file:')

/** Only the database that is used is loaded. */
export const engineOf = async (url: string): Promise<Engine> =>
  isFile(url) ? (await import('./sqlite/engine.ts')).sqlite : (await import('./postgres/engine.ts')).postgres

/** Opens the database, brings it up to date, and refuses one that does not fit this code. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const engine = await engineOf(options.url)
  await engine.migrate(options)
  return await engine.open(options)
}

/** Keeps other processes away from an SQLite file; a PostgreSQL database is made to be shared. Resolves with the way to let them at it. */
export const keepAlone = async (url: string): Promise<() => Promise<void>> =>
  isFile(url) ? (await engineOf(url)).hold(url) : async () => undefined

/** Applies the migrations that a database lacks. */
export async function migrate(options: MigrateOptions): Promise<void> {
  await (await engineOf(options.url)).migrate(options)
}
