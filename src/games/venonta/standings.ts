import { type Standings, standingsBy } from '../standings.ts'
import { factories, forests, humans } from './derived.ts'
import type { Board, Seat } from './state.ts'

/** Section 7: points; then more forests, fewer factories. */
export const standings = (p: Board): Standings<Seat> =>
  standingsBy(['points', 'forests', 'factories'], humans(p), (seat) => [
    p.players[seat].pv,
    forests(p, seat),
    0 - factories(p, seat),
  ])
