import { Pool } from 'pg'
import { z } from 'zod'
import { type Client, type Database, type DatabaseOptions, type MigrateOptions, TRANSACTION_TIMES } from '../database.ts'
import type { Engine } from '../engine.ts'
import { PrismaClient } from '../generated/postgresql/client.ts'
import { TransactionGuard } from '../guard.ts'
import { POSTGRES_MIGRATIONS_FOLDER, readMigrations } from '../migrations.ts'
import { postgresAdapter } from './adapter.ts'
import { nameOf } from './address.ts'
import { claimsOf } from './claims.ts'
import { connected } from './connection.ts'
import { isPassing, refusedDatabase } from './errors.ts'
import { backUp, copyBefore, holdAlone, readThrough, restore, restoreInto, scratchDatabase } from './files.ts'
import { applyMigrations, checkRights, pendingMigrations } from './migrations.ts'
import { patiently } from './patience.ts'
import { openSignals } from './signals.ts'

const CONNECTIONS = 10

/** A server of its own, for many processes. Transactions run side by side. */
export const postgres: Engine = {
  migrations: readMigrations(POSTGRES_MIGRATIONS_FOLDER),

  async open({ url, connections = CONNECTIONS }: DatabaseOptions): Promise<Database> {
    const guard = new TransactionGuard()
    const pool = new Pool({ ...connectionOf(url), max: connections })
    const adapter = postgresAdapter(pool, guard)
    const client = new PrismaClient({ adapter, transactionOptions: TRANSACTION_TIMES, errorFormat: 'minimal' })
    await client.$connect()
    const signals = await openSignals(connectionOf(url), pool)
    // `as`: both clients are made from the same models; this one can do a little more.
    const common = client as unknown as Client
    return {
      client: common,
      async transaction(work, { guarded = false } = {}) {
        let failure: unknown
        const isolation = guarded ? ({ isolationLevel: 'ReadCommitted' } as const) : ({ isolationLevel: 'Serializable' } as const)
        const once = () =>
          client.$transaction((inner) => guard.run(() => work(inner as unknown as Parameters<typeof work>[0])), isolation)
        return await patiently(
          () => guard.watched(once, (what) => (failure = what)),
          () => isPassing(failure),
        )
      },
      claims: claimsOf(client),
      signals,
      async close() {
        await signals.close()
        await client.$disconnect()
      },
    }
  },

  /** A copy is made before anything is changed. */
  async migrate({ url, migrations = postgres.migrations, copies, onMigrated }: MigrateOptions): Promise<void> {
    const copy = async (first: string): Promise<void> => {
      if (copies !== undefined) await copyBefore(first, url, copies)
    }
    try {
      const names = await connected(connectionOf(url), async (connection) => {
        const applied = await applyMigrations(connection, migrations, url, copy)
        await checkRights(connection, url)
        return applied
      })
      if (names.length > 0) onMigrated?.(names)
    } catch (error) {
      throw refusedDatabase(url, error)
    }
  },

  nameOf,
  hold: (url) => holdAlone(connectionOf(url), url),
  backUp,
  restore: (file, url, now) => restore(file, url, now),

  async withCopy(file, url, work) {
    await readThrough(file)
    const scratch = await scratchDatabase(connectionOf(url), url)
    if (!scratch) return { value: await work(undefined), lacks: [] }
    try {
      await restoreInto(file, scratch.url)
      const lacks = await connected(connectionOf(scratch.url), (connection) =>
        pendingMigrations(connection, postgres.migrations, scratch.url),
      )
      return { value: await work(scratch.url), lacks: lacks.map(({ name }) => name) }
    } finally {
      await scratch.drop()
    }
  },

  async lastBeat(url, id) {
    try {
      return await connected(connectionOf(url), async (connection) => {
        // As text with its zone: `pg` would take it for this machine's.
        const { rows } = await connection.query(`SELECT "at" || 'Z' AS "at" FROM "Heartbeat" WHERE "id" = $1`, [id])
        return z.object({ at: z.coerce.date() }).optional().parse(rows[0])?.at
      })
    } catch (error) {
      throw refusedDatabase(url, error)
    }
  },
}

/** A server that does not answer is given up; so is, by the server, whoever holds rows and does nothing. */
const connectionOf = (url: string) => ({
  connectionString: url,
  application_name: 'chancery',
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  idle_in_transaction_session_timeout: 20_000,
  lock_timeout: 10_000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
})
