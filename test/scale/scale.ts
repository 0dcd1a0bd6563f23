import { setTimeout as pause } from 'node:timers/promises'
import { games } from '../../src/games/index.ts'
import { type AnyRulebook, SeededChance } from '../../src/kernel/index.ts'
import { type Loopback, startLoopback } from '../../src/sandbox/loopback/index.ts'
import { migrate } from '../../src/store/client.ts'
import { type Database, openDatabase } from '../../src/store/index.ts'
import { checkContents } from '../../src/tools/contents.ts'
import { Server } from '../store/postgres/server.ts'
import { Fleet, parts, shards } from './fleet.ts'
import { People } from './people.ts'
import { lostOrTwice, outOfOrder, pressed, type Window } from './verdict.ts'

export interface ScaleOptions {
  readonly tables: number
  /** Of play, killing included. */
  readonly seconds: number
  /** Between two kills, on average. */
  readonly killEvery: number
  /** How long somebody thinks between two sittings, on average, in seconds. */
  readonly think: number
  readonly seed: string
  /** Whether whoever posts and plays for computers is killed as well: what they had claimed then waits for forty seconds. */
  readonly sparesWorkers?: boolean
}

export interface ScaleReport {
  readonly tables: number
  readonly kills: readonly string[]
  readonly presses: number
  /** Milliseconds from a press to its acknowledgement, outside the seconds after a kill. */
  readonly p50: number
  readonly p99: number
  readonly acknowledged: number
  readonly moves: number
  readonly posts: number
  /** Requests of those that Discord counts: neither answers to presses nor what follows them. */
  readonly counted: number
  /** Milliseconds of a core for each press, everything that came of it included; what the database takes is not. */
  readonly cpu: number
  /** What went wrong in people's hands, and how often. */
  readonly stumbles: Readonly<Record<string, number>>
  /** What was lost, done twice, out of order, or left undone. */
  readonly problems: readonly string[]
  /** Who was answered too late, or not at all, which a busy machine may be to blame for. */
  readonly late: readonly string[]
}

/** The bar for the acknowledgement of 99 of 100 presses, in milliseconds: Discord gives up after 3,000. */
const longestAcknowledgement = 300

/** So many milliseconds after everything is up again it has found its way. */
const heals = 5_000

/**
 * Three processes on four shards of a small Discord and one PostgreSQL, people and computers at many tables at once; now and then a
 * process or the server is killed and started again. Then everything is held against everything.
 */
export async function scale({ tables, seconds, killEvery, think, seed, sparesWorkers }: ScaleOptions): Promise<ScaleReport> {
  const server = await Server.start()
  await server.ask('postgres', 'CREATE DATABASE games')
  const url = server.url('games')
  await migrate({ url })
  const discord = await startLoopback({ token: 'the.scale.bot', shards, sessionStartsAtOnce: shards, remember: 50_000 })
  const fleet = new Fleet(discord, url)
  try {
    const people = new People(discord, { tables, seed, think: think * 1000, arriving: seconds * 200 })
    await Promise.all(parts.map((_, part) => fleet.start(part)))
    people.begin()
    const everybody = parts.map((_, part) => part)
    const victims = everybody.filter((part) => !sparesWorkers || !parts[part]?.ROLES?.includes('worker'))
    const windows = await killing({ server, fleet, seconds, killEvery, seed, victims })
    await somebodyPlays(people)
    await people.stop()
    const store = await openDatabase({ url, onFatal: () => undefined })
    try {
      const problems = await settled(store)
      for (const [part] of parts.entries()) await fleet.stop(part)
      return await reported(store, { discord, fleet, people, windows, problems })
    } finally {
      await store.close()
    }
  } finally {
    await fleet.remove()
    await discord.stop()
    await server.remove()
  }
}

interface Killing extends Pick<ScaleOptions, 'seconds' | 'killEvery' | 'seed'> {
  readonly server: Server
  readonly fleet: Fleet
  readonly victims: readonly number[]
}

