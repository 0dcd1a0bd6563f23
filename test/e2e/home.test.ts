import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startBot } from '../../src/discord/bot.ts'
import { loadCommands } from '../../src/discord/command.ts'
import { NotAtHome } from '../../src/discord/gateway/arrive.ts'
import { createLog, guarded } from '../../src/discord/gateway/logger.ts'
import { type Loopback, startLoopback } from '../../src/sandbox/loopback/index.ts'
import { openDatabase } from '../../src/store/index.ts'
import { createTables } from '../../src/tables/index.ts'
import { bidsFolder } from '../discord/bids/folder.ts'
import { sharedStudio } from './stage.ts'
import { isLobby } from './table.ts'

const commands = await loadCommands(new URL('../../commands/', import.meta.url))
const games = [bidsFolder]

function database(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-home-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'chancery.db')
}

async function world(): Promise<Loopback> {
  // Ids begin with the time: those of two worlds that begin in one moment are the same.
  await new Promise((resolve) => setTimeout(resolve, 5))
  const discord = await startLoopback()
  onTestFinished(() => discord.stop())
  return discord
}

async function open(path: string) {
  const store = await openDatabase({ url: `file:${path}`, onFatal: () => undefined })
  const tables = await createTables({ store, games, log: guarded(createLog('silent')) })
  return { store, tables }
}

/** Runs the bot of that world on the database, for as long as the work takes. */
async function running<Value>(
  path: string,
  discord: Loopback,
  work: (set: Awaited<ReturnType<typeof open>>) => Promise<Value>,
  commandServer?: string,
): Promise<Value> {
  const set = await open(path)
  try {
    const bot = await startBot({
      ...{ token: discord.token, api: discord.api, requestsPerSecond: 10_000, moment: 0, tables: set.tables, games, commands },
      ...{ studio: sharedStudio(), log: createLog('silent'), language: 'en', ...(commandServer && { commandServer }) },
    })
    try {
      return await work(set)
    } finally {
      await bot.running.idle()
      await bot.stop()
    }
  } finally {
    await set.store.close()
  }
}

const playing = async (discord: Loopback) => {
  const anna = discord.actor('Anna')
  await anna.run('/game new', { game: 'bids' })
  await anna.waitFor(isLobby)
  return anna
}

const forgetHome = (path: string) => open(path).then(({ store }) => store.client.home.deleteMany().then(() => store.close()))
const statusIn = async (path: string, discord: Loopback) => {
  const { store, tables } = await open(path)
  const look = await tables.look({ channel: discord.channel('general').id })
  await store.close()
  return look?.status
}

describe('a database', () => {
  test('is refused to any other application: no table is put away, nobody written to, nothing registered', async () => {
    const path = database()
    const [production, sandbox] = [await world(), await world()]
    await running(path, production, () => playing(production))
    const refused = running(path, sandbox, () => Promise.resolve())
    await expect(refused).rejects.toThrow(NotAtHome)
    await expect(refused).rejects.toThrow(`npm run -s db -- owner ${sandbox.applicationId}`)
    expect(sandbox.requests.filter(({ method }) => method !== 'GET')).toEqual([])
    expect(sandbox.botConnected).toBe(false)
    expect(await statusIn(path, production)).toBe('lobby')
    await running(path, production, () => Promise.resolve())
    expect(production.actor('Anna').directMessages()).toEqual([])
  })

  test('that does not say whose it is, is known by its servers', async () => {
    const path = database()
    const [production, other] = [await world(), await world()]
    await running(path, production, () => playing(production))
    await forgetHome(path)
    await expect(running(path, other, () => Promise.resolve())).rejects.toThrow('rename it to sandbox.db')
    expect(await statusIn(path, production)).toBe('lobby')
    await running(path, production, () => Promise.resolve())
    await expect(running(path, other, () => Promise.resolve())).rejects.toThrow(production.applicationId)
  })

  test('in which a sandbox has played as well puts those tables away, and tells nobody of them', async () => {
    const path = database()
    const [production, sandbox] = [await world(), await world()]
    await running(path, production, () => playing(production))
    const { store, tables } = await open(path)
    const { id: channel } = sandbox.channel('general')
    const where = { channel, server: sandbox.guildId, game: 'bids', language: 'en' } as const
    await tables.open({ request: 'interaction', person: sandbox.actor('Sam').id, name: 'Sam', ...where })
    await store.close()
    await forgetHome(path)
    const before = production.requests.length
    await running(path, production, () => Promise.resolve())
    expect(await statusIn(path, sandbox)).toBe('archived')
    expect(await statusIn(path, production)).toBe('lobby')
    expect(production.requests.slice(before).filter(({ route }) => route === '/users/@me/channels')).toEqual([])
  })
})

describe('commands', () => {
  const shown = (discord: Loopback, guild: string) => {
    const anna = discord.actor('Anna')
    if (guild !== discord.guildId && !anna.channels().some((channel) => channel.guild === guild)) anna.joinGuild(guild)
    const channel = anna.channels().find((one) => one.guild === guild)!
    return anna.commands(channel).filter(({ name }) => name === 'game').length
  }

  test('that were a server’s alone go from there when they are to be elsewhere, and nobody sees them twice', async () => {
    const path = database()
    const discord = await world()
    const other = discord.createGuild('Other').id
    const seen = async (server?: string) => {
      await running(path, discord, () => Promise.resolve(), server)
      return [shown(discord, discord.guildId), shown(discord, other)]
    }
    expect(await seen(discord.guildId)).toEqual([1, 0])
    expect(await seen(other)).toEqual([0, 1])
    expect(await seen()).toEqual([1, 1])
    expect(await seen(discord.guildId)).toEqual([1, 0])
  })

  test('left behind in a server before it was noted are found as well', async () => {
    const path = database()
    const discord = await world()
    await running(path, discord, () => Promise.resolve(), discord.guildId)
    await forgetHome(path)
    await running(path, discord, () => Promise.resolve())
    expect(shown(discord, discord.guildId)).toBe(1)
  })
})
