/** Which way to go on is best: each is played on to the end of the round, and judged by where it leads. */
import type { Prospects } from '../../../kernel/index.ts'
import { chanceOf, decided, weighed } from '../../shared/chances.ts'
import { constants } from '../data.ts'
import { coloniesOf, factories, humans, lostBy, need, tanksOf } from '../derived.ts'
import type { Seat, State, Venonta } from '../state.ts'
import { plain, ways } from './ways.ts'

/** What further points are made of, as a round begins. What a colony pays is among the tokens. */
const means = (p: State, seat: Seat) => ({
  tokens: p.players[seat].tokens,
  food: Math.max(-4, Math.min(4, p.players[seat].food - need(p, seat))),
  tanks: tanksOf(p, seat),
  factories: factories(p, seat),
  colonies: coloniesOf(p, seat).length,
  lost: lostBy(p, seat).length,
})

/** What each of them is worth in points, in every round that is left: as it fits 178 games best, in which some seats played better than easy. */
const weights: Readonly<Record<keyof ReturnType<typeof means>, number>> = {
  ...{ tokens: 1, food: 0.5, tanks: 1.3, factories: 0.8, colonies: -0.3, lost: -1.5 },
}

/** How many points make a clear lead, as it fits the same games: the more, the more is still to come. */
const clearLead = (left: number): number => 3 + 2 * left

export const prospects: Prospects<Venonta> = {
  ways,
  others: plain,
  until: (before, _seat, then) => then.round > before.round && then.phase === 'council',
  worth(p, seat) {
    if (p.result) return decided(p.result.winners, seat)
    const left = constants.rounds - p.round + 1
    return chanceOf(
      humans(p),
      seat,
      (other) => (p.players[other].pv + left * weighed(means(p, other), weights)) / clearLead(left),
    )
  },
  playouts: { normal: 1, strong: 100 },
}
