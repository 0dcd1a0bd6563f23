import { type Standings, standingsBy } from '../standings.ts'
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
