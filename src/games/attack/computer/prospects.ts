/** Which way to go on is best: each is played on for a round, and judged by where it leads. */
import type { Prospects } from '../../../kernel/index.ts'
import { chanceOf, decided } from '../../shared/chances.ts'
import { effects, hasCapital, ownRegions } from '../derived.ts'
import { cardIncome, cardValue, isOilCard } from '../economy/income.ts'
import { scoreOf } from '../end/scoring.ts'
import { worthOf } from '../opening/choices.ts'
import type { Attack, Seat, State } from '../state.ts'
import { ways } from './ways.ts'
import { roundsLeft } from './worth.ts'

/** What lies about in plenty counts less. */
const plenty = (amount: number, enough: number, each: number, beyond: number): number =>
  each * Math.min(amount, enough) + beyond * Math.max(0, amount - enough)

/** What further points are made of, in points; it counts less and less in the last rounds. */
function means(p: State, seat: Seat): number {
  const { pp, hand, techs } = p.players[seat]
  const armies = ownRegions(p, seat).reduce((sum, region) => sum + worthOf(p.regions[region]!.units), 0)
  const arms = plenty(armies, 150, 0.035, 0.02) + plenty(pp, 50, 0.045, 0.01)
  const cards = plenty(hand.length, 8, 0.2, 0.05) + 0.5 * techs.length
  return arms + cards + (hasCapital(p, seat) ? 2 : 0)
}

/** What one more action brings. */
const perAction = 0.5

/** The n-th action of a turn costs n oil: so many actions are left with the oil there is, and what comes, spread evenly. */
function actionsLeft(p: State, seat: Seat): number {
  const { oil, econ } = p.players[seat]
  const turns = roundsLeft(p) + 1
  const comes = sumOfValues(econ.filter(isOilCard)) + effects(p, seat, 'income').reduce((sum, effect) => sum + effect.oil, 0)
  const each = (oil + comes * roundsLeft(p)) / turns
  return (turns * (Math.sqrt(8 * each + 1) - 1)) / 2
}

const sumOfValues = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + cardValue(card), 0)

/** What a PP brings that comes in every round from now on. */
const perIncome = 0.025
const roundsOfIncome = 5

function income(p: State, seat: Seat): number {
  const { econ, routes } = p.players[seat]
  const more = effects(p, seat, 'income').reduce((sum, { pp }) => sum + pp, 0)
  const cards = cardIncome(econ, routes) - sumOfValues(econ.filter(isOilCard))
  return perIncome * Math.min(roundsOfIncome, roundsLeft(p)) * (cards + more)
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
  // The end itself, where it is near.
  until: (before, seat, then) =>
    roundsLeft(before) > 1 &&
    (then.round > before.round + 1 || (then.round === before.round + 1 && then.active === seat && then.phase === 'turn')),
  worth(p, seat) {
    if (p.result) return decided(p.result.winners, seat)
    const share = Math.min(1, roundsLeft(p) / late)
    const lead = clearLead(p)
    return chanceOf(
      p.seats,
      seat,
      (other) =>
        (scoreOf(p, other).total + share * means(p, other) + income(p, other) + perAction * actionsLeft(p, other)) / lead,
    )
  },
  playouts: { normal: 10, strong: 100 },
}
