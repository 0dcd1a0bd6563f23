/** Which way to go on is best: each is played on to the end of the round, and judged by where it leads. */
import type { Prospects } from '../../../kernel/index.ts'
import { chanceOf, decided, weighed } from '../../shared/chances.ts'
import { constants } from '../data.ts'
import { coloniesOf, factories, humans, lostBy, migrantsOwned, need, tanksOf } from '../derived.ts'
import type { Seat, State, Venonta } from '../state.ts'
import { ways } from './ways.ts'

/** What speaks for a seat as a round begins, beside its points. */
const means = (p: State, seat: Seat) => ({
  tokens: p.players[seat].tokens,
  food: Math.max(-4, Math.min(4, p.players[seat].food - need(p, seat))),
  tanks: tanksOf(p, seat),
  colonies: coloniesOf(p, seat).length,
  lost: lostBy(p, seat).length,
  factories: factories(p, seat),
  migrants: migrantsOwned(p, seat),
  hand: p.players[seat].hand.length,
})

const weights = { tokens: 0.3, food: 0.5, tanks: 1, colonies: 0.8, lost: -1.5, factories: 0.5, migrants: 0, hand: 0.5 }

export const prospects: Prospects<Venonta> = {
  ways,
  until: (before, _seat, then) => then.round > before.round && then.phase === 'council',
  worth(p, seat) {
    if (p.result) return decided(p.result.winners, seat)
    const left = constants.rounds - p.round + 1
    return chanceOf(humans(p), seat, (other) => (p.players[other].pv + left * weighed(means(p, other), weights)) / (4 + 2 * left))
  },
  playouts: { normal: 1, strong: 60 },
}
