import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, test } from 'vitest'
import { SeededChance } from '../../../src/kernel/index.ts'
import { PrismaSqlite3 } from '../../../src/store/sqlite/index.ts'
import { openShelf, ownFolder, query, titles } from './library.ts'

const TSX = import.meta.resolve('tsx')
const WRITER = join(import.meta.dirname, 'writer.ts')
const FULL_DISK = join(import.meta.dirname, 'full-disk.ts')

describe('a process killed in the middle of writing', () => {
  test('leaves every acknowledged transaction whole, and of the last at most all', async () => {
    const { adapter, path } = await openShelf()
    await adapter.dispose()
    const chance = new SeededChance('killed while writing')
    let acknowledged = -1
    for (let round = 1; round <= 8; round++) {
      acknowledged = await killedWhileWriting(path, chance.die(60))
      const reopened = await new PrismaSqlite3({ path }).connect()
      const { rows } = await reopened.queryRaw(query('PRAGMA integrity_check'))
      const kept = await titles(reopened)
      await reopened.dispose()
      expect(rows).toEqual([['ok']])
      expect(kept.length % 3).toBe(0)
      const count = kept.length / 3
      expect([acknowledged + 1, acknowledged + 2]).toContain(count)
      expect(kept).toEqual(Array.from({ length: count }, (_, number) => [0, 1, 2].map((part) => `${number}.${part}`)).flat())
    }
  })
})

/** The number of the last transaction the writer had heard to be committed. */
async function killedWhileWriting(path: string, transactions: number): Promise<number> {
  const writer = spawn(process.execPath, ['--import', TSX, WRITER, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  let last = -1
  let heard = 0
  for await (const line of createInterface(writer.stdout)) {
    last = Number(line)
    // No waiting for the next one: whatever it is doing now is cut off.
    if (++heard === transactions) writer.kill('SIGKILL')
  }
  expect(heard).toBeGreaterThanOrEqual(transactions)
  return last
}

describe('a COMMIT that the disk refuses', () => {
  test('is reported once as fatal, nothing goes on after it, and the file is whole', async () => {
    const path = join(ownFolder(), 'shelf.db')
    // The shell's limit on file sizes is a disk that is full for this process alone.
    const child = spawn('bash', ['-c', 'ulimit -f 600; exec "$@"', 'bash', process.execPath, '--import', TSX, FULL_DISK, path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const told: unknown[] = []
    for await (const line of createInterface(child.stdout)) told.push(JSON.parse(line))
    expect(told).toEqual([
      { step: 'inserted' },
      { step: 'fatal', code: expect.stringMatching(/^SQLITE_(IOERR|FULL)$/) },
      { step: 'commit', kind: 'sqlite' },
      { step: 'read', kind: 'ConnectionClosed' },
      { step: 'write', kind: 'ConnectionClosed' },
      { step: 'transaction', kind: 'ConnectionClosed' },
    ])
    const reopened = await new PrismaSqlite3({ path }).connect()
    expect(await titles(reopened)).toEqual(['before'])
    await reopened.dispose()
  })
})
