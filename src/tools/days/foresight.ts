import {
  type AnyRulebook,
  applyWith,
  type Chance,
  fingerprint,
  owes,
  type PlainMove,
  type StateBase,
  viewOf,
} from '../../kernel/index.ts'
import { decision } from './players.ts'

/** So many courses of play are imagined; what is left behind must be the same in so many of them. */
const courses = 4
const alike = 3
/** Nobody thinks further ahead. */
const mostMoves = 40
const mostOwn = 8

/** One own move in an imagined course, with the position in which it was made. */
export interface OwnMove {
  readonly state: StateBase
  readonly move: PlainMove
}

export interface Foresight {
  /** What the seat will most likely play next, one after the other, as long as the courses agree. */
  readonly moves: readonly PlainMove[]
  /** Every own move of every course. */
  readonly met: readonly OwnMove[]
}

/** What a seat can foresee of its own next moves, from what it knows: everybody plays as a computer would. */
export function foreseen(book: AnyRulebook, state: StateBase, seat: string, chance: Chance): Foresight {
  const view = viewOf(book, state, seat)
  let agreeing = Array.from({ length: courses }, () => courseOf(book, book.imagine(view, seat, chance), seat, chance))
  const moves: PlainMove[] = []
  const met: OwnMove[] = []
  while (moves.length < mostOwn) {
    const next = agreeing.flatMap((course) => {
      const { value } = course.next()
      return value ? [{ course, own: value, print: fingerprint(value.move) }] : []
    })
    met.push(...next.map(({ own }) => own))
    const best = next
      .map(({ print }) => next.filter((other) => other.print === print))
      .reduce((one, other) => (other.length > one.length ? other : one), [])
    if (best.length < alike) break
    moves.push(best[0]!.own.move)
    agreeing = best.map(({ course }) => course)
  }
  return { moves, met }
}

/** The seat's own moves in one course of play. */
function* courseOf(book: AnyRulebook, from: StateBase, seat: string, chance: Chance): Generator<OwnMove, undefined> {
  let state = from
  for (let played = 0; played < mostMoves && !state.result; played++) {
    const owing = [...new Set(owes(book, state).map((owed) => owed.seat))]
    if (owing.length === 0) return
    const mover = chance.pick(owing)
    const move = decision(book, state, mover, chance)
    if (mover === seat) yield { state, move }
    const outcome = applyWith(book, state, mover, move, chance)
    if (outcome.refused) return
    state = outcome.position.state
  }
}
