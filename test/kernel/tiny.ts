import { type Game, knownMove, type Phase, type Rulebook, refuse, type Viewer } from '../../src/kernel/index.ts'

export interface TinyState {
  readonly game: string
  readonly version: number
  round: number
  phase: string
  readonly seats: readonly string[]
  result: null | { readonly winners: readonly string[] }
}

/** A rulebook for one feature: what a test does not give is the least that a rulebook can have. */
export function tiny<G extends Game>(given: Partial<Rulebook<G>> & { state: G['state']; owes?: Phase<G>['owes'] }): Rulebook<G> {
  const { state, owes, ...rest } = given
  return {
    id: 'tiny',
    version: 1,
    seats: { from: 1, to: 4, all: state.seats },
    options: { params: {}, check: () => undefined },
    setup: () => ({ state, seating: state.seats }),
    common: [
      (p) => (p.result ? refuse('game-over') : undefined),
      (p, seat) => (p.seats.includes(seat) ? undefined : refuse('unknown-seat')),
      knownMove('unknown-move'),
    ],
    moves: [],
    // `as`: a tiny rulebook has one phase and no decisions to say anything about.
    phases: { [state.phase]: { owes: owes ?? (() => []) } } as unknown as Rulebook<G>['phases'],
    decisions: {} as Rulebook<G>['decisions'],
    chapters: { turns: 'phase' },
    secrets: [],
    imagine: (view: G['view'], _viewer: Viewer) => view as G['state'],
    computer: (_view, _seat, mind) => mind.legal()[0]!,
    ...rest,
  }
}

export const start = (seats: readonly string[] = ['p1', 'p2']): TinyState => ({
  game: 'tiny',
  version: 1,
  round: 1,
  phase: 'only',
  seats,
  result: null,
})
