/** A game without an end and with next to no rules: what is measured with it is the table's work, not the game's. */
import { between, type Game, knownMove, move, refuse, rulebook } from '../../src/kernel/index.ts'

type Seat = 'p1' | 'p2'

interface State {
  readonly game: 'steps'
  readonly version: 1
  round: number
  phase: 'stepping'
  readonly seats: readonly Seat[]
  result: null
  readonly options: Readonly<Record<string, never>>
  turn: Seat
  taken: number
  /** As much as the position of a real game holds. */
  readonly board: readonly { readonly region: string; readonly owner: Seat; readonly strength: number }[]
}

interface Steps extends Game {
  state: State
  seat: Seat
  view: State
  decision: 'step'
}

const CHAPTER = 25

const step = move<Steps>()({
  type: 'step',
  answers: ['step'],
  params: { size: between(1, 6) },
  check(p, seat) {
    if (p.turn !== seat) return refuse('not-your-turn')
  },
  play(p, seat, { size }, table) {
    p.taken += size
    p.turn = seat === 'p1' ? 'p2' : 'p1'
    p.round += 1
    table.tell('has-stepped', { seat, size })
    if (p.round % CHAPTER === 0) table.endChapter('round')
  },
})

export const steps = rulebook<Steps>()({
  id: 'steps',
  version: 1,
  seats: { from: 2, to: 2, all: ['p1', 'p2'] },
  options: { params: {}, check: () => undefined },
  setup() {
    const seats = ['p1', 'p2'] as const
    const board = Array.from({ length: 20 }, (_, index) => ({
      region: `region-${index}`,
      owner: seats[index % 2]!,
      strength: index,
    }))
    const start = { game: 'steps', version: 1, round: 0, phase: 'stepping', result: null, taken: 0, turn: 'p1' } as const
    return { state: { ...start, seats, options: {}, board }, seating: [...seats] }
  },
  common: [knownMove('unknown-move')],
  moves: [step],
  phases: { stepping: { owes: (p) => [{ seat: p.turn, decision: 'step' }] } },
  decisions: { step: { page: 'stepping', fallback: () => ({ type: 'step', size: 1 }) } },
  chapters: { round: 'round' },
  secrets: [],
  imagine: (view) => view,
  computer: () => ({ type: 'step', size: 1 }),
  invariants: () => [],
})
