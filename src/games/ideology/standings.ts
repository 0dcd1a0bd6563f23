import { madeUpOf, type Standings, standingsBy, standingsNow } from '../standings.ts'
import { advancementPoints, globalInfluence, regionOf, regionsOf } from './derived.ts'
import type { Board, Seat } from './state.ts'

/** 7. Highest influence, then most advancement points. */
export function standings(p: Board): Standings<Seat> {
  const ranked = standingsBy(['influence', 'advancement'], p.seats, (seat) => {
    const { influence, advancement } = p.result?.scores[seat] ?? {
      influence: globalInfluence(p, seat),
      advancement: advancementPoints(p, seat),
    }
    return [influence, advancement]
  })
  return madeUpOf(ranked, (seat) => {
    const regions = regionsOf(p, seat).reduce((sum, region) => sum + regionOf(p, region).level, 0)
    return { regions, weapons: globalInfluence(p, seat) - regions }
  })
}

/** While the game is on, by influence alone. */
export const standingsSoFar = (p: Board): Standings<Seat> =>
  p.result ? standings(p) : standingsNow(p.seats, (seat) => globalInfluence(p, seat))
