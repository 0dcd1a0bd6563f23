import { type Standings, standingsBy, standingsNow } from '../standings.ts'
import { factories, forests, humans } from './derived.ts'
import type { Board, Seat } from './state.ts'

/** Section 7: points; then more forests, fewer factories. */
export const standings = (p: Board): Standings<Seat> =>
  standingsBy(['points', 'forests', 'factories'], humans(p), (seat) => [
    p.players[seat].pv,
    forests(p, seat),
    0 - factories(p, seat),
  ])

/** While the game is on, by points alone. */
export const standingsSoFar = (p: Board): Standings<Seat> =>
  p.result ? standings(p) : standingsNow(humans(p), (seat) => p.players[seat].pv)
