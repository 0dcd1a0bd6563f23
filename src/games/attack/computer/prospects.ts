/** Which way to go on is best: each is played on for a round, and judged by where it leads. */
import type { Prospects } from '../../../kernel/index.ts'
import { chanceOf, decided } from '../../shared/chances.ts'
import { hasCapital, ownRegions } from '../derived.ts'
import { cardIncome } from '../economy/income.ts'
import { scoreOf } from '../end/scoring.ts'
import { worthOf } from '../opening/choices.ts'
import type { Attack, Seat, State } from '../state.ts'
import { ways } from './ways.ts'
import { roundsLeft } from './worth.ts'

/** What further points are made of, in points; it counts less and less in the last rounds. */
function means(p: State, seat: Seat): number {
  const { pp, oil, hand, econ, routes, techs } = p.players[seat]
  const armies = ownRegions(p, seat).reduce((sum, region) => sum + worthOf(p.regions[region]!.units), 0)
  const cards = 0.2 * hand.length + 0.06 * cardIncome(econ, routes) + 0.5 * techs.length
  return 0.03 * armies + 0.05 * pp + 0.2 * Math.min(oil, 16) + cards + (hasCapital(p, seat) ? 2 : 0)
}

/** From so many rounds before the end means count less. */
const late = 4

/** How many points ahead are a clear lead: the more, the more is still to come. */
function clearLead(p: State): number {
  const left = roundsLeft(p)
  return p.seats.length === 2 ? 4 + 1.6 * left : 2.5 + 0.9 * left
}

export const prospects: Prospects<Attack> = {
  ways,
  until: (before, seat, then) =>
    then.round > before.round + 1 || (then.round === before.round + 1 && then.active === seat && then.phase === 'turn'),
  worth(p, seat) {
    if (p.result) return decided(p.result.winners, seat)
    const share = Math.min(1, roundsLeft(p) / late)
    const lead = clearLead(p)
    return chanceOf(p.seats, seat, (other) => (scoreOf(p, other).total + share * means(p, other)) / lead)
  },
  playouts: { normal: 10, strong: 100 },
}
