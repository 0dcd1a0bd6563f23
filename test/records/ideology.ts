/** Writes the records of whole games anew: `npx tsx test/records/ideology.ts`. Only where a fix changes how games go. */
import { writeFileSync } from 'node:fs'
import { ideologies as ideology } from '../../src/games/ideology/data.ts'
import { allInfluence, globalInfluence } from '../../src/games/ideology/derived.ts'
import { ideologyRules as book } from '../../src/games/ideology/rulebook.ts'
import type { Ideology, Seat, State } from '../../src/games/ideology/state.ts'
import { othersThan } from '../../src/games/shared/seats.ts'
import {
  type Chance,
  computerMove,
  legal,
  logOf,
  owedBy,
  type PlainMove,
  type Player,
  playOut,
  randomPlayer,
  writeRecord,
} from '../../src/kernel/index.ts'

interface Wanted {
  readonly name: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly player: Player<Ideology>
  /** How the game ends: what is told last, and what else must be true. */
  readonly ends: string
  readonly so: (p: State) => boolean
}

const influences = (p: State): number[] => p.seats.map((seat) => globalInfluence(p, seat)).sort((a, b) => b - a)
const isTied = (p: State): boolean => influences(p)[0] === influences(p)[1]

const games: readonly Wanted[] = [
  {
    name: 'five-computers-to-twelve',
    seats: 5,
    options: {},
    player: computerMove,
    ends: 'target-reached',
    so: (p) => !isTied(p),
  },
  {
    name: 'tie-broken-by-advancements',
    seats: 4,
    options: { decks: 'asymmetric', target: 8 },
    player: computerMove,
    ends: 'target-reached',
    so: (p) => isTied(p) && p.result?.winners.length === 1,
  },
  {
    name: 'shared-victory',
    seats: 3,
    options: { roundLimit: 4, ideologyRules: false },
    player: computerMove,
    ends: 'round-limit',
    so: (p) => (p.result?.winners.length ?? 0) > 1,
  },
  {
    name: 'round-limit-at-random',
    seats: 5,
    options: { roundLimit: 6, independentCap: 'printed', minimumHand: 1 },
    player: randomPlayer,
    ends: 'round-limit',
    so: (p) => p.result?.winners.length === 1,
  },
  { name: 'two-computers', seats: 2, options: { roundLimit: 20 }, player: computerMove, ends: 'target-reached', so: () => true },
  { name: 'nobody-rules', seats: 2, options: { ideologyRules: false }, player: ruin, ends: 'nobody-rules', so: () => true },
]

/** Two seats that bring each other’s home to a tie in the same round. */
function ruin(_book: unknown, p: State, name: string, chance: Chance): PlainMove {
  const seat = p.seats.find((one) => one === name)
  if (!seat) throw new Error(`${name} does not play`)
  const moves = legal(book, p, seat)
  const find = (type: string, fits: (move: PlainMove) => boolean = () => true) =>
    moves.find((move) => move.type === type && fits(move))
  const [owed] = owedBy(book, p, seat)
  const home = ideology[seat].home
  const lead = (of: Seat): number => {
    const [other] = othersThan(p, of)
    return allInfluence(p, ideology[of].home, of) - (other ? allInfluence(p, ideology[of].home, other) : 0)
  }
  switch (owed?.decision) {
    case 'develop': {
      const isEven = p.seats.reduce((sum, one) => sum + allInfluence(p, home, one), 0) % 2 === 0
      return (isEven ? undefined : find('develop', ({ region, count }) => region === home && !count)) ?? { type: 'done' }
    }
    case 'conflict': {
      const [other] = othersThan(p, seat)
      const last = p.seats.every((one) => lead(one) <= 2)
      const wanted = other && (lead(other) > 2 || (last && lead(other) > 0))
      const attack = wanted ? find('conflict', ({ region }) => region === ideology[other].home) : undefined
      return attack ?? { type: 'pass' }
    }
    case 'defend':
      return { type: 'concede' }
    case 'foreign':
      return { type: 'pass' }
    default:
      return randomPlayer(book, p, seat, chance)
  }
}

for (const wanted of games) {
  const found = search(wanted)
  console.log(`${wanted.name}: seed ${found.seed}, ${found.moves} moves, round ${found.round}`)
}

function search({ name, seats, options, player, ends, so }: Wanted): { seed: string; moves: number; round: number } {
  for (let number = 1; number <= 5000; number++) {
    const seed = `${name}-${number}`
    let told: readonly string[] = []
    const played = playOut<Ideology>({
      book,
      seats,
      options: { roundLimit: 30, ...options },
      seed,
      player: () => player,
      watch: (_, done) => {
        told = done.events.map(({ key }) => key)
      },
    })
    if (!told.includes(ends) || !so(played.state)) continue
    const opening = { options: { roundLimit: 30, ...options }, people: Array.from({ length: seats }, () => ({})), seed }
    const { log, ...rest } = writeRecord(book, opening, logOf(played.moves))
    const lines = log.map((entry) => JSON.stringify(entry)).join(',\n')
    const text = `${JSON.stringify(rest).slice(0, -1)},"log":[\n${lines}\n]}\n`
    writeFileSync(new URL(`ideology/${name}.json`, import.meta.url), text)
    return { seed, moves: played.moves.length, round: played.state.round }
  }
  throw new Error(`no game like ${name} found`)
}
