import { hash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  DriverAdapterError,
  type IsolationLevel,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type SqlResultSet,
  type Transaction,
} from '@prisma/driver-adapter-utils'
import type { Pool } from 'pg'
import type { TransactionGuard } from '../guard.ts'
import { keepable } from '../keepable.ts'
import { Lock } from '../lock.ts'
import { patiently } from './patience.ts'

/** So many statements keep a name, under which the server keeps them prepared. */
const MOST_PREPARED = 400
const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] })

/** A transaction on one connection, its statements one after the other in the order in which they were asked for. */
class PostgresTransaction implements Transaction {
  readonly provider = 'postgres'
  readonly adapterName: string
  // COMMIT and ROLLBACK are ours: the server takes a COMMIT of what has failed for a ROLLBACK, without a word.
  readonly options = { usePhantomQuery: true }
  readonly #inner: Transaction
  readonly #turn = new Lock()
  readonly #onError: (error: unknown) => void
  #state: 'open' | 'failed' | 'closed' = 'open'

  constructor(inner: Transaction, onError: (error: unknown) => void) {
    this.#inner = inner
    this.#onError = onError
    this.adapterName = inner.adapterName
  }

  queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    return this.#perform(() => this.#inner.queryRaw(keepable(query)))
  }

  executeRaw(query: SqlQuery): Promise<number> {
    return this.#perform(() => this.#inner.executeRaw(keepable(query)))
  }

  async commit(): Promise<void> {
    await this.#end(async () => {
      if (this.#state === 'failed') {
        await this.#inner.executeRaw(statement('ROLLBACK'))
        throw over('a statement of it failed')
      }
      await this.#inner.executeRaw(statement('COMMIT'))
    })
  }

  async rollback(): Promise<void> {
    await this.#end(async () => {
      await this.#inner.executeRaw(statement('ROLLBACK'))
    })
  }

  async #end(work: () => Promise<void>): Promise<void> {
    await this.#turn.run(async () => {
      if (this.#state === 'closed') throw over('it is over')
      try {
        await work()
      } catch (error) {
        this.#onError(error)
        throw error
      } finally {
        this.#state = 'closed'
        // Gives the connection back; one that is broken is thrown away there.
        await this.#inner.rollback()
      }
    })
  }

  async #perform<Value>(work: () => Promise<Value>): Promise<Value> {
    return await this.#turn.run(async () => {
      if (this.#state !== 'open') throw over(this.#state === 'failed' ? 'a statement of it failed' : 'it is over')
      try {
        return await work()
      } catch (error) {
        this.#state = 'failed'
        this.#onError(error)
        throw error
      }
    })
  }
}

const over = (cause: string): DriverAdapterError => new DriverAdapterError({ kind: 'TransactionAlreadyClosed', cause })

/** A pool of connections. What is asked outside of transactions is asked again where something that passes was in the way. */
class PostgresAdapter implements SqlDriverAdapter {
  readonly provider = 'postgres'
  readonly adapterName: string
  readonly #inner: SqlDriverAdapter
  readonly #guard: TransactionGuard

  constructor(inner: SqlDriverAdapter, guard: TransactionGuard) {
    this.#inner = inner
    this.#guard = guard
    this.adapterName = inner.adapterName
  }

  async queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    this.#guard.refuseInside()
    return await patiently(() => this.#inner.queryRaw(keepable(query)))
  }

  async executeRaw(query: SqlQuery): Promise<number> {
    this.#guard.refuseInside()
    return await patiently(() => this.#inner.executeRaw(keepable(query)))
  }

  async executeScript(script: string): Promise<void> {
    this.#guard.refuseInside()
    await this.#inner.executeScript(script)
  }

  async startTransaction(isolationLevel?: IsolationLevel): Promise<Transaction> {
    this.#guard.refuseInside()
    const noted = this.#guard.noting()
    try {
      return new PostgresTransaction(await this.#inner.startTransaction(isolationLevel), noted)
    } catch (error) {
      noted(error)
      throw error
    }
  }

  getConnectionInfo() {
    return this.#inner.getConnectionInfo?.() ?? { supportsRelationJoins: true }
  }

  dispose(): Promise<void> {
    return this.#inner.dispose()
  }
}

/** Prisma's own adapter over this pool, made patient. */
export function postgresAdapter(pool: Pool, guard: TransactionGuard): SqlDriverAdapterFactory {
  const names = new Map<string, string>()
  const nameOf = (sql: string): string | undefined => {
    const known = names.get(sql)
    if (known !== undefined || names.size >= MOST_PREPARED) return known
    const name = hash('sha256', sql, 'base64url').slice(0, 20)
    names.set(sql, name)
    return name
  }
  const inner = new PrismaPg(pool, {
    disposeExternalPool: true,
    // Prisma's types want a name for each; none leaves a statement unprepared.
    statementNameGenerator: ({ sql }) => nameOf(sql) as string,
  })
  return {
    provider: 'postgres',
    adapterName: inner.adapterName,
    connect: async () => new PostgresAdapter(await inner.connect(), guard),
  }
}
