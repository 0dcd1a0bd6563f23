import { computerMove, type Game, legal, listedSeeds, playOut, type Rulebook } from '../../src/kernel/index.ts'
import type { Bench } from './harness.ts'

/** How often a position is asked what is legal: what it costs counts, not what else the machine was doing. */
const looks = 3

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

  return {
    name: book.id,
    about: `how long lists of legal moves and computer games of ${title} take`,
    async run({ report, slowness }) {
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
      report({ name: `${book.id}/legal-p99`, unit: 'ms', ratio: at(asked, 0.99) / slowness, bar: 2, positions: asked.length })
      report({ name: `${book.id}/computer-game-median`, unit: 'ms', ratio: at(taken, 0.5) / slowness, bar, games })
    },
  }
}

/** The value that this share of the others does not exceed. */
const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN
