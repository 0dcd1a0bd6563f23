import type { Database, DatabaseOptions, MigrateOptions } from './database.ts'
import type { Migration } from './migrations.ts'

/** What SQLite and PostgreSQL do each in its own way. */
export interface Engine {
  readonly migrations: readonly Migration[]
  /** How a database is called in messages: without what is secret of its address. */
  nameOf(url: string): string
  open(options: DatabaseOptions): Promise<Database>
  /** Applies what a database lacks; refuses one whose history does not fit ours. */
  migrate(options: MigrateOptions): Promise<void>
  /** When somebody was last at work on it; nothing is brought up to date for that. */
  lastBeat(url: string, id: string): Promise<Date | undefined>
  /** Refuses a database on which somebody is at work. Resolves with the way to let others at it again. */
  hold(url: string): Promise<() => Promise<void>>
  /** Copies a live database into one file. */
  backUp(url: string, file: string): Promise<void>
  /**
   * Refuses a copy that is damaged, is not ours, or comes from a newer Chancery. The work gets a database made of it, gone afterwards;
   * undefined where none can be made. Resolves with what the work does, and the names of migrations the copy lacks.
   */
  withCopy<Value>(
    file: string,
    url: string,
    work: (url: string | undefined) => Promise<Value>,
  ): Promise<{ readonly value: Value; readonly lacks: readonly string[] }>
  /** Puts a copy in the place of the database, on which nobody may be at work. Resolves with where what was there is kept, if anything was. */
  restore(file: string, url: string, now: Date): Promise<string | undefined>
}
