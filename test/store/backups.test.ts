import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type BackupOptions, backUpIfDue, keepBackups, lastBackup } from '../../src/tools/backups.ts'
import { verifiedCopy } from '../../src/tools/verified.ts'
import { games } from '../tables/games.ts'
import { openGame, openHouse, play } from '../tables/house.ts'
import { kinds } from './postgres/databases.ts'
import { ownFolder } from './sqlite/library.ts'

const books = new Map(games.map(({ rulebook }) => [(rulebook as { id: string }).id, rulebook]))
const hour = 3_600_000
const silent = { info: () => undefined, error: () => undefined }

describe.each(kinds)('a backup on %s', (_, ownUrl) => {
  test('is made once each time it is due, by one of several processes, verified, and the oldest go', async () => {
    const url = await ownUrl()
    const houses = [await openHouse({ url }), await openHouse({ url })]
    const { id } = await openGame(houses[0]!, ['anna', 'bo'])
    await play(houses[0]!, id, 'anna', 2)
    const folder = join(ownFolder(), 'backups')
    const options = houses.map(({ store }): BackupOptions => ({ store, url, folder, every: hour, keep: 2, books, log: silent }))
    for (let passed = 0; passed < 3; passed++) {
      const now = new Date(Date.UTC(2026, 2, 1, passed))
      const made = await Promise.all(options.map((one) => backUpIfDue(one, now)))
      expect(made.filter(Boolean)).toHaveLength(1)
      expect(await backUpIfDue(options[0]!, new Date(now.getTime() + hour / 2))).toBeUndefined()
    }
    const copies = readdirSync(folder).sort()
    expect(copies).toEqual(['backup-2026-03-01T01-00-00-000Z', 'backup-2026-03-01T02-00-00-000Z'])
    expect((await verifiedCopy(join(folder, copies[1]!), url, books)).value).toMatchObject({ tables: 1, problems: [] })
  })

  test('that fails is tried again before the next is due, and counts as none', async () => {
    const url = await ownUrl()
    const { store } = await openHouse({ url })
    const folder = join(ownFolder(), 'backups')
    const options = { store, url, folder, every: 24 * hour, keep: 2, books, log: silent }
    const noon = new Date(Date.UTC(2026, 2, 1, 12))
    const afterMinutes = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
    writeFileSync(folder, 'no folder')
    await expect(backUpIfDue(options, noon)).rejects.toThrow()
    expect(await lastBackup(store)).toBeUndefined()
    rmSync(folder)
    expect(await backUpIfDue(options, afterMinutes(9))).toBeUndefined()
    expect(await backUpIfDue(options, afterMinutes(10))).toContain('backup-2026-03-01T12-10')
    expect(await lastBackup(store)).toEqual(afterMinutes(10))
    expect(await backUpIfDue(options, afterMinutes(24 * 60))).toBeUndefined()
  })

  test('takes away what somebody has left unfinished who was killed, not what is still being written', async () => {
    const url = await ownUrl()
    const { store } = await openHouse({ url })
    const folder = join(ownFolder(), 'backups')
    mkdirSync(folder)
    const now = new Date(Date.UTC(2026, 2, 1, 12))
    for (const [name, minutes] of [
      ['backup-2026-02-20T00-00-00-000Z.7.unfinished', 61],
      ['backup-2026-02-20T00-00-00-000Z.7.unfinished-journal', 61],
      ['backup-2026-03-01T00-00-00-000Z.8.unfinished', 5],
    ] as const) {
      const changed = now.getTime() / 1000 - minutes * 60
      writeFileSync(join(folder, name), '')
      utimesSync(join(folder, name), changed, changed)
    }
    await backUpIfDue({ store, url, folder, every: hour, keep: 1, books, log: silent }, now)
    expect(readdirSync(folder).sort()).toEqual([
      'backup-2026-03-01T00-00-00-000Z.8.unfinished',
      'backup-2026-03-01T12-00-00-000Z',
    ])
  })
})

test('that no backup could be made is told to the operator', async () => {
  const { store, url } = await openHouse()
  const folder = join(ownFolder(), 'backups')
  writeFileSync(folder, 'no folder')
  const told = await new Promise<string>((resolve) => {
    const stop = keepBackups({
      store,
      url,
      folder,
      every: hour,
      keep: 2,
      books,
      log: silent,
      tellFailed: () => resolve('failed'),
    })
    onTestFinished(stop)
  })
  expect(told).toBe('failed')
})
