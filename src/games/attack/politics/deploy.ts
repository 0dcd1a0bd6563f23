/** 5.10 Mobilization: infantry in own regions, one by one. */
import { type PlainMove, phase, refuse } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import { activeSeat, ownerOf, ownRegions } from '../derived.ts'
import { adjacentTo } from '../map/atlas.ts'
import { worthOf } from '../opening/choices.ts'
import { attackMove, oneRegion } from '../params.ts'
import type { Attack, RegionId, Seat, State } from '../state.ts'
import { currentAction } from '../turn/current.ts'

const deployMove = attackMove({
  type: 'deploy',
  group: 'politics',
  params: { region: oneRegion(ownRegions) },
  check(p, seat, { region }) {
    if (ownerOf(p, region) !== seat) return refuse('not-your-region', { region })
  },
  play(p, seat, { region }, table) {
    const action = currentAction(p, 'political')
    p.regions[region]!.units.inf += 1
    action.deploy -= 1
    table.tell('deploys', { seat, region })
  },
})

/** What enemies in reach could bring against a region, less what stands there. */
function threat(p: State, seat: Seat, region: RegionId): number {
  const enemies = adjacentTo(p, region).filter((other) => ownerOf(p, other) !== null && ownerOf(p, other) !== seat)
  return enemies.reduce((sum, other) => sum + worthOf(p.regions[other]!.units), 0) - worthOf(p.regions[region]!.units)
}

const whereThreatened = (p: State, seat: Seat): PlainMove => ({
  type: 'deploy',
  region: best(ownRegions(p, seat), (region) => threat(p, seat, region)),
})

export const deploy = phase<Attack>()({
  name: 'deploy',
  decisions: { deploy: { page: 'political', fallback: whereThreatened } },
  moves: [deployMove],
  isOver: (p) => currentAction(p, 'political').deploy === 0,
  owes: (p) => [{ seat: activeSeat(p), decision: 'deploy', about: { count: currentAction(p, 'political').deploy } }],
})
