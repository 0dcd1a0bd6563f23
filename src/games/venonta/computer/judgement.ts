/** What a position is worth, as far as people are warned by it and opinions go: computers look ahead by other means. */
import type { Judgement } from '../../../kernel/index.ts'
import { chanceOf, decided, weighed } from '../../shared/chances.ts'
import { constants } from '../data.ts'
import { coloniesOf, factories, forests, fuelOwned, humans, lostBy, need, productivity, tanksOf } from '../derived.ts'
import type { Seat, State, Venonta } from '../state.ts'

/** What speaks for a seat. What is of use only later counts for the rounds that are left. */
function counts(p: State, seat: Seat) {
  const { pv, tokens, hand } = p.players[seat]
  const left = (constants.rounds - p.round + 1) / constants.rounds
  return {
    points: pv / left,
    hand: hand.length * left,
    tokens: tokens * left,
    food: Math.max(-4, Math.min(4, productivity(p, seat) - need(p, seat))) * left,
    forests: forests(p, seat),
    tanks: tanksOf(p, seat) * left,
    colonies: coloniesOf(p, seat).length * left,
    lost: lostBy(p, seat).length * left,
    fuel: Math.min(fuelOwned(p, seat), 2 * factories(p, seat)) * left,
  }
}

type Count = keyof ReturnType<typeof counts>

/** How much each of them speaks for winning. */
const weights: Readonly<Record<Count, number>> = {
  ...{ points: 0.06, hand: 0.1, tokens: 0.1, food: 0.2, forests: 0.01, tanks: 0.05 },
  ...{ colonies: 0.3, lost: -0.4, fuel: 0.02 },
}

/** Between two a lead says half as much of who will win, as it fits 60 games. */
const surenessOf = (p: State): number => (humans(p).length === 2 ? 0.5 : 1)

/** That the world may be lost for all is met where play goes on to it; a price on the air beyond that made computers lose to those who pay none. */
export const judgement: Judgement<Venonta> = {
  worth: (p, seat) =>
    p.result
      ? decided(p.result.winners, seat)
      : chanceOf(humans(p), seat, (other) => surenessOf(p) * weighed(counts(p, other), weights)),
}
