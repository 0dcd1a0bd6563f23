import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bot, startBot } from '../../src/discord/bot.ts'
import { loadCommands } from '../../src/discord/command.ts'
import { createLog, guarded, type Log } from '../../src/discord/gateway/logger.ts'
import type { GameFolder } from '../../src/games/folder.ts'
import { createStudio, type Studio } from '../../src/pictures/index.ts'
import { type Actor, type Loopback, type LoopbackOptions, startLoopback } from '../../src/sandbox/loopback/index.ts'
import { type Database, openDatabase } from '../../src/store/index.ts'
import { type Clock, createTables, type Tables } from '../../src/tables/index.ts'
import { bidsFolder } from '../discord/bids/folder.ts'
import type { ManualClock } from '../sandbox/manual-clock.ts'
import { lend } from '../store/sqlite/lent.ts'
import { listedEntropy } from '../tables/entropy.ts'
import { unpainted } from './unpainted.ts'

export interface Stage {
  readonly discord: Loopback
  readonly tables: Tables
  readonly store: Database
  readonly bot: Bot
  /** Every line of the log, as JSON text. */
  readonly logged: string[]
  /** Why the bot gave up, if it did. */
  readonly lost: string[]
  actor(name: string, locale?: string): Actor
  /** Nothing is open, due or waiting to be posted. */
  settled(): Promise<void>
  /** Stops the bot and starts it again on the same database and the same Discord. */
  restart(): Promise<void>
  /** Stops Discord as well; it comes back at another address, without anybody's private messages. Actors must be asked for anew. */
  restartAll(): Promise<void>
}

export interface StageOptions {
  readonly games?: readonly GameFolder[]
  readonly gamesModule?: URL
  readonly loopback?: LoopbackOptions
  /** One clock for Discord and the tables, moved by the test. */
  readonly clock?: ManualClock
  /** The bot's own clock, where that is another than Discord's. */
  readonly hostClock?: Clock
  /** Whoever draws; nobody does if absent. */
  readonly studio?: Partial<Pick<Studio, 'picture' | 'animation'>>
  /** The name of a channel. */
  readonly operatorChannel?: string
  /** As the bot's own; nobody presses by mistake if absent. */
  readonly moment?: number
  /** As the bot's own; a panel waits for its suggestion if absent. */
  readonly patience?: number
  /** For how long logs of games that are over are kept, in milliseconds; for ever if absent. */
  readonly retention?: number
  /** Commands are registered in the server instead of everywhere. */
  readonly inServer?: boolean
}

const bidsModule = new URL('../discord/bids/games.ts', import.meta.url)

export const tablesClock = (clock: ManualClock): Clock => ({
  now: () => new Date(clock.now()),
  leaps: true,
  until: (time, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve()
      const done = () => {
        cancel()
        signal.removeEventListener('abort', done)
        resolve()
      }
      const cancel = clock.after(Math.max(0, time.getTime() - clock.now()), done)
      signal.addEventListener('abort', done)
    }),
})

/** One studio serves all files of tests of a process: its drawing process takes longer to start than to draw. */
let shared: Studio | undefined
export const sharedStudio = (): Studio => {
  shared ??= createStudio({ workers: 1, idleMs: 60_000 })
  return shared
}

/** The whole bot on a loopback Discord, with a database of its own, until it is closed. */
export async function openStage(options: StageOptions = {}): Promise<Stage & { close(): Promise<void> }> {
  const { games = [bidsFolder], gamesModule = games.includes(bidsFolder) ? bidsModule : undefined } = options
  const onFatal = (error: Error): void => void logged.push(String(error))
  const lent = await lend(onFatal)
  /** Of a Discord that was stopped, for the one after it. */
  let folder: string | undefined
  const { clock } = options
  const botClock = options.hostClock ?? (clock && tablesClock(clock))
  const entropy = listedEntropy()
  const world = { ...options.loopback, ...(clock && { clock }) }
  let discord = await startLoopback(world)
  const operatorChannel = options.operatorChannel === undefined ? undefined : discord.createChannel(options.operatorChannel).id
  const logged: string[] = []
  const lost: string[] = []
  const log = createLog('debug', { write: (line) => logged.push(line) })
  const commands = await loadCommands(new URL('../../commands/', import.meta.url))

  const open = async (store: Database) => {
    const tables = await createTables({
      store,
      games,
      log: guarded(log),
      entropy,
      ...(gamesModule && { gamesModule }),
      ...(botClock && { clock: botClock }),
      ...(options.retention !== undefined && { retention: options.retention }),
    })
    const bot = await startBot({
      token: discord.token,
      api: discord.api,
      requestsPerSecond: 10_000,
      // Actors press at once what people read first.
      moment: options.moment ?? 0,
      // However busy this machine is.
      patience: options.patience ?? 60_000,
      tables,
      games,
      studio: {
        ...unpainted,
        ...options.studio,
      },
      commands,
      log: log satisfies Log,
      language: 'en',
      onLost: (why) => lost.push(why),
      ...(operatorChannel !== undefined && { operatorChannel }),
      ...(options.inServer && { commandServer: discord.guildId }),
      ...(botClock && { clock: botClock }),
    })
    return { store, tables, bot }
  }
  const reopen = async () => open(await openDatabase({ url: lent.url, onFatal }))
  let house = await open(lent.store)

  return {
    async close() {
      await house.bot.stop()
      if (house.store !== lent.store) await house.store.close()
      await lent.giveBack()
      await discord.stop()
      if (folder !== undefined) await rm(folder, { recursive: true, force: true })
    },
    get discord() {
      return discord
    },
    logged,
    lost,
    get tables() {
      return house.tables
    },
    get store() {
      return house.store
    },
    get bot() {
      return house.bot
    },
    actor: (name, locale) => discord.actor(name, locale === undefined ? {} : { locale }),
    async settled() {
      await discord.idle(5)
      await house.bot.running.idle()
      await discord.idle(5)
    },
    async restart() {
      await house.bot.stop()
      await house.store.close()
      house = await reopen()
    },
    async restartAll() {
      folder ??= await mkdtemp(join(tmpdir(), 'chancery-'))
      const file = join(folder, 'discord.json')
      await house.bot.stop()
      await house.store.close()
      discord.save(file)
      await discord.stop()
      discord = await startLoopback({ ...world, file })
      house = await reopen()
    },
  }
}
