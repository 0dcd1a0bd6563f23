/** Which way to go on is best: each is played on for a round, and judged by where it leads. */
import type { Prospects } from '../../../kernel/index.ts'
import { chanceOf, decided } from '../../shared/chances.ts'
import { data } from '../data.ts'
import { effects, hasCapital, ownRegions } from '../derived.ts'
import { cardIncome } from '../economy/income.ts'
import { scoreOf } from '../end/scoring.ts'
import { worthOf } from '../opening/choices.ts'
import type { Attack, Seat, State } from '../state.ts'
import { ways } from './ways.ts'
import { roundsLeft } from './worth.ts'

/** What lies about in plenty counts less. */
const plenty = (amount: number, enough: number, each: number, beyond: number): number =>
  each * Math.min(amount, enough) + beyond * Math.max(0, amount - enough)

/** How near the end is, from 0 to 1: by rounds or by Eagles, whichever is nearer. */
const lateness = (p: State): number => Math.max(1 - roundsLeft(p) / usualRounds, p.eagles / data.eaglesToEnd)
const usualRounds = 9

/** What a point counts for: little as long as there is time to win others. */
const perPoint = (p: State): number => 0.02 + 0.06 * lateness(p)

/** What further points are made of; it counts for nothing in the end. */
function means(p: State, seat: Seat): number {
  const { pp, oil, econ, routes, hand, techs } = p.players[seat]
  const armies = ownRegions(p, seat).reduce((sum, region) => sum + worthOf(p.regions[region]!.units), 0)
  const more = effects(p, seat, 'income').reduce((sum, effect) => sum + effect.pp + effect.oil, 0)
  const arms = 0.0035 * armies + plenty(pp, 60, 0.009, 0.003)
  const supply = plenty(oil, 16, 0.11, 0.02) + 0.03 * (cardIncome(econ, routes) + more)
  return arms + supply + plenty(hand.length, 10, 0.05, 0.02) + 0.15 * techs.length + (hasCapital(p, seat) ? 0.9 : 0)
}

/** What stands for a seat, as log odds against any other: fitted to 300 games of two. */
const strength = (p: State, seat: Seat): number =>
  perPoint(p) * scoreOf(p, seat).total + Math.min(1, roundsLeft(p) / 2) * means(p, seat)

export const prospects: Prospects<Attack> = {
  ways,
  // The end itself, where it is near.
  until: (before, seat, then) =>
    roundsLeft(before) > 1 &&
    (then.round > before.round + 1 || (then.round === before.round + 1 && then.active === seat && then.phase === 'turn')),
  worth(p, seat) {
    if (p.result) return decided(p.result.winners, seat)
    return chanceOf(p.seats, seat, (other) => strength(p, other))
  },
  playouts: { normal: 10, strong: 100 },
}
