/** One process that plays all games by what deadlines would play: `player.ts URL SECONDS`. Says that it is warm, and at the end how many moves it played in how many milliseconds of a core. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { games } from '../../../src/games/index.ts'
import type { AnyRulebook } from '../../../src/kernel/index.ts'
import { openDatabase } from '../../../src/store/index.ts'
import { createTables } from '../../../src/tables/index.ts'

const [url = '', seconds = '5'] = process.argv.slice(2)
/** Moves of each table before it counts. */
const warm = 60

const store = await openDatabase({
  url,
  onFatal: (error) => {
    throw error
  },
})
const tables = await createTables({ store, games })
let moves = 0
let over = false

const by = (person: string, table: string) => ({ person, table, request: randomUUID() })
const nameOf = (seat: number): string => `person-${process.pid}-${seat}`

function done<Success extends object>(result: Success & { refused?: unknown }): Success {
  if (result.refused) throw new Error(JSON.stringify(result.refused))
  return result
}

async function openGame({ id: game, seats }: AnyRulebook): Promise<string> {
  const channel = randomUUID()
  const first = { request: randomUUID(), person: nameOf(0), name: 'Anna' } as const
  const opened = done(await tables.open({ ...first, channel, server: null, game, language: 'en', pace: 'none' }))
  if (opened.refused) throw new Error('refused')
  const { id } = opened.look
  for (let seat = 1; seat < seats.from; seat++) done(await tables.sit({ ...by(nameOf(seat), id), name: `Bo ${seat}` }))
  done(await tables.start(by(nameOf(0), id)))
  return id
}

/** Plays a move of whoever owes one. Whether the game goes on. */
async function playOne(book: AnyRulebook, table: string): Promise<boolean> {
  const look = await tables.look({ table })
  const [owed] = look?.owed ?? []
  const seat = look?.seats.find((one) => one.seat === owed?.seat)
  if (!look?.state || !owed || !seat?.person) return false
  const move = book.decisions[owed.decision]!.fallback(look.state, owed.seat, owed)
  done(await tables.play({ ...by(seat.person, table), seat: seat.number, moves: [move] }))
  moves++
  return true
}

async function playOn(book: AnyRulebook, goesOn: (played: number) => boolean): Promise<void> {
  let table = await openGame(book)
  for (let played = 0; goesOn(played); played++) if (!(await playOne(book, table))) table = await openGame(book)
}

const books = games.map(({ rulebook }) => rulebook)
await Promise.all(books.map((book) => playOn(book, (played) => played < warm)))
process.stdout.write('warm\n')
await once(process.stdin, 'data')
moves = 0
const cpu = process.cpuUsage()
setTimeout(() => {
  over = true
}, Number(seconds) * 1000)
await Promise.all(books.map((book) => playOn(book, () => !over)))
const { user, system } = process.cpuUsage(cpu)
process.stdout.write(`${moves} ${(user + system) / 1000}\n`)
await store.close()
process.exit()
