import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, symlinkSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** What a run writes at most, with room to spare. */
const spaceWanted = 2 ** 30

/** Databases that live for a test only need not wait for a disk: where the system has room in memory they lie there. */
function roomyFolder(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= spaceWanted ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir()
  }
}

let folder: string | undefined

/**
 * All that a run of the tests leaves lies in one folder, which goes with it: vitest ends its processes without giving them time to clear
 * up, and what stays in memory is soon all there is.
 */
export function setup(): void {
  folder = mkdtempSync(join(roomyFolder(), 'chancery-tests-'))
  // PostgreSQL's server, which is not root's, has its files in here as well.
  chmodSync(folder, 0o711)
  // What tsx has compiled for processes of their own serves the next run, like what vitest has.
  const compiled = join(import.meta.dirname, '../.cache/tsx')
  mkdirSync(compiled, { recursive: true })
  symlinkSync(compiled, join(folder, `tsx-${userInfo().uid}`))
  process.env.TMPDIR = folder
}

export function teardown(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
