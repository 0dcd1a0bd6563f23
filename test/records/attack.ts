/** Writes the records of whole games anew: `npx tsx test/records/attack.ts`. Only where a fix changes how games go. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { attackRules as book } from '../../src/games/attack/rulebook.ts'
import type { Attack, State } from '../../src/games/attack/state.ts'
import { computerMove, logOf, type Player, playOut, randomPlayer, writeRecord } from '../../src/kernel/index.ts'

interface Wanted {
  readonly name: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly player: Player<Attack>
  /** How the game ends. */
  readonly so: (p: State) => boolean
}

const reason = (p: State): string | undefined => p.result?.reason
const conquered = (p: State): boolean => p.seats.some((seat) => p.players[seat].conquests > 0)

const games: readonly Wanted[] = [
  {
    name: 'thirteen-eagles',
    seats: 3,
    options: { placement: 'at-once' },
    player: randomPlayer,
    so: (p) => reason(p) === 'eagles' && p.round <= 40,
  },
  {
    name: 'wiped-out',
    seats: 4,
    options: { placement: 'at-once', maxRounds: 10 },
    player: computerMove,
    so: (p) => reason(p) === 'elimination' && conquered(p),
  },
  {
    name: 'four-rounds-of-the-world',
    seats: 5,
    options: { map: 'world', placement: 'at-once', maxRounds: 4 },
    player: computerMove,
    so: (p) => reason(p) === 'max-rounds' && conquered(p),
  },
  {
    name: 'east-at-random',
    seats: 3,
    options: { map: 'east', homeDefence: true, maxRounds: 4, neutralControl: 'auto' },
    player: randomPlayer,
    so: (p) => reason(p) === 'max-rounds',
  },
  {
    name: 'eight-at-random',
    seats: 8,
    options: { map: 'world', continents: true, maxRounds: 4, placement: 'at-once' },
    player: randomPlayer,
    so: (p) => reason(p) === 'max-rounds',
  },
]

for (const wanted of games) {
  const { seed, moves, round } = search(wanted)
  console.log(`${wanted.name}: seed ${seed}, ${moves} moves, round ${round}`)
}

function search({ name, seats, options, player, so }: Wanted): { seed: string; moves: number; round: number } {
  for (let number = 1; number <= 500; number++) {
    const seed = `${name}-${number}`
    const played = playOut<Attack>({ book, seats, options, seed, player: () => player })
    if (!so(played.state)) continue
    const opening = { options, people: Array.from({ length: seats }, () => ({})), seed }
    const { log, ...rest } = writeRecord(book, opening, logOf(played.moves))
    const lines = log.map((entry) => JSON.stringify(entry)).join(',\n')
    const folder = new URL('attack/', import.meta.url)
    mkdirSync(folder, { recursive: true })
    writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(rest).slice(0, -1)},"log":[\n${lines}\n]}\n`)
    return { seed, moves: played.moves.length, round: played.state.round }
  }
  throw new Error(`no game like ${name} found`)
}
