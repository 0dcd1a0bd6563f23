import type sqlite3 from 'sqlite3'

const CAPACITY = 200

/** Keeps the statements used last prepared; the one unused longest makes room. */
export class StatementCache {
  readonly #database: sqlite3.Database
  readonly #statements = new Map<string, sqlite3.Statement>()

  constructor(database: sqlite3.Database) {
    this.#database = database
  }

  async get(sql: string): Promise<sqlite3.Statement> {
    const kept = this.#statements.get(sql)
    if (kept) {
      this.#statements.delete(sql)
      this.#statements.set(sql, kept)
      return kept
    }
    const statement = await new Promise<sqlite3.Statement>((resolve, reject) => {
      const prepared = this.#database.prepare(sql, (error) => (error ? reject(error) : resolve(prepared)))
    })
    this.#statements.set(sql, statement)
    const [oldest] = this.#statements.keys()
    if (this.#statements.size > CAPACITY && oldest !== undefined) {
      await finalize(this.#statements.get(oldest))
      this.#statements.delete(oldest)
    }
    return statement
  }

  /**
   * For a statement that failed. sqlite3 does not reset it: after SQLITE_BUSY it would count as still writing,
   * and whatever is written next would not be committed for as long as it lives.
   */
  async discard(sql: string): Promise<void> {
    await finalize(this.#statements.get(sql))
    this.#statements.delete(sql)
  }

  async clear(): Promise<void> {
    for (const statement of this.#statements.values()) await finalize(statement)
    this.#statements.clear()
  }
}

function finalize(statement: sqlite3.Statement | undefined): Promise<void> {
  return new Promise((resolve) => (statement ? void statement.finalize(() => resolve()) : resolve()))
}
