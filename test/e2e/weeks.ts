import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PermissionFlagsBits, REST } from 'discord.js'
import { expect, onTestFinished } from 'vitest'
import { type Bot, startBot } from '../../src/discord/bot.ts'
import { loadCommands } from '../../src/discord/command.ts'
import { createLog, guarded } from '../../src/discord/gateway/logger.ts'
import type { House } from '../../src/discord/house.ts'
import { Channels } from '../../src/discord/post/channel.ts'
import { Posting } from '../../src/discord/post/sender.ts'
import { Grounds } from '../../src/discord/servers/ground.ts'
import { games } from '../../src/games/index.ts'
import { isRecord, owedBy, randomPlayer, SeededChance } from '../../src/kernel/index.ts'
import { type Actor, type Loopback, startLoopback } from '../../src/sandbox/loopback/index.ts'
import { type Database, lanes, nextWorkAt, openDatabase } from '../../src/store/index.ts'
import { createTables, type Running, type TableLook, type Tables } from '../../src/tables/index.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { listedEntropy } from '../tables/entropy.ts'
import { tablesClock } from './stage.ts'
import { isLobby, thumb } from './table.ts'
import { unpainted } from './unpainted.ts'

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** One message to one person, as Discord took it. */
export interface Notice {
  readonly at: number
  readonly person: string
  readonly kind: 'call' | 'again' | 'near' | 'digest'
  readonly direct: boolean
}

/** A message to everybody about the table itself. */
export interface Told {
  readonly at: number
  readonly text: string
}

interface Process {
  readonly store: Database
  readonly tables: Tables
  readonly running: Running
  stop(): Promise<void>
}

/** A table of four on a Discord of our own, looked after by a bot and by a second process that plays and posts what is due. */
export class Weeks {
  readonly clock: ManualClock
  readonly discord: Loopback
  readonly people: Readonly<Record<'anna' | 'bo' | 'cy' | 'di', Actor>>
  /** When Chancery was down. */
  readonly outages: { from: number; until: number }[] = []
  readonly errors: string[] = []
  readonly #folder: string
  readonly #game: string
  readonly #chance: SeededChance
  #processes: Process[] = []

  private constructor(game: string, folder: string, clock: ManualClock, discord: Loopback) {
    this.#game = game
    this.#folder = folder
    this.clock = clock
    this.discord = discord
    this.#chance = new SeededChance(`weeks of ${game}`)
    const actor = (name: string): Actor => discord.actor(name)
    this.people = { anna: actor('Anna'), bo: actor('Bo'), cy: actor('Cy'), di: actor('Di') }
  }

  static async open(game: string): Promise<Weeks> {
    const folder = await mkdtemp(join(tmpdir(), 'chancery-weeks-'))
    // A Monday, in winter.
    const clock = new ManualClock(Date.UTC(2026, 0, 5))
    const discord = await startLoopback({ clock })
    const weeks = new Weeks(game, folder, clock, discord)
    onTestFinished(async () => {
      await weeks.stop()
      await discord.stop()
      await rm(folder, { recursive: true, force: true })
    })
    await weeks.start()
    return weeks
  }

  /** Somebody who looks after the server and does not play. */
  moderator = (): Actor => this.discord.actor('Mod', { permissions: PermissionFlagsBits.ManageGuild })

  get tables(): Tables {
    return this.#processes[0]!.tables
  }

  get store(): Database {
    return this.#processes[0]!.store
  }

