import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { type Database, type DatabaseOptions, type MigrateOptions, type Signals, TRANSACTION_TIMES } from '../database.ts'
import type { Engine } from '../engine.ts'
import { PrismaClient } from '../generated/sqlite/client.ts'
import { MIGRATIONS_FOLDER, readMigrations } from '../migrations.ts'
import { StoreError } from '../store-error.ts'
import { openReader, openWriter, PrismaSqlite3 } from './adapter.ts'
import { holdAlone } from './alone.ts'
import { claimsOf } from './claims.ts'
import { backUp, reached, restore, unreachable, verifyFile } from './files.ts'
import { applyMigrations, pendingMigrations } from './migrations.ts'

export const pathOf = (url: string): string => url.slice('file:'.length)

/** SQLite tells nobody of anything: other processes on the file find what there is when they look. */
const silent: Signals = { send: () => undefined, listen: () => () => undefined }

/** Everything in one file, within this process. Transactions run one after the other. */
export const sqlite: Engine = {
  migrations: readMigrations(MIGRATIONS_FOLDER),

  async open({ url, onFatal }: DatabaseOptions): Promise<Database> {
    const adapter = new PrismaSqlite3({ path: pathOf(url), onFatal })
    const client = new PrismaClient({ adapter, transactionOptions: TRANSACTION_TIMES, errorFormat: 'minimal' })
    await client.$connect()
    return {
      client,
      transaction: (work) => client.$transaction((inner) => adapter.guard.run(() => work(inner))),
      claims: claimsOf(client),
      signals: silent,
      close: () => client.$disconnect(),
    }
  },

  /** A copy is made before anything is changed. */
  async migrate({ url, migrations = sqlite.migrations, onMigrated }: MigrateOptions): Promise<void> {
    const path = pathOf(url)
    await mkdir(dirname(path), { recursive: true }).catch((error: unknown) => {
      throw unreachable(path, error)
    })
    const connection = await reached(path, () => openWriter(path))
    try {
      const pending = await pendingMigrations(connection, migrations, path)
      const [first] = pending
      if (first && pending.length < migrations.length) {
        const copy = `${path}.before-${first.name}`
        await backUp(path, copy)
        await verifyFile(copy, migrations)
      }
      const names = await applyMigrations(connection, migrations, path)
      if (names.length > 0) onMigrated?.(names)
    } catch (error) {
      throw error instanceof StoreError ? error : unreachable(path, error)
    } finally {
      await connection.close()
    }
  },

  nameOf: pathOf,
  hold: (url) => holdAlone(pathOf(url)),
  backUp: (url, file) => backUp(pathOf(url), file),
  restore: (file, url, now) => restore(file, pathOf(url), sqlite.migrations, now),

  async withCopy(file, _, work) {
    const lacks = await verifyFile(file, sqlite.migrations)
    const folder = await mkdtemp(join(tmpdir(), 'chancery-verify-'))
    try {
      // What is verified stays as it is.
      const path = join(folder, 'copy.db')
      await backUp(file, path)
      return { value: await work(`file:${path}`), lacks }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },

  async lastBeat(url, id) {
    const path = pathOf(url)
    if (!existsSync(path)) return undefined
    const connection = await reached(path, () => openReader(path))
    try {
      const [row] = await connection.all('SELECT "at" FROM "Heartbeat" WHERE "id" = ?', [id])
      return row && z.coerce.date().parse(row.at)
    } catch (error) {
      throw unreachable(path, error)
    } finally {
      await connection.close()
    }
  },
}
