import { computerMove, type Game, type Level, legal, listedSeeds, playOut, type Rulebook } from '../../src/kernel/index.ts'
import type { Bench } from './harness.ts'

/** How often a position is asked what is legal: what it costs counts, not what else the machine was doing. */
const looks = 3

/** Milliseconds that a move of computers that look ahead may take on average. */
const thoughts = { normal: 15, strong: 150 } as const

interface Games {
  readonly title: string
  readonly seats: number
  readonly games: number
  readonly options: Readonly<Record<string, unknown>>
  /** Milliseconds that a game of computers may take. */
  readonly bar: number
}

/** Full games of computers alone: how long they take, and how long the lists of legal moves of the positions met. */
export function computerGames<G extends Game & { state: { readonly seats: readonly string[] } }>(
  book: Rulebook<G>,
  { title, seats, games, options, bar }: Games,
): Bench {
  function timeOfList(state: G['state'], seat: string): number {
    const started = performance.now()
    legal(book, state, seat)
    return performance.now() - started
  }

  /** How long each move takes a computer of this level, alone among simple ones at a table of the middle size. */
  function movesOf(level: Level): readonly number[] {
    const taken: number[] = []
    playOut<G>({
      book,
      seats: Math.ceil((Math.max(2, book.seats.from) + book.seats.to) / 2),
      options,
      seed: 'bench-levels',
      player: (seat) => (rules, state, who, chance) => {
        const looks = seat === state.seats[0]
        const started = performance.now()
        const move = computerMove(rules, state, who, chance, looks ? level : 'easy')
        if (looks) taken.push(performance.now() - started)
        return move
      },
    })
    return taken
  }

  return {
    name: book.id,
    about: `how long lists of legal moves and computer games of ${title} take`,
    async run({ report, slowness, wants }) {
      const taken: number[] = []
      const asked: number[] = []
      const positions: G['state'][] = []
      for (const seed of listedSeeds('bench', games)) {
        const started = performance.now()
        playOut<G>({ book, seats, options, seed, player: () => computerMove, watch: ({ state }) => void positions.push(state) })
        taken.push(performance.now() - started)
      }
      for (const state of positions)
        for (const seat of state.seats)
          asked.push(
            at(
              Array.from({ length: looks }, () => timeOfList(state, seat)),
              0.5,
            ),
          )
      for (const level of ['normal', 'strong'] as const) {
        const name = `${book.id}/${level}-move-mean`
        if (!wants(name)) continue
        const moves = movesOf(level)
        report({ name, unit: 'ms', ratio: mean(moves) / slowness, bar: thoughts[level], moves: moves.length })
      }
      report({ name: `${book.id}/legal-p99`, unit: 'ms', ratio: at(asked, 0.99) / slowness, bar: 2, positions: asked.length })
      report({ name: `${book.id}/computer-game-median`, unit: 'ms', ratio: at(taken, 0.5) / slowness, bar, games })
    },
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The value that this share of the others does not exceed. */
const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN
