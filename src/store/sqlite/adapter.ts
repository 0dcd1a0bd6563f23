import { setTimeout as pause } from 'node:timers/promises'
import {
  DriverAdapterError,
  type IsolationLevel,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
  type SqlQueryable,
  type SqlResultSet,
  type Transaction,
} from '@prisma/driver-adapter-utils'
import { TransactionGuard } from '../guard.ts'
import { keepable } from '../keepable.ts'
import { Lock } from '../lock.ts'
import { Connection, type Row } from './connection.ts'
import { toResultSet, toSqlite } from './conversion.ts'
import { closedError, isBusyError, isConstraintError, leavesTransactionOpen, toPrismaError } from './errors.ts'

const ADAPTER_NAME = 'chancery-adapter-sqlite3'

export interface SqliteOptions {
  readonly path: string
  /** Told once when a COMMIT failed: nobody knows what is on disk until the database is opened anew. */
  readonly onFatal?: (error: Error) => void
  /** How long a statement waits for another process that holds the database. */
  readonly busyTimeout?: number
  /** Reads go to the writer too: for tools that lock the database for themselves, as Prisma's schema engine does. */
  readonly oneConnection?: boolean
}

/** The part that a database and an open transaction share: how a query is run and its result handed over. */
abstract class Queryable implements SqlQueryable {
  readonly provider = 'sqlite'
  readonly adapterName = ADAPTER_NAME

  abstract queryRaw(query: SqlQuery): Promise<SqlResultSet>
  abstract executeRaw(query: SqlQuery): Promise<number>
}

class SqliteTransaction extends Queryable implements Transaction {
  readonly options = { usePhantomQuery: true }
  readonly #writer: Connection
  readonly #release: () => void
  readonly #fail: (error: unknown) => void
  #state: 'open' | 'broken' | 'closed' = 'open'

  constructor(writer: Connection, release: () => void, fail: (error: unknown) => void) {
    super()
    this.#writer = writer
    this.#release = release
    this.#fail = fail
  }

  async queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    return toResultSet(await this.#perform(() => all(this.#writer, query)))
  }

  executeRaw(query: SqlQuery): Promise<number> {
    return this.#perform(() => run(this.#writer, query))
  }

  async createSavepoint(name: string): Promise<void> {
    await this.#perform(() => this.#writer.run(`SAVEPOINT ${name}`))
  }

  async rollbackToSavepoint(name: string): Promise<void> {
    await this.#perform(() => this.#writer.run(`ROLLBACK TO ${name}`))
  }

  async releaseSavepoint(name: string): Promise<void> {
    await this.#perform(() => this.#writer.run(`RELEASE SAVEPOINT ${name}`))
  }

  async commit(): Promise<void> {
    if (this.#state === 'broken') {
      await this.rollback()
      throw new DriverAdapterError({ kind: 'TransactionAlreadyClosed', cause: 'an error in it made SQLite roll it back' })
    }
    this.#close()
    try {
      await this.#writer.run('COMMIT')
    } catch (error) {
      // A deferred constraint: SQLite keeps the transaction open, and nothing of it was written.
      if (isConstraintError(error)) await this.#rollback()
      else this.#fail(error)
      throw toPrismaError(error)
    } finally {
      this.#release()
    }
  }

  async rollback(): Promise<void> {
    this.#close()
    try {
      await this.#rollback()
    } finally {
      this.#release()
    }
  }

  async #rollback(): Promise<void> {
    try {
      await this.#writer.run('ROLLBACK')
    } catch (error) {
      if (error instanceof Error && error.message.includes('no transaction is active')) return
      this.#fail(error)
      throw toPrismaError(error)
    }
  }

  #close(): void {
    if (this.#state === 'closed') throw transactionClosed()
    this.#state = 'closed'
  }

  async #perform<T>(work: () => Promise<T>): Promise<T> {
    if (this.#state !== 'open') throw transactionClosed()
    try {
      return await work()
    } catch (error) {
      // Anything that came after would be committed on its own.
      if (!leavesTransactionOpen(error) && this.#state === 'open') this.#state = 'broken'
      throw toPrismaError(error)
    }
  }
}

/** One writer behind a queue and one reader that sees what is committed. */
class SqliteAdapter extends Queryable implements SqlDriverAdapter {
  readonly #writer: Connection
  readonly #reader: Connection
  readonly #writing = new Lock()
  readonly #guard: TransactionGuard
  readonly #onFatal: ((error: Error) => void) | undefined
  #closed = false
  #failure: Error | undefined

  constructor(writer: Connection, reader: Connection, guard: TransactionGuard, onFatal: ((error: Error) => void) | undefined) {
    super()
    this.#writer = writer
    this.#reader = reader
    this.#guard = guard
    this.#onFatal = onFatal
  }

