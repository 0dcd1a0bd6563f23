/** 5.8 The Turn Order Phase, and the end of the game (7). */
import { phase } from '../../../kernel/index.ts'
import { advancementPoints, bySeat, globalInfluence, handTarget } from '../derived.ts'
import type { Board, Ideology, Result, Seat, State } from '../state.ts'

export const turnOrder = phase<Ideology>()({
  name: 'turn-order',
  /** Highest Global Influence first; equal ones keep their order among each other. */
  enter(p, table) {
    const order = p.order.toSorted((a, b) => globalInfluence(p, b) - globalInfluence(p, a))
    if (order.some((seat, place) => seat !== p.order[place])) table.tell('turn-order', { order })
    p.order = order
  },
  automatic(p, table) {
    table.endChapter('round')
    const end = whyItEnds(p)
    if (end) {
      table.tell(end, { goal: p.options.target, round: p.round })
      table.enter('finished')
    } else {
      p.round += 1
      table.enter('resources')
    }
    return true
  },
})

/** Reaching the target earlier in a round decides nothing. */
export function whyItEnds(p: Board): 'target-reached' | 'nobody-rules' | 'round-limit' | undefined {
  if (p.seats.some((seat) => globalInfluence(p, seat) >= p.options.target)) return 'target-reached'
  if (p.seats.every((seat) => handTarget(p, seat) === 0)) return 'nobody-rules'
  if (p.options.roundLimit !== null && p.round >= p.options.roundLimit) return 'round-limit'
}

export const finished = phase<Ideology>()({
  name: 'finished',
  enter(p, table) {
    p.turn = null
    p.result = resultOf(p)
    const [winner, ...others] = p.result.winners
    if (winner && others.length === 0) table.tell('victory', { winner, influence: globalInfluence(p, winner) })
    else if (winner) table.tell('shared-victory', { winners: p.result.winners, influence: globalInfluence(p, winner) })
  },
})

/** 7. Highest influence, then most advancement points, then shared. */
function resultOf(p: State): Result {
  const score = (seat: Seat) => ({ influence: globalInfluence(p, seat), advancement: advancementPoints(p, seat) })
  const beats = (a: Seat, b: Seat) => score(a).influence - score(b).influence || score(a).advancement - score(b).advancement
  const winners = p.seats.filter((seat) => p.seats.every((other) => beats(seat, other) >= 0))
  return { winners, scores: bySeat(p, score) }
}
