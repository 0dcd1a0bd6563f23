/** 13, production: what an objective lacks, and what is done about it. */

import { developed, freeFactories, surplus, tanksOf } from '../derived.ts'
import type { Stat } from '../objectives/stats.ts'
import { firstOf, given, type Idea, movesLike, spoils, unmet } from './situation.ts'
import { build, buy, revert } from './works.ts'

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

/** One step towards the objective that breaks nothing else it asks for. */
export const pursue: Idea = (situation) => {
  for (const { stat } of unmet(situation)) {
    const move = remedies[stat]?.(situation)
    if (move && !spoils(situation, move)) return move
  }
  return undefined
}
