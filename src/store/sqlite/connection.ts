import sqlite3 from 'sqlite3'
import { Lock } from '../lock.ts'
import { StatementCache } from './statement-cache.ts'

export type Row = Record<string, unknown>

/** sqlite3's own declarations leave out its backup interface. */
interface Backup {
  step(pages: number, done: (error: Error | null) => void): void
  finish(done: (error: Error | null) => void): void
  readonly completed: boolean
}

export type Mode = 'write' | 'read'

/**
 * One SQLite connection that runs one statement at a time, in the order they were asked for.
 * sqlite3 itself hands statements to a pool of threads: without this, a ROLLBACK could overtake
 * the INSERT before it, which would then be committed on its own.
 */
export class Connection {
  readonly #database: sqlite3.Database
  readonly #statements: StatementCache
  readonly #turn = new Lock()

  private constructor(database: sqlite3.Database) {
    this.#database = database
    this.#statements = new StatementCache(database)
  }

  static async open(path: string, mode: Mode = 'write'): Promise<Connection> {
    const flags = mode === 'write' ? sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE : sqlite3.OPEN_READONLY
    const database = await new Promise<sqlite3.Database>((resolve, reject) => {
      const opened = new sqlite3.Database(path, flags | sqlite3.OPEN_FULLMUTEX, (error) =>
        error ? reject(error) : resolve(opened),
      )
    })
    return new Connection(database)
  }

  /** Milliseconds a statement waits for another process; the waiting is done on a thread of its own. */
  waitForOthers(milliseconds: number): void {
    this.#database.configure('busyTimeout', milliseconds)
  }

  all(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.#perform(sql, (statement, resolve, reject) => {
      statement.all<Row>(parameters, (error, rows) => (error ? reject(error) : resolve(rows)))
    })
  }

  /** Resolves with the number of rows changed. */
  run(sql: string, parameters: readonly unknown[] = []): Promise<number> {
    return this.#perform(sql, (statement, resolve, reject) => {
      statement.run(parameters, function (error) {
        if (error) reject(error)
        else resolve(this.changes)
      })
    })
  }

  /** Runs several statements separated by semicolons. */
  script(sql: string): Promise<void> {
    return this.#turn.run(
      () => new Promise((resolve, reject) => void this.#database.exec(sql, (error) => (error ? reject(error) : resolve()))),
    )
  }

  /** Copies the database, live, into a new file, by SQLite's own backup. */
  backup(path: string): Promise<void> {
    return this.#turn.run(async () => {
      // The method exists since sqlite3 4.2, its declaration does not.
      const database = this.#database as sqlite3.Database & { backup(path: string, done: (error: Error | null) => void): Backup }
      const backup = await new Promise<Backup>((resolve, reject) => {
        const started = database.backup(path, (error) => (error ? reject(error) : resolve(started)))
      })
      await new Promise<void>((resolve, reject) => {
        backup.step(-1, (stepError) => {
          backup.finish(() =>
            stepError || !backup.completed ? reject(stepError ?? new Error('the copy is incomplete')) : resolve(),
          )
        })
      })
    })
  }

  #perform<T>(
    sql: string,
    work: (statement: sqlite3.Statement, resolve: (value: T) => void, reject: (error: Error) => void) => void,
  ) {
    return this.#turn.run(async () => {
      const statement = await this.#statements.get(sql)
      try {
        return await new Promise<T>((resolve, reject) => work(statement, resolve, reject))
      } catch (error) {
        await this.#statements.discard(sql)
        throw error
      }
    })
  }

  close(): Promise<void> {
    return this.#turn.run(async () => {
      await this.#statements.clear()
      await new Promise<void>((resolve, reject) => this.#database.close((error) => (error ? reject(error) : resolve())))
    })
  }
}
