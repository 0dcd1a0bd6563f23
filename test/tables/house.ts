import { expect, onTestFinished } from 'vitest'
import type { PlainMove } from '../../src/kernel/index.ts'
import { type Database, openDatabase } from '../../src/store/index.ts'
import {
  type Changed,
  createTables,
  type OnTable,
  type OpenTable,
  type Played,
  type Refused,
  type Result,
  type Running,
  type Sender,
  SettableClock,
  type TableLook,
  type Tables,
  type TablesLog,
  type TablesOptions,
} from '../../src/tables/index.ts'
import { standardUrl } from '../store/postgres/databases.ts'
import { type Lent, lend } from '../store/sqlite/lent.ts'
import { listedEntropy } from './entropy.ts'
import { games } from './games.ts'

export const gamesModule = new URL('./games.ts', import.meta.url)
export const noon = new Date('2026-03-01T12:00:00Z')

export interface House {
  readonly url: string
  readonly store: Database
  readonly tables: Tables
  readonly clock: SettableClock
  readonly errors: Readonly<Record<string, unknown>>[]
  /** What is due is played from the first call on until the test is over. */
  readonly run: (sender?: Sender) => Running
}

/** Two houses may stand on one database: their tables' names differ. Each file counts anew, so that its deals are the same whatever ran before. */
const houses = new Map<string, number>()

function nextHouse(): string {
  const file = expect.getState().testPath ?? ''
  const number = (houses.get(file) ?? 0) + 1
  houses.set(file, number)
  return `house ${number}`
}

/** A database of its own with tables over it, gone after the test. */
export async function openHouse(
  given: { url?: string; clock?: SettableClock } & Partial<
    Pick<TablesOptions, 'games' | 'gamesModule' | 'entropy' | 'retention' | 'shards'>
  > = {},
): Promise<House> {
  const clock = given.clock ?? new SettableClock(noon)
  const { url, store, giveBack } = await databaseFor(given.url)
  const errors: Readonly<Record<string, unknown>>[] = []
  const log: TablesLog = { info: () => undefined, warn: () => undefined, error: (fields) => errors.push(fields) }
  const tables = await createTables({
    store,
    games,
    gamesModule,
    entropy: listedEntropy(nextHouse()),
    ...given,
    clock,
    log,
  })
  let running: Running | undefined
  const run = (sender?: Sender): Running => {
    running ??= tables.run(sender)
    return running
  }
  onTestFinished(async () => {
    await running?.stop()
    await giveBack()
  })
  return { url, store, tables, clock, errors, run }
}

const onFatal = (error: Error): void => {
  throw error
}

/** The one at this address; else one that other tests use as well, one after the other. */
export async function databaseFor(given?: string): Promise<Lent> {
  const url = given ?? (await standardUrl())
  if (url === undefined) return lend(onFatal)
  const store = await openDatabase({ url, onFatal })
  return { url, store, giveBack: store.close }
}

let requests = 0
/** An interaction's id that nobody has used. */
export const newRequest = (): string => `request-${++requests}`

export const by = (person: string, table: string): OnTable => ({ person, table, request: newRequest() })

/** What must not have been refused. */
export function done<Success>(result: Result<Success>): Success {
  expect(result.refused).toBeUndefined()
  // `as`: just checked.
  return result as Success
}

export const codeOf = (result: { readonly refused?: Refused['refused'] }): string | undefined => result.refused?.code

let channels = 0

export async function openLobby({ tables }: House, more: Partial<OpenTable> = {}): Promise<TableLook> {
  const request: OpenTable = {
    request: newRequest(),
    person: 'anna',
    name: 'Anna',
    channel: `channel-${++channels}`,
    server: 'server-1',
    game: 'bids',
    language: 'en',
    pace: 'none',
    ...more,
  }
  return done(await tables.open(request)).look
}

/** A game that has started, with these people and quick computers in joining order; the first has opened it. */
export async function openGame(house: House, seats: readonly string[], more: Partial<OpenTable> = {}): Promise<TableLook> {
  const { tables } = house
  const [opener = 'anna', ...others] = seats
  const { id } = await openLobby(house, { person: opener, name: opener, ...more })
  for (const seat of others)
    done(
      seat === 'computer'
        ? await tables.addComputer({ ...by(opener, id), level: 'easy' })
        : await tables.sit({ ...by(seat, id), name: seat }),
    )
  return done(await tables.start(by(opener, id))).look
}

export const bid = (card: number): PlainMove => ({ type: 'bid', card })

export const play = async ({ tables }: House, table: string, person: string, card: number): Promise<Played> =>
  done(await tables.play({ ...by(person, table), moves: [bid(card)] }))

export async function lookAt({ tables }: House, table: string, at?: number): Promise<TableLook> {
  const look = await tables.look({ table, ...(at !== undefined && { at }) })
  if (!look) throw new Error(`no table ${table}`)
  return look
}

/** The bids on the table, as only a test may see them. */
export const bidsOf = ({ state }: TableLook): unknown => (state && 'bids' in state ? state.bids : undefined)

/** Plays what is due without a person until nothing is. */
export const settle = (house: House): Promise<void> => house.run().idle()

/** Waits until no computer is asked anything: of several processes one may be idle while another gives it something to do. */
export const computersAnswered = ({ store }: House): Promise<void> =>
  expect.poll(() => store.client.table.count({ where: { thinkAt: { not: null } } }), { timeout: 20_000 }).toBe(0)

/** At how many tables something is due, sooner or later. */
export const tablesWithDue = ({ store }: House, id?: string): Promise<number> =>
  store.client.table.count({ where: { id, OR: [{ dueAt: { not: null } }, { thinkAt: { not: null } }] } })

/** Lets time pass, and what is due by then be played. */
export async function later(house: House, milliseconds: number): Promise<void> {
  await settle(house)
  house.clock.advance(milliseconds)
  await settle(house)
}

export type { Changed }
