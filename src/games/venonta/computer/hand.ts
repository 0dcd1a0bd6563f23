/** What better computers do with cards: points first, no card kept that could make room for another one. */
import { best } from '../../shared/best.ts'
import { isSeat } from '../../shared/seats.ts'
import { cardOf, constants } from '../data.ts'
import { lostBy, surplus, tanksOf } from '../derived.ts'
import { any, atLeader, type Choice, type Choices, choices, exchanging, playingBy, when } from './cards.ts'
import { asksFor, isToEat, type Situation, wants } from './situation.ts'

const needsTank = (situation: Situation): boolean =>
  asksFor(situation, 'tanks') || asksFor(situation, 'mostTanks') || wants(situation, 'tankWins')

/** After the meal rations are of no more use; before it one that nobody will miss. */
const canGive = (situation: Situation): boolean =>
  wants(situation, 'foodGiven') || surplus(situation.view, situation.seat) > (isToEat(situation) ? 1 : 0)

const toLast: Choice = ({ view }, moves) => best(moves, ({ seat }) => (isSeat(view, seat) ? -view.players[seat].pv : 0))

const choicesOfBetter: Choices = {
  ...choices,
  'aid-convoy': when(canGive, toLast),
  asylum: when((situation) => !isToEat(situation) || surplus(situation.view, situation.seat) > 0),
  // A tank has done what it can once the second turn is nearly over; a new one costs less than this one brings.
  disarmament: when(
    (situation) => situation.view.turn?.number === 2 && situation.view.turn.step === 'move' && !needsTank(situation),
    any,
  ),
  'secret-service': atLeader,
  embargo: atLeader,
}

export const playCard = playingBy(choicesOfBetter)

/** What a card is worth keeping in the hand. */
const worth: Readonly<Record<string, number>> = {
  'nature-reserve': 5,
  'aid-convoy': 5,
  'tree-planting': 4,
  asylum: 4,
  'green-revolution': 4,
  'carbon-capture': 3,
  'farm-subsidy': 3,
  rationing: 3,
  'trade-fair': 3,
  filters: 2,
  'good-catch': 2,
  'general-strike': 2,
}

export const exchange = exchanging(({ view, seat }, card) => {
  const kind = cardOf(card).id
  if (kind === 'uprising') return lostBy(view, seat).length > 0 ? 4 : 1
  if (kind === 'disarmament') return tanksOf(view, seat) > 0 ? 5 : 2
  if (kind === 'ocean-cleanup') return view.fish.some((count, ocean) => count < constants.fishStart[ocean]!) ? 3 : 1
  return worth[kind] ?? 0
})
