import { computerMove, randomPlayer } from './computers.ts'
import type { Game } from './game.ts'
import { type Playout, playOut } from './playout.ts'

export interface Contest<G extends Game> extends Pick<Playout<G>, 'book' | 'seats' | 'options' | 'mostMoves'> {
  readonly seeds: readonly string[]
}

/** One computer against random seats, its place going round; a shared win counts in parts. Gives its share of the wins, 0 to 1. */
export function winsAgainstRandom<G extends Game>({ book, seats, options, mostMoves, seeds }: Contest<G>): number {
  let won = 0
  for (const [index, seed] of seeds.entries()) {
    let names: readonly string[] = []
    const computer = () => names[index % seats]
    const { state } = playOut<G>({
      book,
      seats,
      options,
      mostMoves,
      seed,
      player: (seat) => (seat === computer() ? computerMove : randomPlayer),
      watch: ({ state }) => {
        names = state.seats
      },
    })
    const winners = state.result?.winners ?? []
    if (winners.includes(computer()!)) won += 1 / winners.length
  }
  return won / seeds.length
}

/** Seeds that can be listed: `name-1` to `name-count`. */
export const listedSeeds = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`)
