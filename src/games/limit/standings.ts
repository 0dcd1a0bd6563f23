import type { StateBase } from '../../kernel/index.ts'
import { type Standings, standingsBy } from '../standings.ts'
import { scoreOf, tieOrder } from './round/scoring.ts'
import type { Seat, State, View } from './state.ts'

/** What a position and every view of it have. */
type Ranked = Pick<State, keyof StateBase>

/** 7: points; then more happiness, less impact, more territory. */
export const standings = ({ result, seats }: Ranked): Standings<Seat> =>
  standingsBy(['points', 'happiness', 'impact', 'territory'], seats, (seat) => {
    const score = result?.scores[seat]
    return score ? tieOrder(score) : []
  })

/** How everybody would stand if it were over now. */
export const standingsSoFar = (view: View): Standings<Seat> =>
  standingsBy(['points', 'happiness', 'impact', 'territory'], view.seats, (seat) =>
    tieOrder(view.result?.scores[seat] ?? scoreOf(view, view.nations[seat])),
  )
