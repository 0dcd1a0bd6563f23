import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { games } from '../../src/games/index.ts'
import { SeededChance } from '../../src/kernel/index.ts'
import { type Loopback, startLoopback } from '../../src/sandbox/loopback/index.ts'
import { thumb } from '../e2e/table.ts'
import { type Bench, median } from './harness.ts'

const ROOT = join(import.meta.dirname, '../..')
const STARTS = 5
const PRESSES = 12
/** The threads that think and the drawing processes end after five minutes with nothing to do. */
const REST_MS = 6 * 60_000

export const bench: Bench = {
  name: 'running',
  about: 'what the compiled bot takes, on plain Node, with Discord in another process',

  async run({ report, slowness, wants }) {
    const { status } = spawnSync(process.execPath, [join(ROOT, 'src/tools/setup.mjs'), '--compiled'], { stdio: 'inherit' })
    if (status !== 0) throw new Error('nothing was compiled')
    const folder = mkdtempSync(join(tmpdir(), 'chancery-bench-'))
    const discord = await startLoopback({ token: 'the.bench.bot', remember: 100 })
    try {
      // Makes the database and registers the commands.
      await stopped(await started(discord, folder))
      if (wants('running/start')) {
        const times: number[] = []
        for (let start = 0; start < STARTS; start++) {
          const began = performance.now()
          const child = await started(discord, folder)
          times.push(performance.now() - began)
          await stopped(child)
        }
        report({ name: 'running/start', unit: 'ms', ratio: median(times) / slowness, bar: 1200, measured_ms: median(times) })
      }
      if (wants('running/rest')) {
        const child = await started(discord, folder)
        const before = residentOf(child)
        for (const { rulebook } of games) await playOn(discord, rulebook.id, rulebook.seats.from)
        const after = residentOf(child)
        await new Promise((resolve) => setTimeout(resolve, REST_MS))
        report({ name: 'running/rest', unit: 'MB', ratio: residentOf(child), bar: 170, at_start: before, after_play: after })
        await stopped(child)
      }
    } finally {
      await discord.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function started({ api, token }: Loopback, folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--max-semi-space-size=2', join(ROOT, 'dist/src/main.js')], {
    cwd: folder,
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '1', NODE_ENV: 'production', DISCORD_API: api, DISCORD_TOKEN: token },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout!)) if (line.includes('"msg":"ready"')) break
  child.stdout?.resume()
  return child
}

async function stopped(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

const residentOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

/** Opens a game against computers and plays some moves of it, with a look at the board and the hand after each. */
async function playOn(discord: Loopback, game: string, seats: number): Promise<void> {
  const channel = discord.createChannel(`at-rest-${game}`)
  const person = discord.actor('Ada')
  const chance = new SeededChance(`at rest after ${game}`)
  await person.run('/game new', { game, pace: 'none' }, { in: channel })
  const lobby = await person.waitFor(({ buttons }) => buttons.some(({ label }) => label === 'Add computer'), { in: channel })
  for (let seat = 1; seat < seats; seat++) await person.click(lobby, 'Add computer')
  await person.click(lobby, 'Start')
  for (let press = 0; press < PRESSES; press++) {
    await discord.idle(300, 60_000)
    await thumb(person, chance, { in: channel })
    await person.run('/board', {}, { in: channel })
    await person.run('/hand', {}, { in: channel })
  }
}
