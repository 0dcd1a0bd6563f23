import { type Standings, standingsBy, standingsNow } from '../standings.ts'
import { advancementPoints, globalInfluence } from './derived.ts'
import type { Board, Seat } from './state.ts'

/** 7. Highest influence, then most advancement points. */
export const standings = (p: Board): Standings<Seat> =>
  standingsBy(['influence', 'advancement'], p.seats, (seat) => {
    const { influence, advancement } = p.result?.scores[seat] ?? {
      influence: globalInfluence(p, seat),
      advancement: advancementPoints(p, seat),
    }
    return [influence, advancement]
  })

/** While the game is on, by influence alone. */
export const standingsSoFar = (p: Board): Standings<Seat> =>
  p.result ? standings(p) : standingsNow(p.seats, (seat) => globalInfluence(p, seat))
