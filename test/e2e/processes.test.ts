import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startBot } from '../../src/discord/bot.ts'
import { loadCommands } from '../../src/discord/command.ts'
import { createLog, guarded } from '../../src/discord/gateway/logger.ts'
import { openOperations } from '../../src/operations/index.ts'
import { type Actor, type Channel, type Loopback, startLoopback } from '../../src/sandbox/loopback/index.ts'
import { openDatabase } from '../../src/store/index.ts'
import { createTables, type Roles } from '../../src/tables/index.ts'
import { bidsFolder } from '../discord/bids/folder.ts'
import { acknowledgedIn } from '../scale/fleet.ts'
import { lostOrTwice, outOfOrder } from '../scale/verdict.ts'
import { kinds } from '../store/postgres/databases.ts'
import { sharedStudio } from './open-stage.ts'
import { restProxy } from './rest-proxy.ts'

const gamesModule = new URL('../discord/bids/games.ts', import.meta.url)

interface Part {
  readonly roles: Roles
  readonly shards?: { readonly held: readonly number[]; readonly count: number }
  /** Where Discord's API is asked. */
  readonly api?: string
}

const gateway = { gateway: true, worker: false }
const worker = { gateway: false, worker: true }
const count = 4

/** One process of several on one database, as far as one test can have several. */
async function enter(discord: Loopback, url: string, { roles, shards, api = discord.api }: Part) {
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => logged.push(line) })
  const store = await openDatabase({ url, onFatal: (error) => logged.push(String(error)) })
  const games = [bidsFolder]
  const tables = await createTables({ store, games, gamesModule, log: guarded(log), roles, ...(shards && { shards }) })
  const bot = await startBot({
    ...{ token: discord.token, api, requestsPerSecond: 10_000, tables, games, log, language: 'en', roles },
    studio: sharedStudio(),
    // Actors press at once what people read first.
    moment: 0,
    commands: await loadCommands(new URL('../../commands/', import.meta.url)),
    ...(shards && { shards }),
  })
  let stopped = false
  const stop = async (): Promise<void> => {
    if (stopped) return
    stopped = true
    await bot.stop()
    await store.close()
  }
  onTestFinished(stop)
  return { bot, tables, store, logged, stop }
}

const shardOf = (server: string): number => Number((BigInt(server) >> 22n) % BigInt(count))

/** A channel in a server on each shard. */
async function channelOnEach(discord: Loopback): Promise<readonly { readonly server: string; readonly channel: Channel }[]> {
  const found = new Map<number, { server: string; channel: Channel }>()
  for (let number = 0; found.size < count; number++) {
    await new Promise((resolve) => setTimeout(resolve, 1))
    const { id, channels } = discord.createGuild(`server ${number}`, { channels: [`games-${number}`] })
    if (!found.has(shardOf(id)))
      found.set(shardOf(id), { server: id, channel: channels.find(({ name }) => name === `games-${number}`)! })
  }
  return [...found.values()]
}

/** A game against a computer, in which there is always something to do. */
async function newGame(anna: Actor, channel: Channel): Promise<void> {
  await anna.run('/game new', { game: 'bids', pace: 'none' }, { in: channel })
  const lobby = await anna.waitFor(({ buttons }) => buttons.some(({ label }) => label === 'Add computer'), { in: channel })
  await anna.click(lobby, 'Add computer')
  await anna.click(lobby, 'Start')
}

/** Where others are told at once of what there is to do; on a file that processes share they look for it every two seconds. */
const shared = kinds.at(-1)!

