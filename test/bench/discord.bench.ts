import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SlashCommandBuilder } from 'discord.js'
import { type Bot, startBot } from '../../src/discord/bot.ts'
import { type Command, loadCommands } from '../../src/discord/command.ts'
import { createLog } from '../../src/discord/gateway/logger.ts'
import { says } from '../../src/discord/ui.ts'
import type { GameFolder } from '../../src/games/folder.ts'
import { games } from '../../src/games/index.ts'
import { owedBy, randomPlayer, SeededChance } from '../../src/kernel/index.ts'
import { createStudio } from '../../src/pictures/index.ts'
import { type Actor, type Loopback, type Reply, startLoopback } from '../../src/sandbox/loopback/index.ts'
import { openDatabase } from '../../src/store/index.ts'
import { createTables, type Tables } from '../../src/tables/index.ts'
import { listedEntropy } from '../tables/entropy.ts'
import { type Tools as Bars, type Bench, median } from './harness.ts'
import { steps } from './steps.ts'

const words = {
  'game.name': 'Steps',
  'decision.step': 'Take a step.',
  'move.step': 'Step',
  'param.size': 'Size',
  'event.has-stepped': '{seat} steps {size}.',
}

const stepsFolder: GameFolder = {
  // `never`: a list of games takes rulebooks of all of them, whatever the type of their positions.
  rulebook: steps as never,
  words: { en: words, it: words, de: words },
  names: { seat: 'seat' },
  text: {
    board: () => 'Steps',
    alt: () => 'Steps',
    hand: () => undefined,
    self: () => ({ standing: '', goal: '' }),
    points: () => ({}),
    headline: () => 'Steps',
  },
  pages: { en: [], it: [], de: [] },
  painter: new URL('../discord/bids/painter.ts', import.meta.url),
}

interface Running {
  readonly discord: Loopback
  readonly bot: Bot
  readonly tables: Tables
  stop(): Promise<void>
}

async function startWhole(games: readonly GameFolder[] = [stepsFolder], gamesModule?: URL): Promise<Running> {
  const place = mkdtempSync(join(tmpdir(), 'chancery-bench-'))
  const discord = await startLoopback({ remember: 100 })
  const store = await openDatabase({
    url: `file:${join(place, 'bench.db')}`,
    onFatal: (error) => {
      throw error
    },
  })
  const tables = await createTables({
    ...{ store, games, entropy: listedEntropy() },
    gamesModule: gamesModule ?? new URL('./steps-games.ts', import.meta.url),
  })
  const studio = createStudio({ workers: 1 })
  const bot = await startBot({
    ...{ token: discord.token, api: discord.api, requestsPerSecond: 100_000, moment: 0, tables, games, studio },
    commands: [...(await loadCommands(new URL('../../commands/', import.meta.url))), echo],
    log: createLog('silent'),
    language: 'en',
  })
  return {
    discord,
    bot,
    tables,
    async stop() {
      await bot.stop()
      await studio.close()
      await store.close()
      await discord.stop()
      rmSync(place, { recursive: true, force: true })
    },
  }
}

/** What every command costs: it is acknowledged and answered, and does nothing. */
const echo: Command = {
  data: new SlashCommandBuilder().setName('echo').setDescription('Answers'),
  execute: async () => says('echo'),
}

/** Two people at a table in a channel of its own. */
async function openGame({ discord }: Running, number: number): Promise<readonly [Actor, Actor]> {
  const channel = discord.createChannel(`table-${number}`)
  const people = [discord.actor(`Anna ${number}`), discord.actor(`Bo ${number}`)] as const
  await people[0].run('/game new', { game: 'steps', pace: 'none' }, { in: channel })
  const lobby = await people[0].waitFor(({ buttons }) => buttons.some(({ label }) => label === 'Join'), { in: channel })
  await people[1].click(lobby, 'Join')
  await people[0].click(lobby, 'Start')
  await people[0].waitFor('Awaited', { in: channel })
  return people
}

/** The whole way of a move, from the press to the edited answer, against a command that is deferred and edited as well. */
async function compareRoundTrips(bars: Bars, moves: number): Promise<void> {
  const whole = await startWhole()
  const people = await openGame(whole, 0)
  const channel = whole.discord.channel('table-0')
  const taken: number[] = []
  const echoed: number[] = []
  for (let number = 0; number < moves; number++) {
    const person = people[number % 2]!
    const panel = await person.run('/turn', {}, { in: channel })
    // What the last move has left to be posted must not be counted with this one.
    await whole.bot.running.idle()
    const played = await person.click(panel, `Step: ${1 + (number % 6)}`)
    taken.push(played.answeredAfter)
    await whole.bot.running.idle()
    echoed.push((await people[0].run('/echo', {}, { in: channel })).answeredAfter)
  }
  await whole.stop()
  const [move, floor] = [median(taken.slice(10)), median(echoed.slice(10))]
  bars.report({ name: 'discord/move', ratio: move / floor, bar: 1.8, floor_ms: floor.toFixed(2), subject_ms: move.toFixed(2) })
}

