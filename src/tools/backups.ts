import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hour, minute } from '../durations.ts'
import type { AnyRulebook } from '../kernel/index.ts'
import { engineOf } from '../store/client.ts'
import { type Database, endTurn, lastDone, takeTurn } from '../store/index.ts'
import { messageOf } from './errors.ts'
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

/** What is done by turns, for all processes on the database. */
const turn = 'backup'

const PREFIX = 'backup-'
/** Whether it is time is looked at so often, so that several processes share one rhythm. */
const looksEvery = minute
/** After so long whoever is at it is taken for dead, and what it has left behind is nobody's. */
const longest = hour
/** What stands in the way may be gone by then. */
const triesAgainAfter = 10 * minute

/** When the last copy was made, by whichever process on the database. */
export const lastBackup = ({ client }: Pick<Database, 'client'>): Promise<Date | undefined> => lastDone(client, turn)

/** Copies the database from time to time, while everybody plays on, and verifies each copy. Gives the way to stop that. */
export function keepBackups(options: BackupOptions & { tellFailed(): void }): () => Promise<void> {
  const { log, tellFailed } = options
  let working: Promise<unknown> = Promise.resolve()
  let isBusy = false
  const look = (): void => {
    if (isBusy) return
    isBusy = true
    working = backUpIfDue(options, new Date())
      .then((file) => file && log.info({ file }, 'backup made and verified'))
      .catch((error: unknown) => {
        log.error({ problem: messageOf(error) }, 'no backup could be made')
        tellFailed()
      })
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
  const { store, every } = options
  if (!(await takeTurn(store, turn, now, every, { for: longest }))) return undefined
  try {
    const file = await backUp(options, now)
    await endTurn(store, turn, now, every, 'done')
    return file
  } catch (error) {
    // Where the database does not take even that, the turn comes again by itself.
    await endTurn(store, turn, now, every, { again: triesAgainAfter }).catch(() => undefined)
    throw error
  }
}

async function backUp({ url, folder, keep, books }: BackupOptions, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true })
  await clearUnfinished(folder, now)
  const file = join(folder, `${PREFIX}${now.toISOString().replaceAll(/[:.]/g, '-')}`)
  await (await engineOf(url)).backUp(url, file)
  try {
    await verifiedCopy(file, url, books)
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
  const copies = (await backupsIn(folder)).filter((name) => !isUnfinished(name))
  for (const old of copies.slice(0, -keep)) await rm(join(folder, old), { force: true })
  return file
}

/** Whoever is killed while copying leaves as much as is there. What others are still writing has just been changed. */
async function clearUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of (await backupsIn(folder)).filter(isUnfinished)) {
    const file = join(folder, name)
    if ((await stat(file)).mtimeMs < now.getTime() - longest) await rm(file, { force: true })
  }
}

/** The oldest first. */
const backupsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => name.startsWith(PREFIX)).sort()

/** With whatever lies beside it under the same name. */
const isUnfinished = (name: string): boolean => name.includes('.unfinished')
