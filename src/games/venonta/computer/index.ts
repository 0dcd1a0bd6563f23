import type { Mind, PlainMove } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import { isTerritory } from '../data.ts'
import { fallbacks } from '../fallbacks.ts'
import type { Decision, Seat, Venonta, View } from '../state.ts'
import { fullMeal } from '../turns/feed.ts'
import { exchange, playCard } from './cards.ts'
import { chooseObjective, choosePartner, claimLand } from './prelude.ts'
import { beforeMeal, produce } from './produce.ts'
import { firstOf, type Idea, movesLike, situationOf } from './situation.ts'
import { answerOffer } from './trade.ts'
import { advance, fight, rollOn } from './war.ts'

/** As much as there is; whoever stays hungry goes to the leader. */
const eat: Idea = (situation) => {
  const { view, seat } = situation
  return best(movesLike(situation, 'feed', { amount: fullMeal(view, seat) }), ({ migrantTo }) => {
    const owner = isTerritory(migrantTo) ? view.land[migrantTo].owner : null
    return owner ? view.players[owner].pv : 0
  })
}

/** 13. Where no idea comes to anything the deadline's answer is good enough. */
const ideas: Readonly<Partial<Record<Decision, Idea>>> = {
  claim: claimLand,
  council: exchange,
  objective: chooseObjective,
  pact: choosePartner,
  feed: firstOf([beforeMeal, eat]),
  produce,
  combat: firstOf([playCard, fight]),
  battle: rollOn,
  move: firstOf([advance, playCard]),
  sale: answerOffer,
}

/** Sees its view only; what it does not see it draws anew in an imagined position. */
export function computer(view: View, seat: Seat, mind: Mind<Venonta>): PlainMove {
  const [owed] = mind.owed
  if (!owed) throw new Error(`venonta: ${seat} owes nothing`)
  return ideas[owed.decision]?.(situationOf(view, seat, mind)) ?? fallbacks[owed.decision](mind.imagine(), seat, owed)
}
