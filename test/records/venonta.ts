/** Writes the records of whole games anew: `npx tsx test/records/venonta.ts`. Only where a fix changes how games go. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { venontaRules as book } from '../../src/games/venonta/rulebook.ts'
import type { State, Venonta } from '../../src/games/venonta/state.ts'
import { computerMove, logOf, type Player, playOut, randomPlayer, writeRecord } from '../../src/kernel/index.ts'

interface Wanted {
  readonly name: string
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly player: Player<Venonta>
  /** How the game ends. */
  readonly so: (p: State) => boolean
}

const reason = (p: State): string | undefined => p.result?.reason
const isWorn = (p: State): boolean => p.eventsDone.length >= 3

const games: readonly Wanted[] = [
  { name: 'won-by-one', seats: 3, player: computerMove, so: (p) => p.result?.winners.length === 1 && isWorn(p) },
  { name: 'nobody-above-the-air', seats: 4, player: randomPlayer, so: (p) => reason(p) === 'nobody-above-co2' && isWorn(p) },
  { name: 'the-seas-are-dead', seats: 2, player: randomPlayer, so: (p) => reason(p) === 'fish' },
  { name: 'won-with-a-neutral-seat', seats: 5, player: computerMove, so: (p) => reason(p) === 'most-pv' },
  {
    name: 'without-action-cards',
    seats: 2,
    options: { actionCards: false },
    player: computerMove,
    so: (p) => reason(p) === 'most-pv',
  },
  {
    name: 'six-at-random',
    seats: 6,
    player: randomPlayer,
    so: (p) => p.seats.some((seat) => p.players[seat].stats.wins > 0) && isWorn(p),
  },
]

for (const wanted of games) {
  const { seed, moves } = search(wanted)
  console.log(`${wanted.name}: seed ${seed}, ${moves} moves`)
}

function search({ name, seats, options = {}, player, so }: Wanted): { seed: string; moves: number } {
  for (let number = 1; number <= 2000; number++) {
    const seed = `${name}-${number}`
    const played = playOut<Venonta>({ book, seats, options, seed, player: () => player })
    if (!so(played.state)) continue
    const opening = { options, people: Array.from({ length: seats }, () => ({})), seed }
    const { log, ...rest } = writeRecord(book, opening, logOf(played.moves))
    const lines = log.map((entry) => JSON.stringify(entry)).join(',\n')
    const folder = new URL('venonta/', import.meta.url)
    mkdirSync(folder, { recursive: true })
    writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(rest).slice(0, -1)},"log":[\n${lines}\n]}\n`)
    return { seed, moves: played.moves.length }
  }
  throw new Error(`no game like ${name} found`)
}
