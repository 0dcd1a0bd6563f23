import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { games } from '../../src/games/index.ts'
import { owedBy, randomPlayer, SeededChance } from '../../src/kernel/index.ts'
import { type Database, openDatabase } from '../../src/store/index.ts'
import {
  createTables,
  type PersonSettings,
  type Post,
  type Running,
  type Sender,
  SettableClock,
  type TableLook,
  type Tables,
} from '../../src/tables/index.ts'
import { ownFolder } from '../store/sqlite/library.ts'
import { done, newRequest } from './house.ts'

export const hour = 3_600_000
export const midnight = new Date('2026-03-02T00:00:00Z')

/** A message as it went out, and when. */
export interface Told {
  readonly at: Date
  readonly post: Post
}

export interface Weeks {
  readonly id: string
  readonly told: readonly Told[]
  readonly errors: readonly unknown[]
  readonly clock: SettableClock
  readonly store: () => Database
  readonly tables: () => Tables
  readonly look: () => Promise<TableLook>
  /** Two hours pass; then each of these people does all that is asked of them. */
  pass(present: readonly string[]): Promise<void>
  /** Both processes end. */
  stop(): Promise<void>
  /** Both processes start anew, this much later. */
  start(later?: number): Promise<void>
}

/** One table of a real game over weeks, under a simulated clock, looked after by two processes at once. */
export async function openWeeks(
  game: string,
  people: readonly string[],
  settings: Readonly<Record<string, Partial<PersonSettings>>>,
): Promise<Weeks> {
  const book = games.find(({ rulebook }) => rulebook.id === game)!.rulebook
  const path = join(ownFolder(), 'chancery.db')
  const clock = new SettableClock(midnight)
  const chance = new SeededChance(`weeks of ${game}`)
  const told: Told[] = []
  const errors: unknown[] = []
  let processes: { store: Database; tables: Tables; running: Running }[] = []
  const send: Sender = async (post) => {
    told.push({ at: clock.now(), post })
    return { did: 'sent', place: post.place ?? { channel: 'c', message: post.id } }
  }
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (fields: unknown, message: string) => errors.push([message, fields]),
  }

  async function start(later = 0): Promise<void> {
    clock.advance(later)
    for (let count = 0; count < 2; count++) {
      const store = await openDatabase({ path, onFatal: (error) => errors.push(error) })
      const tables = await createTables({ store, games, clock, log })
      processes.push({ store, tables, running: tables.run(send) })
    }
    await idle()
  }

  async function stop(): Promise<void> {
    const old = processes
    processes = []
    for (const { running } of old) await running.stop()
    for (const { store } of old) await store.close()
  }

  async function idle(): Promise<void> {
    for (const { running } of processes) await running.idle()
    for (const { running } of processes) await running.idle()
  }

  onTestFinished(stop)
  await start()
  const tables = (): Tables => processes[0]!.tables
  for (const [person, chosen] of Object.entries(settings)) await tables().people.change(person, chosen)
  const [opener = '', ...others] = people
  const common = { channel: 'c', server: null, game, language: 'en', pace: 'fast' } as const
  const { id } = done(await tables().open({ ...common, request: newRequest(), person: opener, name: opener })).look
  for (const person of others) done(await tables().sit({ table: id, request: newRequest(), person, name: person }))
  done(await tables().start({ table: id, request: newRequest(), person: opener }))
  await idle()

  async function look(): Promise<TableLook> {
    return (await tables().look({ table: id }))!
  }

  /** All that is asked of a person now, at random, in any of the processes. */
  async function act(person: string): Promise<void> {
    for (let moves = 0; moves < 60; moves++) {
      const { state, seats, status, paused } = await look()
      const seat = seats.find((candidate) => candidate.person === person)
      if (!state || !seat?.seat || status !== 'playing' || paused || owedBy(book, state, seat.seat).length === 0) return
      const move = randomPlayer(book, state, seat.seat, chance)
      done(await chance.pick(processes).tables.play({ table: id, request: newRequest(), person, moves: [move] }))
    }
  }

  return {
    id,
    told,
    errors,
    clock,
    store: () => processes[0]!.store,
    tables,
    look,
    start,
    stop,
    async pass(present) {
      clock.advance(2 * hour)
      await idle()
      for (const person of present) await act(person)
      await idle()
    },
  }
}
