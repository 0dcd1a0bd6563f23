import { best } from '../../shared/best.ts'
import { type Think, thinking } from '../../shared/computer.ts'
import { venontaCourse } from '../course.ts'
import { isTerritory } from '../data.ts'
import type { Venonta } from '../state.ts'
import { fullMeal } from '../turns/feed.ts'
import { exchange, playCard } from './cards.ts'
import { chooseObjective, choosePartner, claimLand } from './prelude.ts'
import { beforeMeal, produce } from './produce.ts'
import { firstOf, type Idea, movesLike, situationOf } from './situation.ts'
import { answerOffer } from './trade.ts'
import { advance, fight, rollOn } from './war.ts'

/** As much as there is; whoever stays hungry goes to the leader. */
export const eat: Idea = (situation) => {
  const { view, seat } = situation
  return best(movesLike(situation, 'feed', { amount: fullMeal(view, seat) }), ({ migrantTo }) => {
    const owner = isTerritory(migrantTo) ? view.land[migrantTo].owner : null
    return owner ? view.players[owner].pv : 0
  })
}

const weighing =
  (idea: Idea): Think<Venonta> =>
  (view, seat, mind) =>
    idea(situationOf(view, seat, mind))

/** 13. Sees its view only; what it does not see it draws anew in an imagined position. */
export const computer = thinking(venontaCourse, {
  claim: weighing(claimLand),
  council: weighing(exchange),
  objective: weighing(chooseObjective),
  pact: weighing(choosePartner),
  feed: weighing(firstOf([beforeMeal, eat])),
  produce: weighing(produce),
  combat: weighing(firstOf([playCard, fight])),
  battle: weighing(rollOn),
  move: weighing(firstOf([advance, playCard])),
  sale: weighing(answerOffer),
})
