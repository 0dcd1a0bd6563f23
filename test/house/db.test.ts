import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { games } from '../../src/games/index.ts'
import { keepAlone, openDatabase, readHome, writeHeartbeat } from '../../src/store/index.ts'
import { createTables } from '../../src/tables/index.ts'
import { databaseCommand as db } from '../../src/tools/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'chancery-db-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const database = join(folder, 'chancery.db')
const copy = join(folder, 'copy.db')
vi.stubEnv('DATABASE_URL', `file:${database}`)
vi.stubEnv('SANDBOX_DATABASE_URL', `file:${database}`)

// In the order of somebody who tries one after the other.
describe('the database tool', () => {
  test('says how it is used', async () => {
    for (const command of [[], ['dance'], ['backup'], ['migrate', 'now'], ['verify', 'one', 'two']]) {
      expect(await db(command)).toEqual({ status: 2, text: expect.stringMatching(/^npm run -s db -- COMMAND/) })
    }
  })

  test('makes a database, once', async () => {
    expect(await db(['migrate'])).toEqual({ status: 0, text: expect.stringMatching(/^applied \d{14}_initial/) })
    expect(await db(['migrate'])).toEqual({ status: 0, text: 'nothing to apply' })
  })

  test('copies it, and finds the copy whole', async () => {
    expect(await db(['backup', copy])).toEqual({ status: 0, text: `copied ${database} to ${copy}` })
    expect(await db(['verify', copy])).toEqual({
      status: 0,
      text: expect.stringMatching(/copy\.db is whole: 0 tables, 0 log entries/),
    })
  })

  test('puts the copy back', async () => {
    rmSync(database)
    expect(await db(['restore', copy])).toEqual({ status: 0, text: `restored ${database} from ${copy}` })
    expect(existsSync(database)).toBe(true)
  })

  test('says whether somebody is at work on it, without bringing it up to date', async () => {
    expect(await db(['health'])).toEqual({ status: 1, text: expect.stringMatching(/^nobody was ever at work/) })
    const store = await openDatabase({ url: `file:${database}`, onFatal: () => undefined })
    await writeHeartbeat(store.client, new Date(), 0)
    expect(await db(['health'])).toEqual({ status: 0, text: expect.stringMatching(/^at work and connected, \d seconds ago$/) })
    await writeHeartbeat(store.client, new Date(Date.now() - 5 * 60_000), 0)
    expect(await db(['health'])).toEqual({ status: 1, text: expect.stringMatching(/^silent for 3\d\d seconds$/) })
    await store.close()
  })

  test('takes in the record of a game, if it leads where it says', async () => {
    const record = fileURLToPath(new URL('../records/limit/solo-lost.json', import.meta.url))
    const place = 'https://discord.com/channels/123456789012345678/223456789012345678'
    expect(await db(['import', record, 'here'])).toEqual({
      status: 1,
      text: expect.stringMatching(/^a channel is named by its link/),
    })
    expect(await db(['import', record, place])).toEqual({
      status: 0,
      text: expect.stringMatching(/took in .*solo-lost\.json: \d+ entries, each played again/),
    })
    const changed = join(folder, 'changed.json')
    writeFileSync(changed, readFileSync(record, 'utf8').replace(/"seed": ?"/, '$&x'))
    expect(await db(['import', changed, place])).toEqual({
      status: 1,
      text: expect.stringContaining('does not lead where it says'),
    })
    const store = await openDatabase({ url: `file:${database}`, onFatal: () => undefined })
    expect(await store.client.table.findMany({ select: { channel: true, status: true } })).toEqual([
      { channel: '223456789012345678', status: 'ended' },
    ])
    await store.close()
  })

  test('takes in a game that is on elsewhere and was sealed for a server here, once', async () => {
    const opened = async (file: string) => {
      const store = await openDatabase({ url: `file:${file}`, onFatal: () => undefined })
      return { store, tables: await createTables({ store, games, roles: { gateway: false, worker: false } }) }
    }
    const [server, channel, person] = ['123456789012345678', '323456789012345678', '423456789012345678'] as const
    const here = await opened(database)
    const to = await here.tables.address(server)
    await here.store.close()
    const there = await opened(join(folder, 'elsewhere.db'))
    const wish = { person, name: 'Anna', channel, server: '523456789012345678', game: 'limit', language: 'en' } as const
    await there.tables.open({ ...wish, request: 'open' })
    await there.tables.start({ channel, person, request: 'start' })
    const asked = await there.tables.ask({ channel, person, request: 'move', wish: { kind: 'move', to } })
    expect(asked).toMatchObject({ outcome: 'agreed' })
    const sealed = join(folder, 'sealed.json')
    writeFileSync(sealed, (await there.tables.sealed({ channel }))!)
    await there.store.close()
    expect(await db(['import', sealed, `${server}/${channel}`])).toEqual({
      status: 0,
      text: expect.stringMatching(/took in .*sealed\.json: \d+ entries/),
    })
    expect(await db(['import', sealed, `${server}/423456789012345678`])).toEqual({
      status: 1,
      text: 'This game has been taken in here already.',
    })
    const after = await opened(database)
    expect(await after.tables.look({ channel })).toMatchObject({ status: 'playing', paused: true, seats: [{ person }] })
    await after.store.close()
    expect(await db(['backup', join(folder, 'moved.db')])).toMatchObject({ status: 0 })
  })

  test('gives it to another application, by its id', async () => {
    expect(await db(['owner', 'me'])).toEqual({ status: 1, text: expect.stringMatching(/^an application is named by its id/) })
    const id = '123456789012345678'
    expect(await db(['owner', id])).toEqual({ status: 0, text: `${database} belongs to the application ${id} now` })
    const store = await openDatabase({ url: `file:${database}`, onFatal: () => undefined })
    expect(await readHome(store.client)).toMatchObject({ application: id, commands: null })
    await store.close()
  })

  test.each([
    ['restore', copy],
    ['move', `file:${database}`, `file:${join(folder, 'another.db')}`],
    ['import', copy, '123456789012345678/223456789012345678'],
    ['owner', '223456789012345678'],
  ])('leaves a database alone on which somebody is at work: %s', async (...command) => {
    const before = readFileSync(database)
    const release = await keepAlone(`file:${database}`)
    expect(await db(command)).toEqual({ status: 1, text: expect.stringMatching(/chancery\.db is in use/) })
    await release()
    expect(readFileSync(database).equals(before)).toBe(true)
  })

  test('refuses a damaged copy in one line', async () => {
    writeFileSync(copy, 'Dear Sir, '.repeat(500))
    expect(await db(['verify', copy])).toEqual({
      status: 1,
      text: expect.stringMatching(/^the database .*copy\.db is damaged .*$/),
    })
  })

  test('has no migration to write', async () => {
    expect(await db(['drift'])).toEqual({ status: 0, text: 'the migrations describe the schema' })
    expect(await db(['new', 'nothing'])).toEqual({ status: 0, text: 'nothing to do: the migrations describe the schema' })
    expect(await db(['new', 'Add Ratings'])).toEqual({
      status: 1,
      text: expect.stringMatching(/^a migration is named by small letters/),
    })
  })
})
