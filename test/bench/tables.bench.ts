import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bench, median, type Tools } from './harness.ts'
import { multiply, onFile } from './multiply.ts'
import { elapsed, type House, openGame, openHouse, playOn } from './steps-house.ts'

export const bench: Bench = {
  name: 'tables',
  about: 'what a committed move costs, in a long game, among many tables',

  async run(tools) {
    const folder = mkdtempSync(join(tmpdir(), 'chancery-bench-'))
    try {
      const house = await openHouse(`file:${join(folder, 'moves.db')}`)
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
  const [none, many] = [`file:${join(folder, 'none.db')}`, `file:${join(folder, 'many.db')}`]
  const house = await openHouse(many)
  const id = await openGame(house)
  await playOn(house, id, 1, 30)
  await house.store.close()
  const console = await onFile(many)
  await multiply(console, id, MANY)
  await console.close()
  await startAndStop(none)
  await startAndStop(many)
  const times: Record<string, number[]> = { [none]: [], [many]: [] }
  for (let round = 0; round < 9; round++) {
    for (const url of [none, many]) times[url]?.push(await elapsed(() => startAndStop(url)))
  }
  const [without, withMany] = [median(times[none] ?? []), median(times[many] ?? [])]
  report({ name: 'tables/start', ratio: withMany / without, bar: 1.5, none_ms: without, many_ms: withMany, tables: MANY })
}

async function startAndStop(url: string): Promise<void> {
  const { store, tables } = await openHouse(url)
  const running = tables.run()
  await running.idle()
  await running.stop()
  await store.close()
}
