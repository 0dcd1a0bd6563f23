import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { minute } from '../durations.ts'
import type { AnyRulebook } from '../kernel/index.ts'
import { engineOf } from '../store/client.ts'
import { type Database, takeTurn } from '../store/index.ts'
import { verifiedCopy } from './verified.ts'

export interface BackupOptions {
  readonly store: Database
  readonly url: string
  readonly folder: string
  /** Milliseconds. */
  readonly every: number
  /** How many copies stay; the oldest go. */
  readonly keep: number
  readonly books: ReadonlyMap<string, AnyRulebook>
  readonly log: {
    info(fields: Readonly<Record<string, unknown>>, message: string): void
    error(fields: Readonly<Record<string, unknown>>, message: string): void
  }
}

const PREFIX = 'backup-'
/** Whether it is time is looked at so often, so that several processes share one rhythm. */
const looksEvery = minute

/** Copies the database from time to time, while everybody plays on, and verifies each copy. Gives the way to stop that. */
export function keepBackups(options: BackupOptions): () => Promise<void> {
  const { log } = options
  let working: Promise<unknown> = Promise.resolve()
  let isBusy = false
  const look = (): void => {
    if (isBusy) return
    isBusy = true
    working = backUpIfDue(options, new Date())
      .then((file) => file && log.info({ file }, 'backup made and verified'))
      .catch((error: unknown) =>
        log.error({ problem: error instanceof Error ? error.message : String(error) }, 'no backup could be made'),
      )
      .finally(() => {
        isBusy = false
      })
  }
  look()
  const timer = setInterval(look, Math.min(looksEvery, options.every))
  return async () => {
    clearInterval(timer)
    await working
  }
}

/** Makes a copy if none of the processes on this database has made one for that long. Resolves with its name. */
export async function backUpIfDue(options: BackupOptions, now: Date): Promise<string | undefined> {
  const { store, url, folder, every, keep, books } = options
  if (!(await takeTurn(store, 'backup', now, every))) return undefined
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${PREFIX}${now.toISOString().replaceAll(/[:.]/g, '-')}`)
  await (await engineOf(url)).backUp(url, file)
  try {
    await verifiedCopy(file, url, books)
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
  const copies = (await readdir(folder)).filter((name) => name.startsWith(PREFIX) && !name.endsWith('.unfinished')).sort()
  for (const old of copies.slice(0, -keep)) await rm(join(folder, old), { force: true })
  return file
}
