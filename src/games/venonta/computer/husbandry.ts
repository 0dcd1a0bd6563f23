/** Production as better computers see to it: the meal, the objective, arms, and what the next round needs. */
import type { PlainMove } from '../../../kernel/index.ts'
import { constants, costs } from '../data.ts'
import { factories, freeFactories, fuelOwned, lostBy, productivity, tanksOf } from '../derived.ts'
import { type Building, buildings } from '../state.ts'
import { isConversion } from '../turns/produce.ts'
import { isBound, needsWar, warChest } from './campaign.ts'
import { playCard } from './hand.ts'
import type { Leanings } from './leanings.ts'
import { instruct, integrate } from './produce.ts'
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
} from './situation.ts'
import { build, buy, cost, revert } from './works.ts'

const isBuilding = (what: unknown): what is Building => buildings.some((building) => building === what)

/** What a move of production takes from one's tokens. */
function priceOf(situation: Situation, move: PlainMove): number {
  const { type, what, to } = move
  if (type === 'build' && isBuilding(what)) return costs[what].tokens
  if (type === 'integrate') return costs.integrate.tokens
  if (type === 'buy') return cost(situation, move)
  const conversion = `${what}-to-${to}`
  return type === 'revert' && isConversion(conversion) ? costs.revert[conversion].tokens : 0
}

/** An idea that leaves so many tokens. */
const leaving =
  (kept: (situation: Situation) => number, idea: Idea): Idea =>
  (situation) => {
    const move = idea(situation)
    return move && tokens(situation) - priceOf(situation, move) >= kept(situation) ? move : undefined
  }

/** Food first: it is eaten before anything else is needed. */
export const tribute: Idea = (situation) =>
  movesLike(situation, 'tribute', { good: 'food' })[0] ?? movesLike(situation, 'tribute')[0]

const isShort = (situation: Situation): boolean => isToEat(situation) && shortage(situation) > 0

export const buyFood = given(isShort, sound(buy('food', 4)))

/** Before the meal, and before anything else where the objective asks that all are fed. */
const feedPeople = given(
  (situation) => isShort(situation) && asksFor(situation, 'unfed'),
  firstOf([sound(build('farm')), sound(build('intensive')), buyFood, build('farm')]),
)

/** Guests may come before the meal: rations for them, where one hungry mouth spoils the objective. */
const storeUp = ({ stock }: Leanings): Idea =>
  given(
    (situation) => isToEat(situation) && shortage(situation) + (asksFor(situation, 'unfed') ? stock : 0) > 0,
    sound(build('farm')),
  )

const someFactory = given(({ view, seat }) => freeFactories(view, seat) < 1, sound(build('factory')))

/** Whether a tank can still be paid, and sent out. */
function canArm(situation: Situation): boolean {
  const factory = freeFactories(situation.view, situation.seat) < 1 ? costs.factory.tokens : 0
  return tokens(situation) >= factory + costs.tank.tokens + costs.attack.base + costs.attack.perTank
}

/** People alone win two fights of five: they keep what a second one takes. */
const triesUnarmed = 2

/** Where people have to go to war alone. */
const goUnarmed = (situation: Situation): boolean =>
  needsWar(situation) &&
  tanksOf(situation.view, situation.seat) === 0 &&
  !canArm(situation) &&
  !asksFor(situation, 'tanks') &&
  !asksFor(situation, 'tankWins')

/** A tank for the war that the objective asks for. */
const armForObjective: Idea = given(
  (situation) => needsWar(situation) && tanksOf(situation.view, situation.seat) === 0 && canArm(situation),
  firstOf([build('tank'), someFactory]),
)

/** Tanks for raids, as long as there is time to send them. */
const arm = ({ arms }: Leanings): Idea =>
  given(
    (situation) => !isLastTurn(situation) && !isBound(situation) && tanksOf(situation.view, situation.seat) < arms,
    firstOf([sound(build('tank')), given(({ view }) => view.round < constants.rounds, someFactory)]),
  )

const feedNext = given(
  ({ view, seat }) => view.round < constants.rounds && productivity(view, seat) < nextNeed(view, seat),
  firstOf([sound(build('farm')), sound(build('intensive')), someFactory]),
)

/** Discs for the factories of the next round. */
const fuelUp = given(
  ({ view, seat }) => view.turn?.number === 2 && fuelOwned(view, seat) < factories(view, seat),
  sound(buy('fuel', 4)),
)

/** From here on the air may cost everybody the game. */
const badAir = 45

/** Once all have eaten for the last time the land may rest: of equal points the greener government wins. */
const heal = given(
  (situation) => isLastTurn(situation) || (situation.view.co2 >= badAir && shortage(situation) < 0),
  firstOf([sound(revert('factory')), sound(revert('farm')), sound(revert('intensive'))]),
)

export function producing(leanings: Leanings): Idea {
  /** For the attack of this turn, and for a rebellion. */
  const chest = (situation: Situation): number =>
    warChest(situation, leanings) * (goUnarmed(situation) ? triesUnarmed : 1) +
    (lostBy(situation.view, situation.seat).length > 0 ? costs.rebel.tokens : 0)
  /** What the objective wants to be left beside that. */
  const treasure = (situation: Situation): number => chest(situation) + (asksFor(situation, 'tokens') ? 3 : 0)
  return firstOf([
    instruct,
    tribute,
    playCard,
    leaving(chest, firstOf([given(isShort, integrate), feedPeople])),
    armForObjective,
    given(
      (situation) => !goUnarmed(situation),
      leaving((situation) => (needsWar(situation) ? chest(situation) : 0), pursue),
    ),
    leaving(treasure, storeUp(leanings)),
    leaving(treasure, integrate),
    leaving(treasure, arm(leanings)),
    leaving(treasure, feedNext),
    leaving(treasure, fuelUp),
    leaving(treasure, heal),
  ])
}
