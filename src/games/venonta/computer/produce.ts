/** 13, production: food first, then what the objective lacks, then the common air. */
import { factories, freeFactories, fuelOwned, intensives, lostBy, productivity, surplus } from '../derived.ts'
import { playCard } from './cards.ts'
import { pursue } from './remedies.ts'
import {
  asksFor,
  firstOf,
  given,
  type Idea,
  isLastTurn,
  isToEat,
  movesLike,
  nextNeed,
  type Situation,
  shortage,
  sound,
  tokens,
  unmet,
  wants,
} from './situation.ts'
import { build, buy, revert } from './works.ts'

const buyFood = sound(buy('food', 3))

const isFed = (situation: Situation): boolean => !isToEat(situation)

const needsFood = (situation: Situation): boolean => shortage(situation) > 0

/** Farms as long as there is water; then dearer ways. For this round's meal the objective may have to wait. */
const feedPeople = given(
  needsFood,
  firstOf([
    sound(build('farm')),
    given(isToEat, buyFood),
    sound(build('intensive')),
    given((situation) => isToEat(situation) && (asksFor(situation, 'unfed') || unmet(situation).length > 0), build('farm')),
    given((situation) => !isLastTurn(situation) && freeFactories(situation.view, situation.seat) === 0, sound(build('factory'))),
  ]),
)

/** A migrant costs a ration every round, and brings a point when it becomes one of us. */
export const integrate: Idea = sound((situation) => movesLike(situation, 'integrate')[0])

const tribute: Idea = (situation) => movesLike(situation, 'tribute')[0]

/** Discs for the factories of the next round. */
const fuelUp = given(
  (situation) => {
    const { view, seat } = situation
    return !isLastTurn(situation) && view.turn?.number === 2 && fuelOwned(view, seat) < factories(view, seat)
  },
  sound(buy('fuel', 3)),
)

const keepsAir = ({ view, seat }: Situation): boolean => view.co2 >= 45 || view.co2 >= view.players[seat].pv

/** Once all have eaten for the last time the land may rest; before, only what is not needed, when the air is bad. */
const heal = firstOf([
  given(isLastTurn, firstOf([sound(revert('factory')), sound(revert('farm')), sound(revert('intensive'))])),
  given(
    (situation) => isFed(situation) && shortage(situation) < 0 && keepsAir(situation),
    firstOf([
      given(({ view, seat }) => factories(view, seat) > intensives(view, seat), sound(revert('factory'))),
      sound(revert('farm')),
    ]),
  ),
])

/** What is kept for a rebellion, or because the objective asks for it, is not spent on anything less. */
const isRich = (situation: Situation): boolean => {
  const rebellion = lostBy(situation.view, situation.seat).length > 0 ? 1 : 0
  const war = wants(situation, 'wins') || wants(situation, 'colonies') || wants(situation, 'attacks') ? 3 : 0
  const treasure = asksFor(situation, 'tokens') ? 3 : 0
  return tokens(situation) >= 2 + rebellion + war + treasure
}

/** Somebody may come and eat, or take a ration, before the meal. What the next round needs anyway may stand now already. */
const buildAhead = given(
  (situation) =>
    isToEat(situation) &&
    surplus(situation.view, situation.seat) < 1 &&
    (asksFor(situation, 'unfed') || productivity(situation.view, situation.seat) < nextNeed(situation.view, situation.seat)),
  sound(build('farm')),
)

/** Who wants to give sells without being asked, as long as that lasts. */
export const instruct: Idea = (situation) => {
  const { orders } = situation.view.players[situation.seat]
  const wanted = wants(situation, 'foodGiven') || wants(situation, 'trades') ? 0 : null
  return orders && orders.sellFood !== wanted ? { type: 'orders', key: 'sellFood', value: wanted } : undefined
}

export const produce: Idea = firstOf([
  instruct,
  tribute,
  playCard,
  given((situation) => isToEat(situation) && needsFood(situation), firstOf([integrate, feedPeople])),
  pursue,
  given(isFed, feedPeople),
  given(isRich, firstOf([integrate, buildAhead, fuelUp, heal])),
])

/** Before the meal: cards, tribute, and what can be bought. */
export const beforeMeal: Idea = firstOf([instruct, tribute, playCard, given(needsFood, buyFood)])