describe.each([shared])('several processes on %s', (_, ownUrl) => {
  test('share four shards and the work: what is pressed in each server is played and posted once, whoever answers', async () => {
    const discord = await startLoopback({ shards: count, sessionStartsAtOnce: count })
    onTestFinished(() => discord.stop())
    const places = await channelOnEach(discord)
    const url = await ownUrl()
    const parts = [
      await enter(discord, url, { roles: gateway, shards: { held: [0, 1], count } }),
      await enter(discord, url, { roles: gateway, shards: { held: [2, 3], count } }),
      await enter(discord, url, { roles: worker }),
    ]
    expect(parts.map(({ bot }) => bot.shards().map(({ shard }) => shard))).toEqual([[0, 1], [2, 3], []])
    for (const { server, channel } of places) {
      const anna = discord.actor(`Anna ${server}`)
      anna.joinGuild(server)
      await anna.run('/game new', { game: 'bids' }, { in: channel })
      const lobby = await anna.waitFor(({ buttons }) => buttons.some(({ label }) => label === 'Add computer'), { in: channel })
      await anna.click(lobby, 'Add computer')
      await anna.click(lobby, 'Start')
    }
    // The computers' bids come from the worker, which is connected to no shard.
    await expect
      .poll(() => parts[2]!.store.client.logEntry.count({ where: { request: { startsWith: 'computer:' } } }))
      .toBe(count)
    await expect.poll(() => parts[0]!.store.client.post.count({ where: { status: 'waiting' } })).toBe(0)
    const sent = await parts[0]!.store.client.post.findMany({ where: { kind: 'status', status: 'sent' } })
    expect(sent).toHaveLength(count)
    // No part takes another's servers for lost.
    expect(await parts[0]!.store.client.table.count({ where: { status: 'playing' } })).toBe(count)
    expect(discord.failures).toEqual([])
    for (const { logged } of parts) expect(logged.filter((line) => /"level":[56]0/.test(line))).toEqual([])
  })

  test('share a proxy that divides their requests; what it says it could not wait for is there once', async () => {
    const discord = await startLoopback()
    onTestFinished(() => discord.stop())
    const url = await ownUrl()
    const { api, passed, giveUpOn } = await restProxy(discord)
    const parts = [await enter(discord, url, { roles: gateway, api }), await enter(discord, url, { roles: worker, api })]
    const channel = discord.createChannel('arena')
    const anna = discord.actor('Anna')
    giveUpOn((heard) => heard.method === 'POST' && /\/channels\/\d+\/messages$/.test(heard.url ?? ''))
    await anna.run('/game new', { game: 'bids' }, { in: channel })
    const { client } = parts[0]!.store
    await expect
      .poll(() => client.post.count({ where: { kind: 'lobby', attempts: 0, status: 'sent' } }), { timeout: 30_000 })
      .toBe(1)
    expect(anna.sees(channel).filter(({ buttons }) => buttons.some(({ label }) => label === 'Join'))).toHaveLength(1)
    // Which is no refusal: nobody and nothing is given up for it.
    expect(parts[1]!.logged.filter((line) => line.includes('"not posted"'))).toEqual([expect.not.stringContaining('"code"')])
    // Nothing goes past it.
    expect(passed.length).toBe(discord.requests.length)
    expect(discord.failures).toEqual([])
    for (const { logged } of parts) expect(logged.filter((line) => /"level":[56]0/.test(line))).toEqual([])
  })

  test('take each other’s place without a gap: the new one comes, the old one goes, no press unanswered, no post twice', async () => {
    const discord = await startLoopback()
    onTestFinished(() => discord.stop())
    const url = await ownUrl()
    const all = { gateway: true, worker: true }
    const parts = [await enter(discord, url, { roles: all })]
    const channel = discord.createChannel('arena')
    const anna = discord.actor('Anna')
    const play = async (): Promise<void> => {
      const panel = await anna.run('/turn', {}, { in: channel })
      const card = panel.selects[0]?.options[0] ?? panel.buttons.find(({ label }) => /^\d+$/.test(label))
      if (card && 'value' in card) await anna.select(panel, 1, [card.value])
      else if (card) await anna.click(panel, card.label)
      else if (/no game|is over/.test(panel.text)) await newGame(anna, channel)
    }
    let playing = true
    const played = (async () => {
      while (playing) await play()
    })()
    /** Until another move was played, whoever was there for it. */
    const movesOn = async (): Promise<void> => {
      const { client } = parts.at(-1)!.store
      const before = await client.logEntry.count({ where: { kind: 'move', actor: 'person' } })
      const moves = () => client.logEntry.count({ where: { kind: 'move', actor: 'person' } })
      await expect.poll(moves, { timeout: 30_000 }).toBeGreaterThan(before)
    }
    await movesOn()
    for (let round = 0; round < 2; round++) {
      parts.push(await enter(discord, url, { roles: all }))
      await parts.at(-2)!.stop()
      await movesOn()
    }
    const { store } = parts.at(-1)!
    playing = false
    await played
    await expect.poll(() => store.client.post.count({ where: { status: 'waiting' } })).toBe(0)
    expect(discord.timings.filter(({ acknowledged }) => acknowledged === null)).toEqual([])
    const answered = parts.flatMap(({ logged }) => logged.flatMap(acknowledgedIn))
    expect(answered.length).toBeGreaterThanOrEqual(3)
    expect(await lostOrTwice(store, discord, [channel], answered)).toEqual([])
    expect(await outOfOrder(store)).toEqual([])
    for (const { logged } of parts) expect(logged.filter((line) => /"level":[56]0/.test(line))).toEqual([])
  })
})