/** One of the processes, or the server, again and again. */
async function killing({ server, fleet, seconds, killEvery, seed, victims }: Killing): Promise<readonly Window[]> {
  const chance = new SeededChance(`killer of ${seed}`)
  const windows: Window[] = []
  const over = performance.now() + seconds * 1000
  for (;;) {
    const rest = killEvery * 1000 * (0.5 + chance.die(100) / 100)
    if (performance.now() + rest > over) break
    await pause(rest)
    const from = performance.now()
    const victim = victims[chance.die(victims.length + 1) - 1]
    if (victim === undefined) {
      await server.stop(chance.pick(['SIGQUIT', 'SIGKILL'] as const))
      await pause(chance.die(1500))
      await server.start()
    } else {
      await fleet.kill(victim)
      await fleet.start(victim)
    }
    const what = victim === undefined ? 'PostgreSQL' : Object.values(parts[victim]!).join(' ')
    windows.push({ what, from, to: performance.now() + heals })
  }
  await pause(Math.max(0, over - performance.now()))
  return windows
}

/** What a killed process had claimed is free for others after forty seconds. */
const patience = 150_000

/** On a busy machine nobody may have come to it before the end: then nothing was looked at. */
async function somebodyPlays({ town }: People): Promise<void> {
  const since = performance.now()
  while (town.sittings === 0 && performance.now() - since < patience) await pause(250)
}

/** Waits until nothing is due and nothing waits to be posted; says so where that does not come. */
async function settled({ client }: Database): Promise<string[]> {
  const since = performance.now()
  for (;;) {
    const [due, posts] = await Promise.all([
      client.table.count({ where: { OR: [{ dueAt: { lte: new Date() } }, { thinkAt: { lte: new Date() } }] } }),
      client.post.count({ where: { status: 'waiting' } }),
    ])
    if (due + posts === 0) return []
    if (performance.now() - since > patience)
      return [`after ${patience / 1000} s something is due at ${due} tables and ${posts} posts wait`]
    await pause(250)
  }
}

interface Played {
  readonly discord: Loopback
  readonly fleet: Fleet
  readonly people: People
  readonly windows: readonly Window[]
  readonly problems: readonly string[]
}

async function reported(store: Database, { discord, fleet, people, windows, problems }: Played): Promise<ScaleReport> {
  const books = new Map<string, AnyRulebook>(games.map(({ rulebook }) => [rulebook.id, rulebook]))
  const contents = await checkContents(store, books)
  const presses = pressed(discord.timings, windows)
  const { town } = people
  return {
    tables: contents.tables,
    kills: windows.map(({ what, from, to }) => `${what} (${((to - from - heals) / 1000).toFixed(1)} s)`),
    presses: discord.timings.length,
    p50: presses.p50,
    p99: presses.p99,
    acknowledged: fleet.acknowledged.length,
    moves: await store.client.logEntry.count({ where: { kind: 'move' } }),
    posts: await store.client.post.count({ where: { status: 'sent' } }),
    counted: discord.requests.filter(({ route }) => !/^\/(interactions|webhooks)\//.test(route ?? '')).length,
    cpu: Math.round((fleet.cpu * 1000) / discord.timings.length),
    stumbles: Object.fromEntries(town.stumbles),
    late: [
      ...(presses.p99 < longestAcknowledgement ? [] : [`1 of 100 presses was acknowledged after ${presses.p99} ms or more`]),
      ...(presses.unanswered === 0 ? [] : [`${presses.unanswered} presses outside the seconds after a kill had no answer`]),
    ],
    problems: [
      ...problems,
      ...contents.problems,
      ...(await lostOrTwice(store, discord, town.channels, fleet.acknowledged)),
      ...(await outOfOrder(store)),
    ],
  }
}

export function scaleLines(report: ScaleReport): readonly string[] {
  const { tables, kills, presses, p50, p99, acknowledged, moves, posts, counted, cpu, stumbles } = report
  const problems = [...report.problems, ...report.late]
  return [
    ...problems.slice(0, 50).map((problem) => `FAIL scale: ${problem}`),
    ...kills.map((kill) => `   killed: ${kill}`),
    ...Object.entries(stumbles).map(([what, times]) => `   ${times} times in people’s hands: ${what}`),
    `   ${(counted / moves).toFixed(2)} requests a move of those that Discord counts; ${(moves / presses).toFixed(2)} moves and ${cpu} ms of a core for each press`,
    `${problems.length > 0 ? 'FAIL' : 'ok'} scale: ${kills.length} kills; ${tables} tables, ${presses} presses, acknowledged after ${p50} ms (p50) and ${p99} ms (p99); ${moves} moves, ${acknowledged} acknowledged to people and all there; ${posts} posts, once and in order`,
  ]
}
