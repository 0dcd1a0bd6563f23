import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { owedBy, SeededChance } from '../../src/kernel/index.ts'
import {
  type Client,
  type Database,
  dueLanes,
  entryOf,
  findTable,
  firstIn,
  openDatabase,
  type StoredTable,
} from '../../src/store/index.ts'
import { disagreement } from '../../src/tables/history/record.ts'
import { games } from './games.ts'

const gambler = join(import.meta.dirname, 'gambler.ts')
const tsx = import.meta.resolve('tsx')

const fact = z.object({
  acknowledged: z.string().optional(),
  table: z.string().optional(),
  entry: z.number().optional(),
  created: z.string().optional(),
  tried: z.boolean().optional(),
  error: z.string().optional(),
})

export interface CrashReport {
  readonly kills: number
  readonly tables: number
  readonly moves: number
  readonly acknowledged: number
}

/** Kills a playing process at random points, looks after each kill at what is on disk, and lets a last process finish every game. */
export async function crash(kills: number, seed: string): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-crash-'))
  const path = join(folder, 'chancery.db')
  const notes = join(folder, 'notes.jsonl')
  const checked = new Set<string>()
  try {
    for (let kill = 1; kill <= kills; kill++) {
      await playUntilKilled(path, notes, `${seed}.${kill}`)
      await looking(path, (store) => checkAll(store, notes, `after kill ${kill} (seed ${seed})`, checked))
    }
    await finish(path, notes, `${seed}.end`)
    return await looking(path, async (store) => {
      await checkAll(store, notes, `at the end (seed ${seed})`, new Set())
      const { client } = store
      const left = await Promise.all([
        client.table.count({ where: { activeChannel: { not: null } } }),
        // The secrets of a game that people ended open a day later.
        client.table.count({ where: { endedAt: null, OR: [{ dueAt: { not: null } }, { thinkAt: { not: null } }] } }),
        client.post.count({ where: { status: 'waiting' } }),
      ])
      if (left.some((count) => count > 0))
        throw new Error(`at the end there are ${left.join(', ')} open tables, tables with something due, posts waiting`)
      const moves = await client.logEntry.count({ where: { kind: 'move' } })
      return {
        kills,
        tables: await client.table.count(),
        moves,
        acknowledged: factsOf(notes).filter((one) => one.acknowledged).length,
      }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const start = (path: string, notes: string, seed: string, mode: string): ChildProcess =>
  spawn(process.execPath, ['--import', tsx, gambler, path, notes, seed, mode], { stdio: ['ignore', 'pipe', 'inherit'] })

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.on('exit', (code) => resolve(code)))
}

async function playUntilKilled(path: string, notes: string, seed: string): Promise<void> {
  const child = start(path, notes, seed, 'play')
  const exit = ended(child)
  const chance = new SeededChance(`killer of ${seed}`)
  // Often soon, now and then late.
  let left = Math.ceil(chance.die(60) ** 2 / 60)
  for await (const _ of createInterface(child.stdout!)) if (--left === 0) break
  await new Promise((resolve) => setTimeout(resolve, chance.die(20)))
  child.kill('SIGKILL')
  if ((await exit) !== null) throw new Error(`the gambler ended by itself (seed ${seed})`)
}

async function finish(path: string, notes: string, seed: string): Promise<void> {
  const child = start(path, notes, seed, 'finish')
  child.stdout!.resume()
  const code = await ended(child)
  if (code !== 0) throw new Error(`the gambler that should finish every game ended with ${code} (seed ${seed})`)
}

async function looking<Value>(path: string, look: (store: Database) => Promise<Value>): Promise<Value> {
  const store = await openDatabase({
    url: `file:${path}`,
    onFatal: (error) => {
      throw error
    },
  })
  try {
    return await look(store)
  } finally {
    await store.close()
  }
}

/** What was noted in whole lines: the last one may have been cut off. */
function factsOf(notes: string): readonly z.infer<typeof fact>[] {
  if (!existsSync(notes)) return []
  const lines = readFileSync(notes, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => fact.parse(JSON.parse(line)))
}

async function checkAll({ client }: Database, notes: string, when: string, checked: Set<string>): Promise<void> {
  const problems: string[] = []
  for (const { id, status } of await client.table.findMany({ select: { id: true, status: true } })) {
    // A game that is over is looked at once: its rows are at rest.
    if (checked.has(id)) continue
    if (status === 'ended') checked.add(id)
    const stored = await findTable(client, { id })
    if (!stored) continue
    for (const problem of await problemsOf(client, stored)) problems.push(`table ${id} (${stored.row.game}): ${problem}`)
  }
  const created = new Set<string>()
  for (const { acknowledged, table, entry, created: post, tried, error } of factsOf(notes)) {
    if (error) problems.push(`the gambler was told of an error: ${error}`)
    if (acknowledged) {
      const found = await entryOf(client, acknowledged)
      if (!found || found.table !== table || (entry !== undefined && found.seq !== entry))
        problems.push(`${acknowledged} was acknowledged and is not in the log`)
    }
    if (!post) continue
    if (created.has(post) && !tried) problems.push(`post ${post} was created twice without a warning`)
    created.add(post)
  }
  if (problems.length > 0) throw new Error(`${when}:\n${problems.join('\n')}`)
}

/** What is wrong with one table: its log, what is due, what must be posted. */
async function problemsOf(client: Client, stored: StoredTable): Promise<readonly string[]> {
  const { row, seats } = stored
  const book = games.find(({ rulebook }) => rulebook.id === row.game)!.rulebook
  const problems: string[] = []
  const wrong = await disagreement(client, book, stored)
  if (wrong) problems.push(wrong)
  const columns = await client.table.findUniqueOrThrow({
    where: { id: row.id },
    select: { postsAt: true, dueAt: true, thinkAt: true },
  })
  const due = row.live.due.map(({ id }) => id)
  for (const lane of dueLanes)
    if (columns[`${lane}At`]?.getTime() !== firstIn(lane, row.live.due)?.getTime())
      problems.push(`what is due in the lane ${lane} is looked for at another time than it comes`)
  for (const { number, seat, computer } of seats) {
    const owes = row.status === 'playing' && seat !== null && row.position && owedBy(book, row.position.state, seat).length > 0
    const live = row.live.seats[number]!
    if (Boolean(owes) !== (live.since !== null))
      problems.push(`seat ${number} owes ${owes ? 'something' : 'nothing'} and is not counted so`)
    if (owes && computer && !due.includes(`computer:${row.id}:${number}:${live.step}`))
      problems.push(`the computer on seat ${number} is forgotten`)
    // A call that was put off makes due the reminder and the deadline after it.
    if (
      owes &&
      !computer &&
      row.pace.bank !== null &&
      !due.some((id) => /^(ping|reminder|deadline):/.test(id) && id.includes(`:${row.id}:${number}:`))
    )
      problems.push(`the deadline of seat ${number} is forgotten`)
  }
  const waiting = await client.post.count({ where: { table: row.id, status: 'waiting' } })
  if (waiting > 0 && !columns.postsAt) problems.push(`${waiting} posts are forgotten`)
  return problems
}
