import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '../../src/games/index.ts'
import { SeededChance } from '../../src/kernel/index.ts'
import { type Loopback, startLoopback } from '../../src/sandbox/loopback/index.ts'
import { thumb } from '../e2e/table.ts'
import { compile, residentOf, started, stopped } from './compiled-bot.ts'
import { type Bench, median } from './harness.ts'

const STARTS = 5
const PRESSES = 12
/** The threads that think and the drawing processes end after five minutes with nothing to do. */
const REST_MS = 6 * 60_000

export const bench: Bench = {
  name: 'running',
  about: 'what the compiled bot takes, on plain Node, with Discord in another process',

  async run({ report, slowness, wants }) {
    compile()
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
