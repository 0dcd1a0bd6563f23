import type { Mind, PlainMove } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import type { Think } from '../../shared/computer.ts'
import type { Limit, Seat, State } from '../state.ts'
import { worthOf } from './worth.ts'

/** Less than this is not worth a card. */
const leastGain = 0.3
/** How many first cards are tried with a second one. */
const beam = 3

/** A card that could be played now, or as the second one after `first`, and how good the position is then. */
export interface Line {
  readonly first: PlainMove
  readonly state: State
  readonly worth: number
}

interface Start {
  readonly first?: PlainMove
  readonly state: State
}

/** Every card that can be played from these positions, best first. */
export function lines(mind: Mind<Limit>, seat: Seat, from: readonly Start[], only?: string): Line[] {
  const found: Line[] = []
  for (const { first, state } of from) {
    if (state.phase !== 'decisions' || state.todo.length > 0 || state.turn?.active !== seat) continue
    for (const move of mind.legalOfKind('play-card', state)) {
      if (only !== undefined && move.card !== only) continue
      const after = mind.attempt(state, seat, move)
      if (after) found.push({ first: first ?? move, state: after, worth: worthOf(mind, after, seat) })
    }
  }
  return found.sort((a, b) => b.worth - a.worth)
}

/** The card that leads furthest, alone or with a second one; a pass if none is worth it. */
export const decide: Think<Limit> = (_view, seat, mind) => {
  const state = mind.imagine()
  const alone = lines(mind, seat, [{ state }])
  const [line] = [...alone.slice(0, 1), ...lines(mind, seat, alone.slice(0, beam)).slice(0, 1)].sort((a, b) => b.worth - a.worth)
  return line && line.worth > worthOf(mind, state, seat) + leastGain ? line.first : { type: 'pass' }
}

/** The answer after which the position is best; a state where nothing differs keeps the first one listed. */
export function bestOf(mind: Mind<Limit>, seat: Seat, moves: readonly PlainMove[]): PlainMove | undefined {
  const [first, ...others] = moves
  if (others.length === 0) return first
  const state = mind.imagine()
  const worthAfter = (move: PlainMove): number => {
    const after = mind.attempt(state, seat, move)
    return after ? worthOf(mind, after, seat) : Number.NEGATIVE_INFINITY
  }
  return best(moves, worthAfter) ?? first
}

/** One answer after the other is tried on an imagined position. */
export const tryAll: Think<Limit> = (_view, seat, mind) =>
  bestOf(
    mind,
    seat,
    mind.legal().filter(({ type }) => type !== 'set-pledge'),
  )
