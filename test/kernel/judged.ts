import type { Judgement } from '../../src/kernel/index.ts'
import { type Bids, bids } from './example.ts'

const judgement: Judgement<Bids> = {
  worth({ players, seats, result }, seat) {
    if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0
    const all = seats.reduce((sum, other) => sum + players[other].points, 0)
    return all === 0 ? 1 / seats.length : players[seat].points / all
  },
}

/** The example with something that computers of the higher levels go by: the share of all points that a seat has made so far. */
export const judgedBids = { ...bids, judgement }