test('a process tells of itself: whether it can work, and all that is counted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chancery-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const discord = await startLoopback()
  onTestFinished(() => discord.stop())
  const { bot, tables } = await enter(discord, `file:${join(folder, 'test.db')}`, { roles: { gateway: true, worker: true } })
  const watched = {
    counters: tables.counters,
    backlog: () => tables.backlog(),
    shards: bot.shards,
    pictures: () => sharedStudio().stats(),
    now: () => new Date(),
    backups: { every: 3_600_000, last: async () => new Date(Date.now() - 3 * 3_600_000) },
  }
  const operations = await openOperations(watched, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => operations.close())
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${operations.port}${path}`)
    return { status: answer.status, text: await answer.text() }
  }
  const channel = discord.createChannel('arena')
  const anna = discord.actor('Anna')
  await anna.run('/game new', { game: 'bids' }, { in: channel })
  const lobby = await anna.waitFor(({ buttons }) => buttons.some(({ label }) => label === 'Add computer'), { in: channel })
  await anna.click(lobby, 'Add computer')
  await anna.click(lobby, 'Start')
  await bot.running.idle()
  const health = await ask('/health')
  expect({ ...health, text: JSON.parse(health.text) }).toMatchObject({
    status: 200,
    text: {
      alive: true,
      ready: true,
      gateway: { shards: 1, connected: 1 },
      database: { ready: true },
      outbox: { waiting: 0 },
      backup: { ready: false },
    },
  })
  const { text } = await ask('/metrics')
  for (const [name, value] of [
    ['moves_total{game="bids",actor="computer"}', '1'],
    ['posts_sent_total{kind="lobby"}', '[1-9]'],
    ['acknowledgement_seconds_count', '[3-9]'],
    ['answer_seconds_count', '[3-9]'],
    ['thought_seconds_count{game="bids",level="normal"}', '1'],
    ['outbox_waiting', '0'],
    ['outbox_age_seconds', '0'],
    ['due_late', '0'],
    ['database_up', '1'],
    ['backup_age_seconds', '10[78]\\d\\d'],
    ['shard_connected{shard="0"}', '1'],
    ['process_resident_memory_bytes', '\\d+'],
  ])
    expect(text).toMatch(new RegExp(`^chancery_${name?.replaceAll(/[{}]/g, '\\$&')} ${value}`, 'm'))
  for (const name of ['refusals', 'rate_limits_met', 'pictures', 'due_late_seconds'])
    expect(text).toContain(`# HELP chancery_${name}`)
  discord.faults.gatewayDown()
  discord.faults.dropGateway()
  await expect.poll(async () => (await ask('/health')).status).toBe(503)
  expect((await ask('/health/live')).status).toBe(200)
  expect((await ask('/nothing')).status).toBe(404)
})
