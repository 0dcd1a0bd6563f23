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

  async clear(): Promise<void> {
    for (const statement of this.#statements.values()) await finalize(statement)
    this.#statements.clear()
  }
}

function finalize(statement: sqlite3.Statement | undefined): Promise<void> {
  return new Promise((resolve) => (statement ? void statement.finalize(() => resolve()) : resolve()))
}
