/** Writes the records of whole games anew: `npx tsx test/records/limit.ts`. Only where a fix changes how games go. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { crisisCount } from '../../src/games/limit/derived.ts'
import { limitRules as book } from '../../src/games/limit/rulebook.ts'
import type { Limit, State } from '../../src/games/limit/state.ts'
import { computerMove, logOf, type Player, playOut, randomPlayer, writeRecord } from '../../src/kernel/index.ts'

interface Wanted {
  readonly name: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly player: Player<Limit>
  /** How the game ends. */
  readonly so: (p: State) => boolean
}

const reason = (p: State): string | undefined => p.result?.reason

const games: readonly Wanted[] = [
  {
    name: 'seven-generations',
    seats: 3,
    options: {},
    player: computerMove,
    so: (p) => reason(p) === 'generations' && crisisCount(p) < 4 && p.result?.winners.length === 1,
  },
  { name: 'four-crises', seats: 4, options: { resilienceTests: 2 }, player: randomPlayer, so: (p) => reason(p) === 'crises' },
  {
    name: 'four-crises-in-the-last-generation',
    seats: 2,
    options: { alliances: true },
    player: randomPlayer,
    so: (p) => reason(p) === 'generations' && crisisCount(p) >= 4,
  },
  {
    name: 'shared-victory',
    seats: 2,
    options: { resilienceTests: 0, militaryPoints: 'none', happiness: 'e3', startMoney: 4 },
    player: randomPlayer,
    so: (p) => (p.result?.winners.length ?? 0) > 1,
  },
  { name: 'solo-excellent', seats: 1, options: {}, player: computerMove, so: (p) => p.result?.excellent === true },
  {
    name: 'solo-lost',
    seats: 1,
    options: { moneyPoints: 'fixed' },
    player: randomPlayer,
    so: (p) => p.result?.excellent === false,
  },
  {
    name: 'demilitarised',
    seats: 2,
    options: { alliances: true, resilienceTests: 0 },
    player: randomPlayer,
    so: (p) => p.demilitarised,
  },
  { name: 'six-at-random', seats: 6, options: { happiness: 'a3', militaryPoints: 'one' }, player: randomPlayer, so: () => true },
]

for (const wanted of games) {
  const found = search(wanted)
  console.log(`${wanted.name}: seed ${found.seed}, ${found.moves} moves, generation ${found.round}`)
}

function search({ name, seats, options, player, so }: Wanted): { seed: string; moves: number; round: number } {
  for (let number = 1; number <= 5000; number++) {
    const seed = `${name}-${number}`
    const played = playOut<Limit>({ book, seats, options, seed, player: () => player })
    if (!so(played.state)) continue
    const opening = { options, people: Array.from({ length: seats }, () => ({})), seed }
    const { log, ...rest } = writeRecord(book, opening, logOf(played.moves))
    const lines = log.map((entry) => JSON.stringify(entry)).join(',\n')
    const folder = new URL('limit/', import.meta.url)
    mkdirSync(folder, { recursive: true })
    writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(rest).slice(0, -1)},"log":[\n${lines}\n]}\n`)
    return { seed, moves: played.moves.length, round: played.state.round }
  }
  throw new Error(`no game like ${name} found`)
}
