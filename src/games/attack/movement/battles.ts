/** 5.2.5, 5.2.8 and 5.6: the mover chooses which battle comes next; a single one starts by itself. */
import { exactlyOne, optional, phase, refuse } from '../../../kernel/index.ts'
import { activeSeat } from '../derived.ts'
import { startLandBattle } from '../land/start.ts'
import { contestOdds } from '../naval/odds.ts'
import { startNavalBattle } from '../naval/start.ts'
import { attackMove, oneRegion, oneSea } from '../params.ts'
import type { Attack, RegionId, SeaId, State } from '../state.ts'
import type { BuildAction, MoveAction } from '../turn/action.ts'
import { currentAction } from '../turn/current.ts'
import { moving } from './in-transit.ts'
import { columnTo, oddsOfAttack } from './weigh.ts'

const fighting = (p: State): MoveAction | BuildAction => currentAction(p, 'move', 'blitzkrieg', 'build')

/** The sea areas and regions where a battle may start now. */
function choices(p: State): { seas: readonly SeaId[]; regions: readonly RegionId[] } {
  const action = fighting(p)
  if (action.type !== 'build' && action.stage === 'land') return { seas: [], regions: action.targets }
  return { seas: action.contests.map(({ sea }) => sea), regions: [] }
}

const fight = attackMove({
  type: 'fight',
  group: 'battle',
  params: { sea: optional(oneSea((p) => choices(p).seas)), region: optional(oneRegion((p) => choices(p).regions)) },
  together: [exactlyOne('sea', 'region')],
  check(p, _seat, { sea, region }) {
    const { seas, regions } = choices(p)
    if (sea !== undefined ? !seas.includes(sea) : !regions.includes(region ?? ''))
      return refuse('no-battle-there', { sea, region })
  },
  play(p, _seat, { sea, region }, table) {
    if (sea !== undefined) startNavalBattle(p, sea, table)
    else if (region !== undefined) startLandBattle(p, region, table)
  },
  odds(view, _seat, { sea, region }) {
    const { action } = view
    if (region !== undefined) return oddsOfAttack(view, region, columnTo(moving(view).marches, region))
    const contest = action && 'contests' in action ? action.contests.find((known) => known.sea === sea) : undefined
    return contest && contestOdds(view, { attacker: activeSeat(view), defender: contest.foe, sea: contest.sea })
  },
  final: () => true,
})

export const battles = phase<Attack>()({
  name: 'battles',
  decisions: {
    fight: {
      page: 'move',
      askedOnce: true,
      fallback(p) {
        const { seas, regions } = choices(p)
        return regions.length > 0 ? { type: 'fight', region: regions[0] } : { type: 'fight', sea: seas[0] }
      },
    },
  },
  moves: [fight],
  /** A battle that has started is fought to its end. */
  next: (p) => fighting(p).battle?.kind,
  isOver: (p) => choices(p).seas.length + choices(p).regions.length === 0,
  automatic(p, table) {
    const { seas, regions } = choices(p)
    if (seas.length + regions.length > 1) return false
    if (seas[0] !== undefined) startNavalBattle(p, seas[0], table)
    else if (regions[0] !== undefined) startLandBattle(p, regions[0], table)
    return true
  },
  owes: (p) => [{ seat: activeSeat(p), decision: 'fight', about: { count: choices(p).seas.length + choices(p).regions.length } }],
})
