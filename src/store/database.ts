import type { Prisma, PrismaClient } from './generated/sqlite/client.ts'
import type { Migration } from './migrations.ts'

export type TransactionClient = Prisma.TransactionClient

/** What rows are read and written with: the database itself, or a transaction. */
export type Client = Omit<PrismaClient, '$transaction' | '$connect' | '$disconnect' | '$extends' | '$on'>

export interface TransactionOptions {
  /**
   * The work itself notices what others have changed meanwhile, by a version or a key: where transactions run side by side it need not
   * be kept apart from theirs.
   */
  readonly guarded?: boolean
}

export interface Database {
  /** For reads and single writes. Inside a transaction's callback it refuses: use the client handed to it. */
  readonly client: Client
  /**
   * All of the work or nothing, as if nobody else were at work. It must not wait for anything but its own queries, and may be begun anew
   * where others, or a lost connection, were in its way.
   */
  transaction<T>(work: (client: TransactionClient) => Promise<T>, options?: TransactionOptions): Promise<T>
  readonly claims: Claims
  readonly signals: Signals
  close(): Promise<void>
}

/** What waits at a table without a person: messages, what comes at its time, computers that must think. */
export const lanes = ['posts', 'due', 'think'] as const
export type Lane = (typeof lanes)[number]

/** Taking up work so that nobody else takes up the same, however many look for it at once. */
export interface Claims {
  /** The table whose work has waited longest. */
  next(lane: Lane, claim: string, now: Date, until: Date): Promise<string | undefined>
}

/** What one process tells the others on the same database after a table has changed. */
export interface Signal {
  readonly table: string
  /** Those in which there is work at once. */
  readonly lanes: readonly Lane[]
}

/** Spares others the wait until they look by themselves; nothing depends on its arriving. */
export interface Signals {
  send(signal: Signal): void
  /** Called for what others tell; with undefined where something may have been missed. Gives the way to stop that. */
  listen(heard: (signal: Signal | undefined) => void): () => void
}

export interface DatabaseOptions {
  /** `file:` and the path of an SQLite file, which is made if there is none, or the address of a PostgreSQL database. */
  readonly url: string
  /** Told when nobody knows any more what is on disk: the process should end and start anew. */
  readonly onFatal: (error: Error) => void
  readonly migrations?: readonly Migration[]
  /** Told what happened on the way, for the log. */
  readonly onMigrated?: (names: readonly string[]) => void
  /** The folder for copies that are made before a database on a server is changed; that of a file lies beside it. None is made if absent. */
  readonly copies?: string
  /** How many connections to PostgreSQL this process may hold. */
  readonly connections?: number
}

export type MigrateOptions = Omit<DatabaseOptions, 'onFatal' | 'connections'>

// Whoever waits for longer than this is better refused than played late.
export const TRANSACTION_TIMES = { maxWait: 10_000, timeout: 10_000 }