/** How long the longest panel of each game may take, against a command that does nothing. */
const longestPanels: Readonly<Record<string, number>> = { ideology: 4, attack: 4, venonta: 4, limit: 4 }

/** How many moves of a game are looked at for its longest panel, and how often that one is asked for. */
const movesOfSearch = 150
const looks = 12

/** How much stands on a panel. */
const lengthOf = ({ text, buttons, selects }: Reply): number =>
  [text, ...buttons.map(({ label }) => label), ...selects.flatMap(({ options }) => options.map(({ label }) => label))].join('')
    .length

/** The longest panel that a game shows in its first moves, against a command that is answered as well and does nothing. */
async function compareLongestPanel(bars: Bars, game: GameFolder, bar: number): Promise<void> {
  const { id, seats } = game.rulebook
  const whole = await startWhole([game], new URL('../../src/games/index.ts', import.meta.url))
  const channel = whole.discord.channel('general')
  const people = Array.from({ length: Math.max(3, seats.from) }, (_, index) => whole.discord.actor(`Person ${index + 1}`))
  const [opener, ...others] = people
  await opener!.run('/game new', { game: id, pace: 'none' })
  const lobby = await opener!.waitFor(({ buttons }) => buttons.some(({ label }) => label === 'Join'))
  for (const other of others) await other.click(lobby, 'Join')
  await opener!.click(lobby, 'Start')
  const chance = new SeededChance(`panels of ${id}`)
  let longest = { length: 0, floor: 1, subject: 0 }
  for (let move = 0; move < movesOfSearch; move++) {
    await whole.bot.running.idle()
    const { id: table, state, seats: sitting, status } = (await whole.tables.look({ channel: channel.id }))!
    const asked = sitting.filter(({ seat }) => state && seat && owedBy(game.rulebook, state, seat).length > 0)
    if (status !== 'playing' || !state || asked.length === 0) break
    const { seat, person } = chance.pick(asked)
    const actor = people.find((one) => one.id === person)!
    const length = lengthOf(await actor.run('/turn'))
    if (length > longest.length) {
      const [shown, echoed]: [number[], number[]] = [[], []]
      for (let look = 0; look < looks; look++) {
        shown.push((await actor.run('/turn')).answeredAfter)
        echoed.push((await actor.run('/echo')).answeredAfter)
      }
      longest = { length, floor: median(echoed), subject: median(shown) }
    }
    const moves = [randomPlayer(game.rulebook, state, seat!, chance)]
    await whole.tables.play({ table, request: `panels ${move}`, person: person!, moves })
  }
  await whole.stop()
  const { length, floor, subject } = longest
  const more = { floor_ms: floor.toFixed(2), subject_ms: subject.toFixed(2), characters: length }
  bars.report({ name: `discord/panel-${id}`, ratio: subject / floor, bar, ...more })
}

/** Fifty people on 25 tables, each pressing something about once a second: how soon each press is acknowledged. */
async function acknowledgements(turns: number): Promise<number[]> {
  const whole = await startWhole()
  const tables = []
  for (let number = 0; number < 25; number++) tables.push({ people: await openGame(whole, number), number })
  await whole.bot.running.idle()
  const after: number[] = []
  const chance = new SeededChance('people')
  await Promise.all(
    tables.flatMap(({ people, number }) =>
      people.map(async (person) => {
        const channel = whole.discord.channel(`table-${number}`)
        for (let turn = 0; turn < turns; turn++) {
          await new Promise((resolve) => setTimeout(resolve, chance.die(2000)))
          const panel = await person.run('/turn', {}, { in: channel })
          after.push(panel.acknowledgedAfter)
          const step = panel.buttons.find(({ label }) => label === 'Step: 4')
          if (step) after.push((await person.click(panel, step.label)).acknowledgedAfter)
        }
      }),
    ),
  )
  await whole.stop()
  return after.toSorted((one, other) => one - other)
}

/** The best of three: what the machine does besides delays one run in a hundred, and says nothing of the bot. */
async function measureAcknowledgements(bars: Bars, turns: number): Promise<void> {
  const p99Of = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
  const runs: number[][] = []
  for (let run = 0; run < 3; run++) runs.push(await acknowledgements(turns))
  const [best = []] = runs.toSorted((one, other) => p99Of(one) - p99Of(other))
  const p99 = p99Of(best)
  const more = { unit: 'ms', measured_ms: p99.toFixed(1), median_ms: median(best).toFixed(1), presses: best.length }
  bars.report({ name: 'discord/acknowledgement', ratio: p99 / bars.slowness, bar: 20, ...more })
}

export const bench: Bench = {
  name: 'discord',
  about: 'a move from the press to the edited answer; how soon a press is acknowledged with 50 people on 25 tables',

  async run(bars) {
    if (bars.wants('discord/move')) await compareRoundTrips(bars, 160)
    for (const game of games)
      if (bars.wants(`discord/panel-${game.rulebook.id}`)) await compareLongestPanel(bars, game, longestPanels[game.rulebook.id]!)
    if (bars.wants('discord/acknowledgement')) await measureAcknowledgements(bars, 12)
  },
}
