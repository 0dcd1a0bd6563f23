/** 5.2.5, 5.2.8 and 5.6: the mover chooses which battle comes next; a single one starts by itself. */
import { exactlyOne, move, optional, type Phase, refuse, type Table } from '../../../kernel/index.ts'
import { activeSeat } from '../derived.ts'
import { startLandBattle } from '../land/start.ts'
import { startNavalBattle } from '../naval/start.ts'
import { oneRegion, oneSea, shaped } from '../params.ts'
import type { Attack, RegionId, SeaId, State } from '../state.ts'
import type { BuildAction, MoveAction } from '../turn/action.ts'
import { currentAction, finishAction, turnOf } from '../turn/current.ts'
import { afterNavalBattles } from './landing.ts'

const fighting = (p: State): MoveAction | BuildAction => currentAction(p, 'move', 'blitzkrieg', 'build')

/** The sea areas and regions where a battle may start now. */
function choices(p: State): { seas: readonly SeaId[]; regions: readonly RegionId[] } {
  const action = fighting(p)
  if (action.type !== 'build' && action.stage === 'land') return { seas: [], regions: action.targets }
  return { seas: action.contests.map(({ sea }) => sea), regions: [] }
}

export const battles: Phase<Attack> = {
  automatic(p, table) {
    const { seas, regions } = choices(p)
    if (seas.length + regions.length > 1) return false
    if (seas[0] !== undefined) startNavalBattle(p, seas[0], table)
    else if (regions[0] !== undefined) startLandBattle(p, regions[0], table)
    else allFought(p, table)
    return true
  },
  owes: (p) => [{ seat: activeSeat(p), decision: 'fight', about: { count: choices(p).seas.length + choices(p).regions.length } }],
}

function allFought(p: State, table: Table): void {
  const action = fighting(p)
  if (action.type !== 'build' && action.stage === 'naval') {
    afterNavalBattles(p, table)
    return
  }
  if (action.type !== 'build') turnOf(p).used.push(action.type)
  finishAction(p, table)
}

export const fight = move<Attack>()({
  type: 'fight',
  group: 'battle',
  answers: ['fight'],
  params: { sea: optional(oneSea((p) => choices(p).seas)), region: optional(oneRegion((p) => choices(p).regions)) },
  together: [exactlyOne('sea', 'region')],
  check(p, _seat, given) {
    const { sea, region } = shaped<{ sea?: SeaId; region?: RegionId }>(given)
    const { seas, regions } = choices(p)
    if (sea !== undefined ? !seas.includes(sea) : !regions.includes(region ?? ''))
      return refuse('no-battle-there', { sea, region })
  },
  play(p, _seat, { sea, region }, table) {
    if (sea !== undefined) startNavalBattle(p, sea, table)
    else if (region !== undefined) startLandBattle(p, region, table)
  },
  final: () => true,
})
