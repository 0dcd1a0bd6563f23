import { type Database, openDatabase } from '../../src/store/index.ts'
import { type Clock, createTables, systemClock, type Tables } from '../../src/tables/index.ts'
import { steps } from './steps.ts'

// `never`: the list takes rulebooks of every game, whatever the type of its positions.
const games = [{ rulebook: steps as never }]

/** Tables at which Steps is played, on a database. */
export interface House {
  readonly store: Database
  readonly tables: Tables
}

export async function openHouse(url: string, clock: Clock = systemClock): Promise<House> {
  const store = await openDatabase({
    url,
    onFatal: (error) => {
      throw error
    },
  })
  const gamesModule = new URL('./steps-games.ts', import.meta.url)
  return { store, tables: await createTables({ store, games, gamesModule, clock }) }
}

let requests = 0
const by = (person: string, table: string) => ({ person, table, request: `request-${++requests}` })

function done<Success>(result: Success & { refused?: unknown }): Success {
  if (result.refused) throw new Error(JSON.stringify(result.refused))
  return result
}

export async function openGame({ tables }: House, server: string | null = null): Promise<string> {
  const request = `request-${++requests}`
  const opened = done(
    await tables.open({
      request,
      person: 'anna',
      name: 'Anna',
      channel: request,
      server,
      game: 'steps',
      language: 'en',
      pace: 'fast',
    }),
  )
  const { id } = 'look' in opened ? opened.look : { id: '' }
  done(await tables.sit({ ...by('bo', id), name: 'Bo' }))
  done(await tables.start(by('anna', id)))
  return id
}

/** Plays the moves from number `from` to `to`, whoever's turn it is. */
export async function playOn({ tables }: House, table: string, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number++) {
    done(await tables.play({ ...by(number % 2 ? 'anna' : 'bo', table), moves: [{ type: 'step', size: 1 + (number % 6) }] }))
  }
}

export async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
