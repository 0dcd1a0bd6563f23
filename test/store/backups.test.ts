import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type BackupOptions, backUpIfDue } from '../../src/tools/backups.ts'
import { verifiedCopy } from '../../src/tools/verified.ts'
import { games } from '../tables/games.ts'
import { openGame, openHouse, play } from '../tables/house.ts'
import { kinds } from './postgres/databases.ts'
import { ownFolder } from './sqlite/library.ts'

const books = new Map(games.map(({ rulebook }) => [(rulebook as { id: string }).id, rulebook]))
const hour = 3_600_000

describe.each(kinds)('a backup on %s', (_, ownUrl) => {
  test('is made once each time it is due, by one of several processes, verified, and the oldest go', async () => {
    const url = await ownUrl()
    const houses = [await openHouse({ url }), await openHouse({ url })]
    const { id } = await openGame(houses[0]!, ['anna', 'bo'])
    await play(houses[0]!, id, 'anna', 2)
    const folder = join(ownFolder(), 'backups')
    const log = { info: () => undefined, error: () => undefined }
    const options = houses.map(({ store }): BackupOptions => ({ store, url, folder, every: hour, keep: 2, books, log }))
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
})
