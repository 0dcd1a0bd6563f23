import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pauseBefore, SessionStarts } from '../../../src/discord/gateway/session-starts.ts'

const second = 1000
const day = 24 * 3600 * second

describe('starts of a session', () => {
  test('that come seldom wait for nothing', () => {
    const starts = [0, 20, 40].map((minutes) => minutes * 60 * second)
    expect(pauseBefore([], 0)).toBe(0)
    expect(pauseBefore(starts, 45 * 60 * second)).toBe(0)
  })

  test.each([0, 1, 30])('of a process that dies %i s after each stay far below the 1,000 that a day allows', (lives) => {
    const starts: number[] = []
    let now = 0
    while (now < day) {
      now += pauseBefore(starts, now)
      starts.push(now)
      now += lives * second
    }
    expect(starts.length).toBeLessThan(400)
    // Whoever mends the fault waits ten minutes at most.
    const gaps = starts.slice(1).map((start, index) => start - starts[index]!)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(10 * 60 * second + lives * second)
  })

  test('are remembered from process to process', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'chancery-starts-')), 'starts')
    let now = 0
    const waits: number[] = []
    for (let process = 0; process < 7; process++)
      await new SessionStarts(file, () => now).take(async (milliseconds) => {
        waits.push(milliseconds)
        now += milliseconds
      })
    expect(waits).toEqual([2 * second, 4 * second])
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(7)
  })

  test('of several processes at once stand where there was no folder yet, and none is in another’s way', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'chancery-starts-')), 'data', 'starts')
    await Promise.all([1, 2].map((process) => new SessionStarts(file, () => process).take(async () => undefined)))
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(1)
  })

  test('are not held up by a file that was cut off in the middle', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'chancery-starts-')), 'starts')
    writeFileSync(file, '[1, 2')
    await new SessionStarts(file, () => 10).take(async () => undefined)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([10])
  })
})
