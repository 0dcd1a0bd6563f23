/** Which way to go on is best: each is played on for a round, and judged by where it leads. */
import type { Prospects } from '../../../kernel/index.ts'
import { chanceOf, decided } from '../../shared/chances.ts'
import { data } from '../data.ts'
import { effects, hasCapital, ownRegions } from '../derived.ts'
import { cardIncome } from '../economy/income.ts'
import { scoreOf } from '../end/scoring.ts'
import { worthOf } from '../opening/choices.ts'
import type { Attack, Seat, State } from '../state.ts'
import { plain, ways } from './ways.ts'
import { plenty, roundsLeft } from './worth.ts'

/** How near the end is, from 0 to 1: by rounds or by Eagles, whichever is nearer. */
const lateness = (p: State): number => Math.max(1 - roundsLeft(p) / usualRounds, p.eagles / data.eaglesToEnd)
const usualRounds = 9

/** What speaks for a seat, as log odds against any other. */
interface Weights {
  /** A point at the beginning, and by how much it counts for more at the end. */
  readonly point: number
  readonly pointLate: number
  /** One PP in armies, in money and of income. */
  readonly army: number
  readonly pp: number
  readonly income: number
  readonly oil: number
  readonly card: number
  readonly technology: number
  readonly capital: number
}

/** Fitted to the positions at the beginning of each round of 300 games of two simple computers, and who won: points can still be won, oil decides. */
const ofTwo: Weights = {
  ...{ point: 0.02, pointLate: 0.06, army: 0.0035, pp: 0.009, income: 0.03, oil: 0.11 },
  ...{ card: 0.05, technology: 0.15, capital: 0.9 },
}

/** Fitted to 90 games of five: whoever is ahead mostly stays it. */
const ofMore: Weights = {
  ...{ point: 0.065, pointLate: 0.17, army: 0.001, pp: 0.011, income: 0.035, oil: 0.025 },
  ...{ card: 0.05, technology: 0.1, capital: 0.35 },
}

/** What further points are made of. */
function means(p: State, seat: Seat, weights: Weights): number {
  const { pp, oil, econ, routes, hand, techs } = p.players[seat]
  const armies = ownRegions(p, seat).reduce((sum, region) => sum + worthOf(p.regions[region]!.units), 0)
  const more = effects(p, seat, 'income').reduce((sum, effect) => sum + effect.pp + effect.oil, 0)
  const arms = weights.army * armies + weights.pp * plenty(pp, 60)
  const supply = weights.oil * plenty(oil, 16) + weights.income * (cardIncome(econ, routes) + more)
  const cards = weights.card * plenty(hand.length, 10) + weights.technology * techs.length
  return arms + supply + cards + (hasCapital(p, seat) ? weights.capital : 0)
}

/** Means count for nothing in the end. */
function strength(p: State, seat: Seat): number {
  const weights = p.seats.length === 2 ? ofTwo : ofMore
  const perPoint = weights.point + weights.pointLate * lateness(p)
  return perPoint * scoreOf(p, seat).total + Math.min(1, roundsLeft(p) / 2) * means(p, seat, weights)
}

export const prospects: Prospects<Attack> = {
  ways,
  others: plain,
  // The end itself, where it is near.
  until: (before, seat, then) =>
    roundsLeft(before) > 1 &&
    (then.round > before.round + 1 || (then.round === before.round + 1 && then.active === seat && then.phase === 'turn')),
  worth(p, seat) {
    if (p.result) return decided(p.result.winners, seat)
    return chanceOf(p.seats, seat, (other) => strength(p, other))
  },
  // The dice of a round weigh more than what is decided in it: what did a little better in few rounds was mostly lucky.
  doubt: 1.5,
  playouts: { normal: 16, strong: 160 },
  // With more seats a round takes several times as long, and a move is to take no more than 150 ms.
  effort: ({ seats }) => (seats.length > 2 ? 2.5 : 1),
}
