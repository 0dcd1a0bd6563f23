import { limitRules } from '../../src/games/limit/rulebook.ts'
import type { Limit, Seat, State } from '../../src/games/limit/state.ts'
import { computerMove, legal, listedSeeds, playOut } from '../../src/kernel/index.ts'
import type { Bench } from './harness.ts'

const games = 10
const looks = 3

/** Full games of six computers; gives how long each took and the positions met. */
function play(): { times: number[]; positions: { state: State; seat: Seat }[] } {
  const times: number[] = []
  const positions: { state: State; seat: Seat }[] = []
  for (const seed of listedSeeds('bench', games)) {
    const started = performance.now()
    playOut<Limit>({
      book: limitRules,
      seats: 6,
      options: {},
      seed,
      player: () => computerMove,
      watch({ state }) {
        for (const seat of state.seats) positions.push({ state, seat })
      },
    })
    times.push(performance.now() - started)
  }
  return { times, positions }
}

function timeOf(state: State, seat: Seat): number {
  const started = performance.now()
  legal(limitRules, state, seat)
  return performance.now() - started
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
const ascending = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b)

export const bench: Bench = {
  name: 'limit',
  about: 'how long lists of legal moves and computer games of Limit take',
  async run({ report, slowness }) {
    const { times, positions } = play()
    // What a position costs, not what else the machine was doing: the median of a few looks at each.
    const asked = positions.map(({ state, seat }) => at(ascending(Array.from({ length: looks }, () => timeOf(state, seat))), 0.5))
    const list = ascending(asked)
    const game = ascending(times)
    report({ name: 'limit/legal-p99', unit: 'ms', ratio: at(list, 0.99) / slowness, bar: 2, positions: positions.length })
    report({ name: 'limit/computer-game-median', unit: 'ms', ratio: at(game, 0.5) / slowness, bar: 2000, games })
  },
}
