/** 13, what is decided before the turns: land, cards, an objective, a partner. */
import { best } from '../../shared/best.ts'
import { isTerritory, linked, objectiveOf, waterSlots } from '../data.ts'
import { factories, owned, tanksOf } from '../derived.ts'
import type { Group } from '../state.ts'
import { type Idea, movesLike, type Situation } from './situation.ts'

const perLink = 0.5

/** Water, and neighbours of one's own. */
export const claimLand: Idea = (situation) => {
  const { view, seat } = situation
  const own = owned(view, seat)
  return best(movesLike(situation, 'claim'), ({ territory }) =>
    isTerritory(territory) ? waterSlots(territory) + perLink * own.filter((id) => linked(id, territory)).length : 0,
  )
}

/** Restraint where the air is bad or nothing smokes yet, work where it does, war only with tanks at hand. */
function ranking({ view, seat }: Situation): readonly Group[] {
  if (view.co2 >= 25 || factories(view, seat) === 0) return ['peaceful', 'neutral', 'aggressive']
  if (tanksOf(view, seat) > 0) return ['neutral', 'aggressive', 'peaceful']
  return ['neutral', 'peaceful', 'aggressive']
}

export const chooseObjective: Idea = (situation) => {
  const { tableau } = situation.view
  for (const group of ranking(situation)) {
    const index = tableau.findIndex((card) => card.group === group)
    if (index >= 0) return { type: 'take-objective', index }
  }
  return undefined
}

/** Nobody to spare where war is wanted, else whoever will. */
export const choosePartner: Idea = ({ view, seat }) => {
  const { objective } = view.players[seat]
  const isWarlike = typeof objective === 'string' && objectiveOf(objective).group === 'aggressive'
  return { type: 'pact', with: isWarlike ? null : 'any' }
}
