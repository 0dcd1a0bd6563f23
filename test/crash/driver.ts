import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { openDatabase } from '../../src/store/index.ts'
import { type Clock, createTables, type Sender, systemClock, type TableLook, type Tables } from '../../src/tables/index.ts'
import { games } from '../tables/games.ts'

const CHANNELS = ['red', 'green', 'blue']

/** Every restart comes two minutes later: what a killed process had claimed is free again by then. */
const PAUSE = 120_000

export interface Playing {
  readonly tables: Tables
  /** Plays what is Anna's to play, opens games where there are none if asked to; false if nothing was to do. */
  step(open: boolean): Promise<boolean>
  idle(): Promise<void>
  stop(): Promise<void>
}

/** Three tables of one person and two computers each, over a database that other processes left at any point. */
export async function startPlaying(path: string, restart: number): Promise<Playing> {
  const clock: Clock = {
    now: () => new Date(Date.now() + restart * PAUSE),
    until: (time, signal) => systemClock.until(new Date(time.getTime() - restart * PAUSE), signal),
  }
  const store = await openDatabase({
    path,
    onFatal: (error) => {
      throw error
    },
  })
  const gamesModule = new URL('../tables/games.ts', import.meta.url)
  const problems: unknown[] = []
  const log = { info: () => undefined, warn: () => undefined, error: (fields: unknown) => problems.push(fields) }
  const tables = await createTables({ store, games, gamesModule, clock, log })
  const running = tables.run(senderTo(`${path}.posts`))

  /** Anna's requests have the same names after a restart: what she did already is answered, not done again. */
  async function play(table: TableLook): Promise<void> {
    const [seat] = table.seats
    const hand = table.state && 'players' in table.state ? (table.state.players as Record<string, { hand: number[] }>) : {}
    const card = hand[seat?.seat ?? '']?.hand[0]
    const request = `anna-${table.id}-${seat?.step}`
    const result = await tables.play({ table: table.id, person: 'anna', request, moves: [{ type: 'bid', card }] })
    if (result.refused) throw new Error(JSON.stringify(result.refused))
  }

  async function prepare(table: TableLook): Promise<void> {
    const request = `anna-${table.id}-lobby-${table.seats.length}`
    const on = { table: table.id, person: 'anna', request }
    const result = table.seats.length < 3 ? await tables.addComputer(on) : await tables.start(on)
    if (result.refused) throw new Error(JSON.stringify(result.refused))
  }

  async function stepAt(channel: string, open: boolean): Promise<boolean> {
    const table = await tables.look({ channel })
    if (table?.status === 'playing' && table.seats[0]?.since) return play(table).then(() => true)
    if (table?.status === 'lobby') return prepare(table).then(() => true)
    if (table?.status === 'playing' || !open) return false
    const count = await store.client.table.count({ where: { channel } })
    const opened = await tables.open({
      request: `anna-opens-${channel}-${count}`,
      person: 'anna',
      name: 'Anna',
      channel,
      server: null,
      game: 'bids',
      language: 'en',
      pace: 'fast',
    })
    if (opened.refused) throw new Error(JSON.stringify(opened.refused))
    return true
  }

  return {
    tables,
    async step(open) {
      const did = await Promise.all(CHANNELS.map((channel) => stepAt(channel, open)))
      if (problems.length > 0) throw new Error(JSON.stringify(problems))
      return did.some(Boolean)
    },
    idle: () => running.idle(),
    async stop() {
      await running.stop()
      await store.close()
    },
  }
}

/** A channel that is a file: one line for each message. Like Discord it can be asked whether one is there already. */
function senderTo(file: string): Sender {
  return async (post) => {
    const place = { channel: 'file', message: post.id }
    if (!post.place && !sentTo(file).includes(post.id)) appendFileSync(file, `${post.id}\n`)
    return { did: 'sent', place }
  }
}

export function sentTo(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}
