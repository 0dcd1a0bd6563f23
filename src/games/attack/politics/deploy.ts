/** 5.10 Mobilization: infantry in own regions, one by one. */
import { move, type Phase, refuse } from '../../../kernel/index.ts'
import { cardDone } from '../cards/effect.ts'
import { activeSeat, ownerOf, ownRegions } from '../derived.ts'
import { oneRegion } from '../params.ts'
import type { Attack } from '../state.ts'
import { currentAction } from '../turn/current.ts'

export const deployMove = move<Attack>()({
  type: 'deploy',
  group: 'politics',
  answers: ['deploy'],
  params: { region: oneRegion(ownRegions) },
  check(p, seat, { region }) {
    if (ownerOf(p, String(region)) !== seat) return refuse('not-your-region', { region })
  },
  play(p, seat, { region }, table) {
    const action = currentAction(p, 'political')
    p.regions[region]!.units.inf += 1
    action.deploy -= 1
    table.tell('deploys', { seat, region })
    if (action.deploy === 0) cardDone(p, table)
  },
})

export const deploy: Phase<Attack> = {
  owes: (p) => [{ seat: activeSeat(p), decision: 'deploy', about: { count: currentAction(p, 'political').deploy } }],
}
