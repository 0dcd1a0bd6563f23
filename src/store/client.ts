import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { backUp, reached, unreachable } from './files.ts'
import { type Prisma, PrismaClient } from './generated/client.ts'
import { applyMigrations, MIGRATIONS_FOLDER, type Migration, pendingMigrations, readMigrations } from './migrations.ts'
import { openWriter, PrismaSqlite3 } from './sqlite/index.ts'
import { StoreError } from './store-error.ts'

export type TransactionClient = Prisma.TransactionClient

export interface Database {
  /** For reads and single writes. Inside a transaction's callback it refuses: use the client handed to it. */
  readonly client: Omit<PrismaClient, '$transaction' | '$connect' | '$disconnect' | '$extends' | '$on'>
  /** All of the work or nothing. Transactions run one after the other; the work must not wait for anything but its own queries. */
  transaction<T>(work: (client: TransactionClient) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** The database's file; it and its folder are made if there is none. */
  readonly path: string
  /** Told when a COMMIT failed: the process should end and start anew, so that it sees what is on disk. */
  readonly onFatal: (error: Error) => void
  readonly migrations?: readonly Migration[]
  /** Told what happened on the way, for the log. */
  readonly onMigrated?: (names: readonly string[]) => void
}

// Everybody waits in one queue for the writer; what waits longer than this is better refused than played late.
const TRANSACTION_TIMES = { maxWait: 10_000, timeout: 10_000 }

/** Opens the database, brings it up to date, and refuses one that does not fit this code. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { path, onFatal } = options
  await migrate(options)
  const adapter = new PrismaSqlite3({ path, onFatal })
  const client = new PrismaClient({ adapter, transactionOptions: TRANSACTION_TIMES, errorFormat: 'minimal' })
  await client.$connect()
  return {
    client,
    transaction: (work) => client.$transaction((inner) => adapter.guard.run(() => work(inner))),
    close: () => client.$disconnect(),
  }
}

/** Applies the migrations that a database lacks, after a copy of it was made. */
export async function migrate({ path, migrations, onMigrated }: Omit<DatabaseOptions, 'onFatal'>): Promise<void> {
  const all = migrations ?? readMigrations(MIGRATIONS_FOLDER)
  await mkdir(dirname(path), { recursive: true }).catch((error: unknown) => {
    throw unreachable(path, error)
  })
  const connection = await reached(path, () => openWriter(path))
  try {
    const pending = await pendingMigrations(connection, all, path)
    const [first] = pending
    if (first && pending.length < all.length) await backUp(path, `${path}.before-${first.name}`)
    const names = await applyMigrations(connection, all, path)
    if (names.length > 0) onMigrated?.(names)
  } catch (error) {
    throw error instanceof StoreError ? error : unreachable(path, error)
  } finally {
    await connection.close()
  }
}
