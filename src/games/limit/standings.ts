import type { StateBase } from '../../kernel/index.ts'
import { madeUpOf, type Standings, standingsBy, standingsNow } from '../standings.ts'
import { scoreOf, tieOrder } from './round/scoring.ts'
import type { Seat, State, View } from './state.ts'

/** What a position and every view of it have. */
type Ranked = Pick<State, keyof StateBase>

/** 7: points; then more happiness, less impact, more territory. */
export function standings({ result, seats }: Ranked): Standings<Seat> {
  const ranked = standingsBy(['points', 'happiness', 'impact', 'territory'], seats, (seat) => {
    const score = result?.scores[seat]
    return score ? tieOrder(score) : []
  })
  return madeUpOf(ranked, (seat) => {
    const { total: _, ...parts } = result?.scores[seat] ?? { total: 0 }
    return parts
  })
}

/** While the game is on, by the points that everybody would have if it were over now. */
export const standingsSoFar = (view: View): Standings<Seat> =>
  view.result ? standings(view) : standingsNow(view.seats, (seat) => scoreOf(view, view.nations[seat]).total)
