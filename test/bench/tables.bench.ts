import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '../../src/store/index.ts'
import { openWriter } from '../../src/store/sqlite/index.ts'
import { createTables, type Tables } from '../../src/tables/index.ts'
import { type Bench, median, type Tools } from './harness.ts'
import { steps } from './steps.ts'

// `never`: the list takes rulebooks of every game, whatever the type of its positions.
const games = [{ rulebook: steps as never }]

interface House {
  readonly path: string
  readonly store: Database
  readonly tables: Tables
}

async function openHouse(path: string): Promise<House> {
  const store = await openDatabase({
    url: `file:${path}`,
    onFatal: (error) => {
      throw error
    },
  })
  return { path, store, tables: await createTables({ store, games, gamesModule: new URL('./steps-games.ts', import.meta.url) }) }
}

let requests = 0
const by = (person: string, table: string) => ({ person, table, request: `request-${++requests}` })

function done<Success>(result: Success & { refused?: unknown }): Success {
  if (result.refused) throw new Error(JSON.stringify(result.refused))
  return result
}

async function openGame({ tables }: House): Promise<string> {
  const request = `request-${++requests}`
  const opened = done(
    await tables.open({
      request,
      person: 'anna',
      name: 'Anna',
      channel: request,
      server: null,
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
async function playOn({ tables }: House, table: string, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number++) {
    done(await tables.play({ ...by(number % 2 ? 'anna' : 'bo', table), moves: [{ type: 'step', size: 1 + (number % 6) }] }))
  }
}

export const bench: Bench = {
  name: 'tables',
  about: 'what a committed move costs, in a long game, among many tables',

  async run(tools) {
    const folder = mkdtempSync(join(tmpdir(), 'chancery-bench-'))
    try {
      const house = await openHouse(join(folder, 'moves.db'))
      if (tools.wants('tables/move')) await compareWithPlain(house, tools)
      if (tools.wants('tables/late-move')) await compareLateWithEarly(house, tools)
      await house.store.close()
      if (tools.wants('tables/start')) await compareStarts(folder, tools)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

const WARM = 600

/** Against one Prisma transaction that inserts an entry of the same size and updates the position under a version check. */
async function compareWithPlain(house: House, { compare }: Tools): Promise<void> {
  const { store } = house
  const id = await openGame(house)
  // A bot that has run for a while: what is compiled late is compiled.
  await playOn(house, id, 1, WARM)
  const { version } = await store.client.table.findUniqueOrThrow({ where: { id } })
  const { position } = await store.client.table.findUniqueOrThrow({ where: { id } })
  const entry = await store.client.logEntry.findFirstOrThrow({ where: { table: id }, orderBy: { seq: 'desc' } })
  const plain = await openGame(house)
  const first = await store.client.table.findUniqueOrThrow({ where: { id: plain } })
  let seq = 1000
  let plainVersion = first.version
  let number = WARM
  await compare({
    name: 'tables/move',
    bar: 1.6,
    effort: { rounds: 7, time: 400 },
    async floor() {
      seq++
      await store.transaction(async (client) => {
        await client.logEntry.create({ data: { ...entry, table: plain, seq, request: `plain-${seq}` }, select: { seq: true } })
        const { count } = await client.table.updateMany({
          where: { id: plain, version: plainVersion },
          data: { version: plainVersion + 1, position: position ?? '' },
        })
        if (count !== 1) throw new Error('somebody else changed it')
      })
      plainVersion++
    },
    subject: () => playOn(house, id, ++number, number),
  })
  if (version < WARM) throw new Error('the moves were not played')
}

const PAIRS = 120
const LATE = 2000

/** Move 20 of many young tables in turns with move 2,000 and after of an old one. */
async function compareLateWithEarly(house: House, { report }: Tools): Promise<void> {
  const old = await openGame(house)
  await playOn(house, old, 1, LATE - 1)
  const young: string[] = []
  for (let index = 0; index < PAIRS; index++) {
    const id = await openGame(house)
    await playOn(house, id, 1, 19)
    young.push(id)
  }
  const early: number[] = []
  const late: number[] = []
  for (const [index, id] of young.entries()) {
    early.push(await elapsed(() => playOn(house, id, 20, 20)))
    late.push(await elapsed(() => playOn(house, old, LATE + index, LATE + index)))
  }
  report({
    name: 'tables/late-move',
    ratio: median(late) / median(early),
    bar: 1.2,
    move_20_ms: median(early),
    move_2000_ms: median(late),
  })
}

const MANY = 10_000

/** From opening the database until nothing is due, with no tables and with many in the middle of their games. */
async function compareStarts(folder: string, { report }: Tools): Promise<void> {
  const none = join(folder, 'none.db')
  const many = join(folder, 'many.db')
  const house = await openHouse(many)
  const id = await openGame(house)
  await playOn(house, id, 1, 30)
  await house.store.close()
  await multiply(many, id)
  await startAndStop(none)
  await startAndStop(many)
  const times: Record<string, number[]> = { [none]: [], [many]: [] }
  for (let round = 0; round < 9; round++) {
    for (const path of [none, many]) times[path]?.push(await elapsed(() => startAndStop(path)))
  }
  const [without, withMany] = [median(times[none] ?? []), median(times[many] ?? [])]
  report({ name: 'tables/start', ratio: withMany / without, bar: 1.5, none_ms: without, many_ms: withMany, tables: MANY })
}

async function startAndStop(path: string): Promise<void> {
  const { store, tables } = await openHouse(path)
  const running = tables.run()
  await running.idle()
  await running.stop()
  await store.close()
}

/** Copies a table with all its rows until there are many. */
async function multiply(path: string, id: string): Promise<void> {
  const connection = await openWriter(path)
  const names = 'WITH RECURSIVE copy(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM copy WHERE n < ?)'
  for (const model of ['Table', 'Seat', 'LogEntry', 'StoredPosition', 'Due']) {
    const columns = (await connection.all(`PRAGMA table_info("${model}")`)).map(({ name }) => String(name))
    const values = columns.map((column) => `replace("${column}", '${id}', '${id}-' || n)`)
    // Every text that names the table or is unique gets a name of its own.
    const unique = new Set(['request', 'activeChannel', 'channel'])
    const renamed = columns.map((column, index) => {
      if (unique.has(column)) return `"${column}" || '-' || n`
      return [
        'at',
        'seq',
        'number',
        'seat',
        'version',
        'head',
        'branch',
        'parent',
        'rules',
        'chancy',
        'attempts',
        'step',
      ].includes(column)
        ? `"${column}"`
        : values[index]
    })
    const owner = model === 'Table' ? 'id' : '"table"'
    await connection.run(
      `${names} INSERT INTO "${model}" SELECT ${renamed.join(', ')} FROM copy, "${model}" WHERE ${owner} = '${id}'`,
      [MANY],
    )
  }
  const [count] = await connection.all('SELECT count(*) AS count FROM "Table"')
  if (count?.count !== MANY) throw new Error('the tables were not multiplied')
  await connection.close()
}

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
