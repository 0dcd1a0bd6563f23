import { type Standings, standingsBy } from '../standings.ts'
import { tieOrder } from './round/scoring.ts'
import type { Seat, State } from './state.ts'

/** 7: points; then more happiness, less impact, more territory. */
export const standings = (p: Pick<State, 'result' | 'seats'>): Standings<Seat> =>
  standingsBy(['points', 'happiness', 'impact', 'territory'], p.seats, (seat) => {
    const score = p.result?.scores[seat]
    return score ? tieOrder(score) : []
  })
