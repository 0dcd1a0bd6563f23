import { madeUpOf, type Standings, standingsBy, standingsNow } from '../standings.ts'
import { objectiveOf } from './data.ts'
import { factories, forests, humans } from './derived.ts'
import type { Board, Seat } from './state.ts'

/** Section 7: points; then more forests, fewer factories. */
export function standings(p: Board): Standings<Seat> {
  const ranked = standingsBy(['points', 'forests', 'factories'], humans(p), (seat) => [
    p.players[seat].pv,
    forests(p, seat),
    0 - factories(p, seat),
  ])
  return madeUpOf(ranked, (seat) => {
    const reached = p.scored.filter((score) => score.seat === seat && score.success)
    const objectives = reached.reduce((sum, { objective }) => sum + objectiveOf(objective).pv, 0)
    return { objectives, otherwise: p.players[seat].pv - objectives }
  })
}

/** While the game is on, by points alone. */
export const standingsSoFar = (p: Board): Standings<Seat> =>
  p.result ? standings(p) : standingsNow(humans(p), (seat) => p.players[seat].pv)
