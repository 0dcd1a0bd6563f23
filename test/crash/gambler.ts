/**
 * A process that is meant to be killed: it opens tables with people and computers, lets the people play at random, take moves back and
 * leave, posts to a channel on paper, and writes down what it was told to be done. `gambler.ts DATABASE NOTES SEED play|finish`.
 */
import { appendFileSync } from 'node:fs'
import { owedBy, randomPlayer, SeededChance } from '../../src/kernel/index.ts'
import { openDatabase } from '../../src/store/index.ts'
import { createTables, type Sender, type TableLook, type Tables } from '../../src/tables/index.ts'
import { games } from './games.ts'

const [path = '', notes = '', seed = '', mode = 'play'] = process.argv.slice(2)
const chance = new SeededChance(seed)
let requests = 0
const newRequest = (): string => `${seed}.${++requests}`

/** Written before anything else happens: a killed process cannot take it back. */
const note = (fact: Readonly<Record<string, unknown>>): void => appendFileSync(notes, `${JSON.stringify(fact)}\n`)

const store = await openDatabase({ url: `file:${path}`, onFatal: () => process.exit(70) })
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (fields: { readonly err?: unknown }, message: string) =>
    note({ ...fields, error: `${message} ${fields.err instanceof Error ? fields.err.stack : ''}` }),
}
const tables = await createTables({ store, games, gamesModule: new URL('./games.ts', import.meta.url), log, lease: 300 })

const send: Sender = async (post) => {
  if (!post.place) note({ created: post.id, tried: post.triedAt !== undefined })
  await new Promise((resolve) => setTimeout(resolve, chance.die(6)))
  return { did: 'sent', place: post.place ?? { channel: 'c', message: post.id } }
}

const running = tables.run(send)
const atOnce = 5

async function newTable(): Promise<void> {
  const { rulebook } = games[chance.die(4) === 1 ? 1 : 0]!
  const person = `${newRequest()}-p`
  const common = { person, name: person }
  const opened = await tables.open({
    ...common,
    request: newRequest(),
    channel: `channel of ${person}`,
    server: null,
    game: rulebook.id,
    language: 'en',
    pace: chance.pick(['fast', 'none'] as const),
  })
  if (opened.refused) return
  const table = opened.look.id
  const count = rulebook.seats.from + chance.die(rulebook.seats.to - rulebook.seats.from + 1) - 1
  for (let seat = 1; seat < count; seat++) {
    if (chance.die(3) === 1) await tables.sit({ table, request: newRequest(), person: `${person}${seat}`, name: 'x' })
    else await tables.addComputer({ table, request: newRequest(), person })
  }
  await tables.start({ table, request: newRequest(), person })
}

/** One person does one thing at a table where somebody waits for people; false if nobody does. */
async function act(look: TableLook): Promise<boolean> {
  const book = games.find(({ rulebook }) => rulebook.id === look.game)?.rulebook
  const { state, id: table } = look
  if (look.status === 'lobby') {
    await tables.end({ table, request: newRequest(), person: look.opener })
    return true
  }
  if (!book || !state) return false
  const waiting = look.seats.filter((seat) => seat.person && seat.seat && owedBy(book, state, seat.seat).length > 0)
  if (waiting.length === 0) return false
  const { person, seat, number } = chance.pick(waiting)
  const request = newRequest()
  const dice = chance.die(20)
  if (dice === 20 && mode === 'play') await tables.leave({ table, request, person: person! })
  else if (dice > 16 && mode === 'play') await takeBack(tables, table, look)
  else {
    const move = randomPlayer(book, state, seat!, chance)
    const asked = { table, request, person: person!, seat: number, moves: [move] }
    const twice = chance.die(5) === 1
    const results = await Promise.all([tables.play(asked), ...(twice ? [tables.play(asked)] : [])])
    for (const result of results) if (!result.refused) note({ acknowledged: request, table, entry: result.entries[0]?.seq })
  }
  return true
}

async function takeBack(house: Tables, table: string, { seq }: TableLook): Promise<void> {
  const asked = { table, request: newRequest(), person: 'mod', moderator: true }
  const result =
    chance.die(3) === 1
      ? await house.redo(asked)
      : await house.undo({ ...asked, ...(chance.die(2) === 1 && { to: chance.die(seq) }) })
  if (!result.refused) note({ acknowledged: asked.request, table, entry: undefined })
}

const activeTables = async (): Promise<string[]> =>
  (await store.client.table.findMany({ where: { activeChannel: { not: null } }, select: { id: true } })).map(({ id }) => id)

/** Long games need not be played to their end: it is enough that no computer has been forgotten. */
async function endLongOnes(): Promise<void> {
  await running.idle()
  for (const table of await activeTables()) {
    const look = await tables.look({ table })
    if (look?.game === 'bids' || !look) continue
    const forgotten = look.seats.find(({ computer, since }) => computer !== null && since !== null)
    if (forgotten) note({ error: 'a computer has not answered', table, seat: forgotten.number })
    await tables.end({ table, request: newRequest(), person: 'mod', moderator: true })
  }
}

if (mode === 'finish') await endLongOnes()
for (;;) {
  const active = await activeTables()
  if (mode === 'play' && active.length < atOnce) await newTable()
  if (mode === 'finish' && active.length === 0) break
  let acted = false
  for (const table of active) {
    const look = await tables.look({ table })
    if (look && (await act(look))) acted = true
    // Whoever kills counts these lines.
    if (acted) console.log('acted')
  }
  if (!acted) await new Promise((resolve) => setTimeout(resolve, 5))
}
await running.idle()
await running.stop()
await store.close()
