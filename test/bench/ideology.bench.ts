import { ideologyRules } from '../../src/games/ideology/rulebook.ts'
import type { Ideology, Seat, State } from '../../src/games/ideology/state.ts'
import { computerMove, legal, listedSeeds, playOut } from '../../src/kernel/index.ts'
import type { Bench } from './harness.ts'

const games = 20
const looks = 3

/** Full games of five computers; gives how long each took and the positions met. */
function play(): { times: number[]; positions: { state: State; seat: Seat }[] } {
  const times: number[] = []
  const positions: { state: State; seat: Seat }[] = []
  for (const seed of listedSeeds('bench', games)) {
    const started = performance.now()
    playOut<Ideology>({
      book: ideologyRules,
      seats: 5,
      options: { roundLimit: 20 },
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
  legal(ideologyRules, state, seat)
  return performance.now() - started
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
const ascending = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b)

export const bench: Bench = {
  name: 'ideology',
  about: 'how long lists of legal moves and computer games of Ideology take',
  async run({ report, slowness }) {
    const { times, positions } = play()
    // What a position costs, not what else the machine was doing: the median of a few looks at each.
    const asked = positions.map(({ state, seat }) => at(ascending(Array.from({ length: looks }, () => timeOf(state, seat))), 0.5))
    const list = ascending(asked)
    const game = ascending(times)
    report({ name: 'ideology/legal-p99', unit: 'ms', ratio: at(list, 0.99) / slowness, bar: 2, positions: positions.length })
    report({ name: 'ideology/computer-game-median', unit: 'ms', ratio: at(game, 0.5) / slowness, bar: 1000, games })
  },
}
