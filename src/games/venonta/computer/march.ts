/** Where better computers keep their tanks. */
import { best } from '../../shared/best.ts'
import { isTerritory, linksOf } from '../data.ts'
import { controller, partnerOf, tanksIn } from '../derived.ts'
import type { Territory } from '../state.ts'
import { type Idea, movesLike, type Situation } from './situation.ts'

/** Territories that could be attacked from a place, with nobody on guard. */
function openFrom({ view, seat }: Situation, from: Territory): number {
  const partner = partnerOf(view, seat)
  return linksOf(from).filter((id) => {
    const holder = controller(view, id)
    const isForeign = holder !== null && holder !== seat && holder !== partner && view.land[id].owner !== partner
    return isForeign && tanksIn(view, id, holder) === 0
  }).length
}

/** So many targets are as good as more of them. */
const enoughTargets = 2
/** Colonies rise, and who attacks from there sends those who flee to somebody else’s land. */
const [atHome, inColony] = [0.2, 0.5]
/** What a second tank at the same place is worth elsewhere. */
const crowded = 1.5

/** Tanks go to the front, one to a place: there they can attack, and hold what is theirs. */
export const march: Idea = (situation) => {
  const { view, seat } = situation
  const rate = (id: Territory): number =>
    Math.min(openFrom(situation, id), enoughTargets) + (view.land[id].owner === seat ? atHome : inColony)
  const gain = (from: Territory, to: Territory): number => {
    if (tanksIn(view, to, seat) > 0 || controller(view, to) !== seat) return 0
    return rate(to) - rate(from) + (tanksIn(view, from, seat) > 1 ? crowded : 0)
  }
  return best(
    movesLike(situation, 'move-tank'),
    ({ from, to }) => (isTerritory(from) && isTerritory(to) ? gain(from, to) : 0),
    0.1,
  )
}
