import type { Database, DatabaseOptions, MigrateOptions } from './database.ts'
import type { Migration } from './migrations.ts'

/** What SQLite and PostgreSQL do each in its own way. */
export interface Engine {
  readonly migrations: readonly Migration[]
  open(options: DatabaseOptions): Promise<Database>
  /** Applies what a database lacks; refuses one whose history does not fit ours. */
  migrate(options: MigrateOptions): Promise<void>
  /** When somebody was last at work on it; nothing is brought up to date for that. */
  lastBeat(url: string, id: string): Promise<Date | undefined>
}
