import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Loopback, startLoopback } from '../../../src/sandbox/loopback/index.ts'
import { claimWork, lanes, nextWorkAt } from '../../../src/store/index.ts'
import { type Sender, SettableClock } from '../../../src/tables/index.ts'
import type { Server } from '../../store/postgres/server.ts'
import { compile, residentOf, started, stopped } from '../compiled-bot.ts'
import { median, type Tools } from '../harness.ts'
import { multiply, onFile, onServer } from '../multiply.ts'
import { elapsed, type House, openGame, openHouse, playOn } from '../steps-house.ts'

const MANY = 100_000
const SERVERS = 100
const WARM = 200
const PAIRS = 300
const STARTS = 7
const LOOKS = 100

/** A kind of database, with the addresses of two of it: with one table in the middle of its game, and with as many as a large bot has. */
interface Kind {
  readonly suffix: string
  readonly addresses: readonly [one: string, many: string]
  console(url: string): ReturnType<typeof onFile>
}

/** What everybody else's tables cost whoever plays at one. */
export async function compareMany(server: Server, tools: Tools): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-bench-'))
  const discord = await startLoopback({ token: 'the.bench.bot', remember: 100 })
  const file = (name: string): string => `file:${join(folder, `${name}.db`)}`
  const kinds: readonly Kind[] = [
    {
      suffix: '',
      addresses: [server.url('one'), server.url('many')],
      console: async (url) => onServer(server, url),
    },
    { suffix: '-sqlite', addresses: [file('one'), file('many')], console: onFile },
  ]
  try {
    for (const kind of kinds) {
      if (!['move', 'rest', 'start'].some((name) => tools.wants(`scale/${name}${kind.suffix}`))) continue
      if (kind.suffix === '') for (const name of ['one', 'many']) await server.ask('postgres', `CREATE DATABASE ${name}`)
      await compareOn(kind, discord, folder, tools)
    }
  } finally {
    await discord.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A house in the state of a bot that has run for a while, and the number of the last move at its own table. */
interface Side {
  readonly house: House
  readonly table: string
  number: number
}

async function compareOn({ suffix, addresses, console }: Kind, discord: Loopback, folder: string, tools: Tools): Promise<void> {
  const servers = Array.from({ length: SERVERS }, (_, number) => discord.createGuild(`Server ${number}`).id)
  const sides: Side[] = []
  let bytes = 0
  for (const url of addresses) {
    const resting = await restingTable(url, servers[0]!)
    const house = await openHouse(url)
    if (url === addresses[1]) {
      const typed = await console(url)
      const before = await typed.bytes()
      await multiply(typed, resting, MANY, servers)
      bytes = ((await typed.bytes()) - before) / MANY
      await typed.close()
    }
    sides.push({ house, table: await openGame(house), number: 0 })
  }
  const [one, many] = sides as [Side, Side]
  await compareMoves(`scale/move${suffix}`, one, many, tools)
  await compareLooks(`scale/rest${suffix}`, { one, many, bytes }, tools)
  for (const { house } of sides) {
    await posted(house)
    await house.store.close()
  }
  await compareStarts(`scale/start${suffix}`, addresses, discord, folder, tools)
}

const hour = 3_600_000

/** A table at which some moves were played an hour ago: whoever had to be called was called, and what comes next comes tomorrow. */
async function restingTable(url: string, server: string): Promise<string> {
  const clock = new SettableClock(new Date(Date.now() - hour))
  const house = await openHouse(url, clock)
  const table = await openGame(house, server)
  await playOn(house, table, 1, 4)
  await posted(house)
  clock.advance(hour)
  await posted(house)
  await house.store.close()
  return table
}

/** All that waits is posted, on paper. */
async function posted({ tables }: House): Promise<void> {
  const onPaper: Sender = async ({ id, place }) => ({ did: 'sent', place: place ?? { channel: 'c', message: id } })
  const running = tables.run(onPaper)
  await running.idle()
  await running.stop()
}

async function compareMoves(name: string, one: Side, many: Side, { report, wants }: Tools): Promise<void> {
  if (!wants(name)) return
  const next = (side: Side): Promise<void> => playOn(side.house, side.table, ++side.number, side.number)
  for (let move = 0; move < WARM; move++) for (const side of [one, many]) await next(side)
  const times: [number[], number[]] = [[], []]
  for (let pair = 0; pair < PAIRS; pair++)
    // Who goes first takes turns as well.
    for (const index of pair % 2 ? ([0, 1] as const) : ([1, 0] as const))
      times[index].push(await elapsed(() => next([one, many][index]!)))
  const [alone, among] = times.map(median) as [number, number]
  report({ name, ratio: among / alone, bar: 1.1, one_ms: alone, many_ms: among, tables: MANY })
}

/** What a process does every two seconds where nothing is to be done. */
async function compareLooks(
  name: string,
  { one, many, bytes }: { readonly one: Side; readonly many: Side; readonly bytes: number },
  { report, wants }: Tools,
): Promise<void> {
  if (!wants(name)) return
  const look = async ({ house: { store } }: Side): Promise<void> => {
    const [claim, now] = [randomUUID(), new Date()]
    const until = new Date(now.getTime() + 1000)
    for (const lane of lanes) {
      await claimWork(store, lane, claim, now, until)
      await nextWorkAt(store.client, lane)
    }
  }
  const times: [number[], number[]] = [[], []]
  for (let turn = 0; turn < LOOKS; turn++)
    for (const index of [0, 1] as const) times[index].push(await elapsed(() => look([one, many][index]!)))
  const [alone, among] = times.map((all) => median(all.slice(20))) as [number, number]
  report({ name, ratio: among / alone, bar: 1.2, one_ms: alone, many_ms: among, bytes_a_table: Math.round(bytes), tables: MANY })
}

/** The compiled bot, until it says that it is ready. */
async function compareStarts(
  name: string,
  addresses: readonly string[],
  discord: Loopback,
  folder: string,
  { report, wants }: Tools,
): Promise<void> {
  if (!wants(name)) return
  compile()
  const times: [number[], number[]] = [[], []]
  const memory: [number[], number[]] = [[], []]
  for (let start = 0; start <= STARTS; start++)
    for (const index of [0, 1] as const) {
      // So many starts in a row are no fault of the bot's: nothing is noted of those before.
      for (const noted of [join(folder, 'data'), ...['one', 'many'].map((side) => join(folder, `${side}.db.starts`))])
        rmSync(noted, { recursive: true, force: true })
      const began = performance.now()
      const child = await started(discord, folder, { DATABASE_URL: addresses[index]! })
      // The first time commands are registered.
      if (start > 0) times[index].push(performance.now() - began)
      if (start > 0) memory[index].push(residentOf(child))
      await stopped(child)
    }
  const [alone, among] = times.map(median) as [number, number]
  const [MB_one, MB_many] = memory.map(median)
  report({ name, ratio: among / alone, bar: 1.2, one_ms: alone, many_ms: among, MB_one, MB_many, tables: MANY })
}
