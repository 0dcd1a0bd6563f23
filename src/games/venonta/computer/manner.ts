/** Somebody who decides in one manner: rules of thumb that all better computers share, and leanings in which they differ. */
import type { Manner } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import { type Think, thinking } from '../../shared/computer.ts'
import { venontaCourse } from '../course.ts'
import { humans, tanksOf } from '../derived.ts'
import { type Group, groups, type Venonta } from '../state.ts'
import { attack, free } from './campaign.ts'
import { exchange, playCard } from './hand.ts'
import { buyFood, producing, tribute } from './husbandry.ts'
import { eat } from './index.ts'
import type { Leanings } from './leanings.ts'
import { march } from './march.ts'
import { claimLand } from './prelude.ts'
import { asksFor, firstOf, type Idea, type Situation, situationOf, tokens } from './situation.ts'
import { answerOffer } from './trade.ts'
import { rollOn } from './war.ts'

/** From so many tokens on a tank can be paid, and sent out, in the first turn. */
const forWar = 7

/** What an objective of a group brings on average: war pays for those who have a tank. */
function brings(situation: Situation, group: Group): number {
  if (group !== 'aggressive') return group === 'neutral' ? 11.5 : 10.5
  if (tanksOf(situation.view, situation.seat) > 0) return 14.5
  return tokens(situation) >= forWar ? 12 : 7
}

const chooseObjective: Idea = (situation) => {
  const { tableau } = situation.view
  const group = best(
    groups.filter((one) => tableau.some((card) => card.group === one)),
    (one) => brings(situation, one),
  )
  return { type: 'take-objective', index: tableau.findIndex((card) => card.group === group) }
}

/** Between two a pact would only protect the one rival there is. */
const choosePartner: Idea = (situation) => {
  const isUseful = humans(situation.view).length > 2 || asksFor(situation, 'inPact')
  return { type: 'pact', with: isUseful ? 'any' : null }
}

export function mannerOf(leanings: Leanings): Manner<Venonta> {
  const weighing =
    (idea: Idea): Think<Venonta> =>
    (view, seat, mind) =>
      idea(situationOf(view, seat, mind))
  return thinking(venontaCourse, {
    claim: weighing(claimLand),
    council: weighing(exchange),
    objective: weighing(chooseObjective),
    pact: weighing(choosePartner),
    feed: weighing(firstOf([tribute, playCard, buyFood, eat])),
    produce: weighing(producing(leanings)),
    combat: weighing(firstOf([playCard, free, attack(leanings)])),
    battle: weighing(rollOn),
    move: weighing(firstOf([march, playCard])),
    sale: weighing(answerOffer),
  })
}
