/** 13, production: food first, then what the objective lacks, then the common air. */
import type { PlainMove } from '../../../kernel/index.ts'
import { isTerritory, type Stat } from '../data.ts'
import { developed, factories, freeFactories, fuelOwned, intensives, lostBy, productivity, surplus, tanksOf } from '../derived.ts'
import { termsOf } from '../turns/trade.ts'
import { playCard } from './cards.ts'
import {
  asksFor,
  bestOf,
  firstOf,
  type Idea,
  isLastTurn,
  isToEat,
  movesLike,
  nextNeed,
  type Situation,
  shortage,
  spoils,
  tokens,
  unmet,
  wants,
} from './situation.ts'
import { dealIn } from './trade.ts'

const forestsAt = ({ view }: Situation, { territory }: PlainMove): number =>
  isTerritory(territory) ? view.land[territory].slots.filter((slot) => slot === 'forest').length : 0

/** Where most forest is left: income asks for three forests. */
const build =
  (what: string): Idea =>
  (situation) =>
    bestOf(movesLike(situation, 'build', { what }), (move) => forestsAt(situation, move))

const revert =
  (what: string, to = 'forest'): Idea =>
  (situation) =>
    bestOf(movesLike(situation, 'revert', { what, to }), (move) => -forestsAt(situation, move))

const isSound =
  (idea: Idea): Idea =>
  (situation) => {
    const move = idea(situation)
    return move && !spoils(situation, move) ? move : undefined
  }

const given =
  (is: (situation: Situation) => boolean, idea: Idea): Idea =>
  (situation) =>
    is(situation) ? idea(situation) : undefined

/** What a purchase takes from the buyer's tokens. */
function cost(situation: Situation, move: PlainMove): number {
  const deal = dealIn(situation, move)
  if (!deal) return Number.POSITIVE_INFINITY
  const { price, worth } = termsOf(situation.view, deal)
  return price - worth
}

/** At the cheapest price, for tokens unless the objective wants rations to be given. */
const buy =
  (good: 'food' | 'fuel', most: number, pay?: string): Idea =>
  (situation) =>
    bestOf(
      movesLike(situation, 'buy', pay ? { good, pay } : { good }).filter((move) => cost(situation, move) <= most),
      (move) => -cost(situation, move) - (move.pay === 'food' ? 1 : 0),
    )

export const buyFood = isSound(buy('food', 3))

const isFed = (situation: Situation): boolean => !isToEat(situation)

const needsFood = (situation: Situation): boolean => shortage(situation) > 0

/** Farms as long as there is water; then dearer ways. For this round's meal the objective may have to wait. */
const feedPeople = given(
  needsFood,
  firstOf([
    isSound(build('farm')),
    given(isToEat, buyFood),
    isSound(build('intensive')),
    given((situation) => isToEat(situation) && (asksFor(situation, 'unfed') || unmet(situation).length > 0), build('farm')),
    given(
      (situation) => !isLastTurn(situation) && freeFactories(situation.view, situation.seat) === 0,
      isSound(build('factory')),
    ),
  ]),
)

const someFactory = given(({ view, seat }) => freeFactories(view, seat) < 1, build('factory'))

const firstTank = given(({ view, seat }) => tanksOf(view, seat) === 0, firstOf([build('tank'), someFactory]))

/** What was harvested stays in stock: land given back is missed in the next round only, and can be built on again then. */
const giveBack = firstOf([revert('factory'), revert('farm')])

/** Where all water is taken a farm gives way, and comes back next turn. */
const newFarm = firstOf([build('farm'), given(({ view }) => view.turn?.number === 1, revert('farm'))])

/** Something to give back next turn, where there is nothing yet. */
const newForest = firstOf([
  giveBack,
  given(({ view, seat }) => view.turn?.number === 1 && developed(view, seat) === 0, build('farm')),
])

/** A ration more than is needed, for whoever comes to buy it. */
const spareFood = firstOf([
  given(({ view, seat }) => surplus(view, seat) >= 1, buy('fuel', 4, 'food')),
  given(({ view, seat }) => surplus(view, seat) < 1, build('farm')),
])

/** How the objective's counts can be raised by producing and trading. */
const remedies: Readonly<Partial<Record<Stat, Idea>>> = {
  farmsBuilt: newFarm,
  farms: build('farm'),
  built: firstOf([build('farm'), build('tank'), build('intensive'), build('factory')]),
  developed: firstOf([build('farm'), build('factory')]),
  mostDeveloped: firstOf([build('farm'), build('factory')]),
  factories: build('factory'),
  intensives: firstOf([build('intensive'), someFactory, build('farm')]),
  tanks: firstOf([build('tank'), someFactory]),
  mostTanks: firstOf([build('tank'), someFactory]),
  tankWins: firstTank,
  wins: firstTank,
  colonies: firstTank,
  reforested: newForest,
  forests: giveBack,
  mostForests: giveBack,
  co2: giveBack,
  waste: revert('factory'),
  integrated: (situation) => movesLike(situation, 'integrate')[0],
  food: firstOf([build('farm'), buy('food', 4)]),
  foodGiven: spareFood,
  trades: firstOf([buy('fuel', 4), buy('food', 4)]),
  fuel: buy('fuel', 4),
  mostFuel: buy('fuel', 4),
}

const pursue: Idea = (situation) => {
  for (const { stat } of unmet(situation)) {
    const move = remedies[stat]?.(situation)
    if (move && !spoils(situation, move)) return move
  }
  return undefined
}

/** A migrant costs a ration every round, and brings a point when it becomes one of us. */
const integrate: Idea = isSound((situation) => movesLike(situation, 'integrate')[0])

const tribute: Idea = (situation) => movesLike(situation, 'tribute')[0]

/** Discs for the factories of the next round. */
const fuelUp = given(
  ({ view, seat, ...rest }) =>
    !isLastTurn({ view, seat, ...rest }) && view.turn?.number === 2 && fuelOwned(view, seat) < factories(view, seat),
  isSound(buy('fuel', 3)),
)

const keepsAir = ({ view, seat }: Situation): boolean => view.co2 >= 45 || view.co2 >= view.players[seat].pv

/** Once all have eaten for the last time the land may rest; before, only what is not needed, when the air is bad. */
const heal = firstOf([
  given(
    (situation) => isLastTurn(situation),
    firstOf([isSound(revert('factory')), isSound(revert('farm')), isSound(revert('intensive'))]),
  ),
  given(
    (situation) => isFed(situation) && shortage(situation) < 0 && keepsAir(situation),
    firstOf([
      given(({ view, seat }) => factories(view, seat) > intensives(view, seat), isSound(revert('factory'))),
      isSound(revert('farm')),
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

/** What the next round needs anyway may stand now already: then one more can come and eat. */
const buildAhead = given(
  (situation) =>
    isToEat(situation) &&
    surplus(situation.view, situation.seat) < 1 &&
    productivity(situation.view, situation.seat) < nextNeed(situation.view, situation.seat),
  isSound(build('farm')),
)

/** Who wants to give sells without being asked, as long as that lasts. */
const instruct: Idea = (situation) => {
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
