import type { StateBase } from '../../kernel/index.ts'
import { type Standings, standingsBy } from '../standings.ts'
import { tieOrder } from './round/scoring.ts'
import type { Seat, State } from './state.ts'

/** What a position and every view of it have. */
type Ranked = Pick<State, keyof StateBase>

/** 7: points; then more happiness, less impact, more territory. */
export const standings = ({ result, seats }: Ranked): Standings<Seat> =>
  standingsBy(['points', 'happiness', 'impact', 'territory'], seats, (seat) => {
    const score = result?.scores[seat]
    return score ? tieOrder(score) : []
  })
