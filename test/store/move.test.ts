import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../src/store/client.ts'
import { databaseCommand as db } from '../../src/tools/database.ts'
import { moveAll } from '../../src/tools/move.ts'
import { games } from '../tables/games.ts'
import { by, done, openGame, openHouse, play } from '../tables/house.ts'
import { kinds } from './postgres/databases.ts'
import { binaries } from './postgres/server.ts'
import { ownFolder } from './sqlite/library.ts'

const books = new Map(games.map(({ rulebook }) => [(rulebook as { id: string }).id, rulebook]))

/** A database in which somebody has played, and nobody is at work. */
async function played(url: string): Promise<void> {
  const house = await openHouse({ url })
  const { id } = await openGame(house, ['anna', 'berta'], { pace: 'fast' })
  for (const card of [1, 2]) for (const person of ['anna', 'berta']) await play(house, id, person, card)
  await play(house, id, 'anna', 5)
  done(await house.tables.undo(by('anna', id)))
  await house.tables.drafts.set(id, 0, 1, { card: 4 })
  await house.tables.people.change('anna', { language: 'it', quiet: { from: '22:00', to: '07:00' } })
  await house.tables.servers.change({ server: 'server-1', person: 'mod', settings: { language: 'de' } })
  await openGame(house, ['cy', 'di'], { options: { prizes: 2 } })
  await house.store.close()
}

const pairs = kinds
  .flatMap(([from, ownFrom]) => kinds.map(([to, ownTo]) => [from, to, ownFrom, ownTo] as const))
  .filter(([from, to]) => from !== to || kinds.length === 1)

describe('a whole database', () => {
  test.each(pairs)('moves from %s to %s, every row and every log', async (_from, _to, ownFrom, ownTo) => {
    const [from, to] = [await ownFrom(), await ownTo()]
    await played(from)
    const moved = await moveAll(from, to, books)
    expect(moved).toMatchObject({ tables: 2, problems: [] })
    expect(moved.replayed).toBeGreaterThanOrEqual(3)
    expect(moved.rows).toBeGreaterThan(20)
    // Whoever sits there plays on.
    const house = await openHouse({ url: to })
    const { id } = (await house.tables.tablesOf('anna'))[0]!
    await play(house, id, 'anna', 4)
  })

  test.each(kinds)('is not moved onto another on %s, which stays as it was', async (_, ownUrl) => {
    const [from, to] = [`file:${join(ownFolder(), 'from.db')}`, await ownUrl()]
    await played(from)
    await moveAll(from, to, books)
    await expect(moveAll(from, to, books)).rejects.toThrow('the second database is not empty')
    const { client, close } = await openDatabase({ url: to, onFatal: () => undefined })
    expect(await client.table.count()).toBe(2)
    await close()
  })
})

describe.skipIf(binaries === undefined)('on PostgreSQL', () => {
  const own = kinds.find(([name]) => name === 'PostgreSQL')?.[1]

  test('a copy is made while others write, verified, and put back; what was there is kept', async () => {
    const url = (await own?.()) ?? ''
    const folder = ownFolder()
    const file = join(folder, 'copy.dump')
    vi.stubEnv('DATABASE_URL', url)
    vi.stubEnv('DISCORD_TOKEN', 'MTIz.Gabc.d-e_f')
    const here = process.cwd()
    process.chdir(folder)
    onTestFinished(() => {
      vi.unstubAllEnvs()
      process.chdir(here)
    })
    const database = await openDatabase({ url, onFatal: () => undefined })
    await database.client.person.create({ data: { id: 'Ada', settings: {} } })
    expect(await db(['backup', file])).toEqual({
      status: 0,
      text: expect.stringMatching(/^copied postgres@127\.0\.0\.1:\d+\/test_\d+ to /),
    })
    expect(await db(['verify', file])).toEqual({ status: 0, text: expect.stringMatching(/is whole: 0 tables, 0 log entries/) })
    await database.client.person.create({ data: { id: 'Bob', settings: {} } })
    expect(await db(['restore', file])).toEqual({ status: 1, text: expect.stringMatching(/is in use: stop Chancery first$/) })
    await database.close()
    expect(await db(['restore', file])).toEqual({
      status: 0,
      text: expect.stringMatching(/what was there is now before-restore-.*\.dump$/),
    })
    const again = await openDatabase({ url, onFatal: () => undefined })
    expect((await again.client.person.findMany()).map(({ id }) => id)).toEqual(['Ada'])
    await again.close()
  })

  test('a damaged copy is refused in one line', async () => {
    const url = (await own?.()) ?? ''
    const file = join(ownFolder(), 'copy.dump')
    vi.stubEnv('DATABASE_URL', url)
    vi.stubEnv('DISCORD_TOKEN', 'MTIz.Gabc.d-e_f')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect((await db(['backup', file])).status).toBe(0)
    writeFileSync(file, readFileSync(file).subarray(0, 4000))
    expect(await db(['verify', file])).toEqual({
      status: 1,
      text: expect.stringMatching(/^the database .*copy\.dump is damaged .*$/),
    })
    expect(existsSync(file)).toBe(true)
  })
})
