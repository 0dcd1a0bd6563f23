import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StoreError } from '../store-error.ts'
import { Connection } from './connection.ts'
import { isBusyError } from './errors.ts'
import { unreachable } from './files.ts'

/** Whoever is just leaving is waited for. */
const PATIENCE = 2000

/**
 * Takes the right to be the only one at work on a file: a lock on an empty file beside it, which the system gives back however the
 * process ends. Resolves with the way to give it back.
 */
export async function holdAlone(path: string): Promise<() => Promise<void>> {
  let lock: Connection | undefined
  try {
    await mkdir(dirname(path), { recursive: true })
    lock = await Connection.open(`${path}.lock`)
    lock.waitForOthers(PATIENCE)
    await lock.run('BEGIN EXCLUSIVE')
  } catch (error) {
    await lock?.close()
    throw isBusyError(error) ? new StoreError('database-in-use', { database: path }, { cause: error }) : unreachable(path, error)
  }
  const held = lock
  return async () => {
    await held.run('ROLLBACK')
    await held.close()
  }
}