  get book() {
    return games.find(({ rulebook }) => rulebook.id === this.#game)!.rulebook
  }

  get now(): number {
    return this.clock.now()
  }

  async look(): Promise<TableLook> {
    return (await this.tables.look({ channel: this.discord.channel('general').id }))!
  }

  /** Opens the table, seats everybody, and starts. Everybody has said beforehand how they wish to be called. */
  async play(pace: Readonly<Record<string, string | number>>): Promise<void> {
    const { anna, bo, cy, di } = this.people
    const choose = async (who: Actor, what: string, value: string): Promise<void> => {
      const form = await who.run('/settings')
      expect((await who.select(form, { customId: new RegExp(`\\|${what}$`) }, [value])).text).toContain('Saved')
    }
    await choose(anna, 'near', 'on')
    await choose(anna, 'remind', '12')
    await cy.run('/settings', { 'time-zone': 'Europe/Rome' })
    await choose(cy, 'quiet-from', '12:00')
    await choose(cy, 'quiet-to', '08:00')
    await choose(cy, 'pings', 'dm')
    await choose(di, 'digest', '18:00')
    await anna.run('/game new', { game: this.#game })
    const lobby = await anna.waitFor(isLobby)
    for (const who of [bo, cy, di]) {
      await who.click(lobby, 'Join')
      await this.settled()
    }
    expect((await anna.run('/game pace', pace)).text).toContain('from now on')
    await anna.click(lobby, 'Start')
    await this.settled()
  }

  async start(): Promise<void> {
    const bot = await this.#openBot()
    this.#processes = [bot, await this.#openSweeper()]
    await this.settled()
  }

  async stop(): Promise<void> {
    const old = this.#processes
    this.#processes = []
    for (const process of old) await process.stop()
  }

  /** Both processes end and start again, so much later. */
  async restart(later = 0): Promise<void> {
    await this.stop()
    const from = this.now
    this.clock.advance(later)
    if (later > 0) this.outages.push({ from, until: this.now })
    await this.start()
  }

  /** Time passes until then; whatever is due meanwhile happens at its own time. */
  async until(time: number): Promise<void> {
    while (this.now < time) {
      this.clock.advance(Math.max(second, Math.min(time, await this.#nextDue()) - this.now))
      await this.settled()
    }
  }

  /** Somebody does all that is asked of them: the first move by pressing, the others as a process is told of them. */
  async act(who: Actor): Promise<void> {
    this.clock.advance(second)
    await thumb(who, this.#chance)
    await this.settled()
    for (let moves = 0; moves < 60; moves++) {
      const { id, state, seats, status, paused } = await this.look()
      const seat = seats.find(({ person }) => person === who.id)
      if (!state || !seat?.seat || status !== 'playing' || paused || owedBy(this.book, state, seat.seat).length === 0) break
      const move = randomPlayer(this.book, state, seat.seat, this.#chance)
      const { tables } = this.#chance.pick(this.#processes)
      const request = `${who.name} ${this.now} ${moves}`
      const result = await tables.play({ table: id, request, person: who.id, moves: [move], at: new Date(this.now) })
      expect(result.refused).toBeUndefined()
      // A computer that answers does so before the next move, so that every run is the same.
      await this.settled()
    }
  }

  async settled(): Promise<void> {
    await this.discord.idle(1)
    // What one of them plays the other may have to post.
    do await Promise.all(this.#processes.map(({ running }) => running.idle()))
    while (this.#processes.length > 0 && (await this.#nextDue()) < this.now)
    await this.discord.idle(1)
  }

  /** When something is due next, or to be posted. */
  async #nextDue(): Promise<number> {
    const { client } = this.store
    const times = await Promise.all(lanes.map((lane) => nextWorkAt(client, lane)))
    return Math.min(...times.map((at) => at?.getTime() ?? Number.POSITIVE_INFINITY))
  }

  /** Every call, reminder and digest that Discord took, in order. */
  notices(): readonly Notice[] {
    const channel = this.discord.channel('general').id
    return this.#posted().flatMap(({ at, path, body, text }) => {
      const mentioned = isRecord(body.allowed_mentions) ? body.allowed_mentions.users : undefined
      const direct = !path.includes(channel)
      const kind = kinds.find(([, words]) => text.includes(words))?.[0]
      const person = Array.isArray(mentioned) && mentioned.length > 0 ? mentioned.join() : direct ? this.#personOf(path) : ''
      if (mentioned === undefined || (kind === undefined && Array.isArray(mentioned) && mentioned.length === 0)) return []
      return [{ at, person, kind: kind ?? 'call', direct }]
    })
  }

  /** What everybody was told about the table. */
  told(): readonly Told[] {
    return this.#posted().map(({ at, text }) => ({ at, text }))
  }

  #posted() {
    return this.discord.requests.flatMap(({ at, method, route, path, body, status }) => {
      if (method !== 'POST' || route !== '/channels/{channel_id}/messages' || status >= 300 || !isRecord(body)) return []
      return [{ at, path, body, text: JSON.stringify(body.components) }]
    })
  }

  /** Direct messages name nobody: whose they are is known by their channel. */
  #personOf(path: string): string {
    const owner = Object.values(this.people).find((who) => path.includes(`/${who.direct().id}/`))
    return owner?.id ?? ''
  }

  readonly #entropy = listedEntropy()

  async #open(): Promise<{ store: Database; tables: Tables }> {
    const store = await openDatabase({
      url: `file:${join(this.#folder, 'weeks.db')}`,
      onFatal: (error) => this.errors.push(String(error)),
    })
    const tables = await createTables({
      store,
      games,
      clock: tablesClock(this.clock),
      log: guarded(this.#log()),
      entropy: this.#entropy,
    })
    return { store, tables }
  }

  #log = () => createLog('error', { write: (line) => void this.errors.push(line) })

  async #openBot(): Promise<Process> {
    const { store, tables } = await this.#open()
    const bot: Bot = await startBot({
      token: this.discord.token,
      api: this.discord.api,
      requestsPerSecond: 10_000,
      moment: 0,
      tables,
      games,
      studio: unpainted,
      commands: await loadCommands(new URL('../../commands/', import.meta.url)),
      log: this.#log(),
      language: 'en',
      clock: tablesClock(this.clock),
    })
    return { store, tables, running: bot.running, stop: () => bot.stop().then(() => store.close()) }
  }

  async #openSweeper(): Promise<Process> {
    const { store, tables } = await this.#open()
    const { api, token, bot } = this.discord
    const rest = new REST({ api, globalRequestsPerSecond: 10_000 }).setToken(token)
    const channels = new Channels(rest, () => bot.id)
    const house: House = {
      ...{ tables, games, studio: unpainted, channels, language: 'en', log: this.#log(), patience: 60_000 },
      direct: async () => true,
      boards: { refresh: async () => undefined, moved: async () => undefined },
      standing: async () => undefined,
      grounds: new Grounds(rest),
      now: () => new Date(this.now),
    }
    const running = tables.run(new Posting(house, channels).send)
    return { store, tables, running, stop: () => running.stop().then(() => store.close()) }
  }
}

const kinds = [
  ['call', 'it is your turn'],
  ['again', 'your answer is still awaited'],
  ['near', 'your turn comes next'],
  ['digest', 'What waits for you today'],
] as const
