import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '../../../src/store/index.ts'
import { emptyDatabase } from './template.ts'

/** A database of which one test after the other has the use. */
interface Kept {
  readonly url: string
  readonly folder: string
  readonly store: Database
  /** The names of its tables, as SQL has them. */
  readonly tables: readonly string[]
  onFatal: (error: Error) => void
  /** It has been closed, or does not know any more what is on disk. */
  spoiled: boolean
}

export interface Lent {
  readonly url: string
  readonly store: Database
  /** Nobody uses it any more, unless a test has closed it itself. */
  giveBack(): Promise<void>
}

const free: Kept[] = []

/**
 * An empty database. What Prisma compiles and SQLite prepares for a test, which takes longer than most of what is done with it, is there
 * for the next one: given back, it is emptied and lent again.
 */
export async function lend(onFatal: (error: Error) => void): Promise<Lent> {
  const kept = free.pop() ?? (await made())
  kept.onFatal = onFatal
  const close = async (): Promise<void> => {
    kept.spoiled = true
    await kept.store.close()
  }
  let isBack = false
  return {
    url: kept.url,
    store: { ...kept.store, close },
    async giveBack() {
      if (isBack) return
      isBack = true
      if (!kept.spoiled && (await empty(kept))) free.push(kept)
      else await thrownAway(kept)
    },
  }
}

async function made(): Promise<Kept> {
  const folder = await mkdtemp(join(tmpdir(), 'chancery-lent-'))
  const url = await emptyDatabase(join(folder, 'test.db'))
  const store = await openDatabase({
    url,
    onFatal(error) {
      kept.spoiled = true
      kept.onFatal(error)
    },
  })
  const rows = await store.client.$queryRaw<readonly { readonly name: string }[]>`
    SELECT "name" FROM sqlite_master WHERE "type" = 'table' AND "name" NOT LIKE 'sqlite_%' AND "name" NOT LIKE '_prisma_%'`
  const tables = rows.map(({ name }) => `"${name}"`)
  const kept: Kept = { url, folder, store, tables, onFatal: () => undefined, spoiled: false }
  return kept
}

/** Whether it could be emptied. */
async function empty({ store: { client }, tables }: Kept): Promise<boolean> {
  const deletes = tables.map((table) => `DELETE FROM ${table};`)
  try {
    // As one script: each table on its own, in whatever order, and nothing is written before all is.
    await client.$executeRawUnsafe(`PRAGMA foreign_keys = OFF; BEGIN; ${deletes.join(' ')} COMMIT; PRAGMA foreign_keys = ON;`)
    return true
  } catch {
    return false
  }
}

async function thrownAway({ store, folder, spoiled }: Kept): Promise<void> {
  if (!spoiled) await store.close()
  await rm(folder, { recursive: true, force: true })
}