  async queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    this.#guard.refuseInside()
    const read = this.#reader !== this.#writer && /^\s*SELECT\b/i.test(query.sql)
    return toResultSet(
      read ? await this.#perform(() => all(this.#reader, query)) : await this.#write(() => all(this.#writer, query)),
    )
  }

  async executeRaw(query: SqlQuery): Promise<number> {
    this.#guard.refuseInside()
    return await this.#write(() => run(this.#writer, query))
  }

  async executeScript(script: string): Promise<void> {
    this.#guard.refuseInside()
    await this.#write(() => this.#writer.script(script))
  }

  async startTransaction(isolationLevel?: IsolationLevel): Promise<Transaction> {
    this.#guard.refuseInside()
    if (isolationLevel && isolationLevel !== 'SERIALIZABLE') {
      throw new DriverAdapterError({ kind: 'InvalidIsolationLevel', level: isolationLevel })
    }
    const release = await this.#writing.acquire()
    try {
      // IMMEDIATE takes the write lock now: a transaction that starts will not fail later because somebody else wrote.
      await this.#perform(() => this.#writer.run('BEGIN IMMEDIATE'))
    } catch (error) {
      release()
      throw error
    }
    return new SqliteTransaction(this.#writer, release, (error) => this.#fail(error))
  }

  async dispose(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#writing.run(async () => {
      if (this.#reader !== this.#writer) await this.#reader.close()
      await this.#writer.close()
    })
  }

  #write<T>(work: () => Promise<T>): Promise<T> {
    return this.#writing.run(() => this.#perform(work))
  }

  async #perform<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed || this.#failure) throw closedError(this.#failure)
    try {
      return await work()
    } catch (error) {
      throw toPrismaError(error)
    }
  }

  #fail(error: unknown): void {
    if (this.#failure) return
    this.#failure = error instanceof Error ? error : new Error(String(error))
    this.#onFatal?.(this.#failure)
  }
}

/** Hand this to `new PrismaClient({ adapter })`. */
export class PrismaSqlite3 implements SqlMigrationAwareDriverAdapterFactory {
  readonly provider = 'sqlite'
  readonly adapterName = ADAPTER_NAME
  readonly guard = new TransactionGuard()
  readonly #options: SqliteOptions

  constructor(options: SqliteOptions) {
    this.#options = options
  }

  async connect(): Promise<SqlDriverAdapter> {
    const { path, onFatal, busyTimeout, oneConnection } = this.#options
    try {
      const writer = await openWriter(path, busyTimeout)
      const reader = oneConnection || path === ':memory:' ? writer : await openReader(path, busyTimeout)
      return new SqliteAdapter(writer, reader, this.guard, onFatal)
    } catch (error) {
      throw toPrismaError(error)
    }
  }

  async connectToShadowDb(): Promise<SqlDriverAdapter> {
    return await new PrismaSqlite3({ path: ':memory:' }).connect()
  }
}

const BUSY_TIMEOUT = 10_000

/** A connection that writes: WAL, and synchronous=FULL so that what was acknowledged is on disk. */
export async function openWriter(path: string, busyTimeout = BUSY_TIMEOUT): Promise<Connection> {
  const writer = await Connection.open(path, 'write')
  writer.waitForOthers(busyTimeout)
  try {
    await startLog(writer, Date.now() + busyTimeout)
    await writer.all('PRAGMA synchronous = FULL')
    await writer.all('PRAGMA foreign_keys = ON')
    return writer
  } catch (error) {
    await writer.close()
    throw error
  }
}

/** Of several that open a new database at once SQLite turns all but one away, without the patience it has elsewhere. */
async function startLog(writer: Connection, deadline: number): Promise<void> {
  for (;;) {
    try {
      return void (await writer.all('PRAGMA journal_mode = WAL'))
    } catch (error) {
      if (!isBusyError(error) || Date.now() > deadline) throw error
      await pause(5 + Math.random() * 20)
    }
  }
}

export async function openReader(path: string, busyTimeout = BUSY_TIMEOUT): Promise<Connection> {
  const reader = await Connection.open(path, 'read')
  reader.waitForOthers(busyTimeout)
  return reader
}

function all(connection: Connection, query: SqlQuery): Promise<Row[]> {
  return connection.all(query.sql, bound(query))
}

async function run(connection: Connection, query: SqlQuery): Promise<number> {
  // sqlite3 prepares the first statement only and drops the others without a word.
  if (query.args.length === 0 && /;\s*\S/.test(query.sql)) {
    const before = await totalChanges(connection)
    await connection.script(query.sql)
    return (await totalChanges(connection)) - before
  }
  const changes = await connection.run(query.sql, bound(query))
  // After a statement that changes no rows SQLite still reports the number of the one before.
  return /^\s*(INSERT|UPDATE|DELETE|REPLACE|WITH)\b/i.test(query.sql) ? changes : 0
}

async function totalChanges(connection: Connection): Promise<number> {
  const [row] = await connection.all('SELECT total_changes() AS changes')
  return Number(row?.changes)
}

function bound(query: SqlQuery): unknown[] {
  return keepable(query).args.map((argument, index) => toSqlite(argument, query.argTypes[index]))
}

function transactionClosed(): DriverAdapterError {
  return new DriverAdapterError({ kind: 'TransactionAlreadyClosed', cause: 'the transaction is over' })
}
