/** Section 13: small choices that a computer makes, and a deadline for whoever has not. */
import type { PlainMove } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import { needsReplacement, planeRegions, replacements, spareUnits } from '../air/planes.ts'
import { economicsCard, kindData, kindOf, routeOf } from '../data.ts'
import { ownerOf, ownRegions, sizeOf } from '../derived.ts'
import { enabled, incomeOf } from '../economy/income.ts'
import { rankingOf } from '../end/scoring.ts'
import { adjacentTo } from '../map/atlas.ts'
import { worthOf } from '../opening/choices.ts'
import type { PoliticalKind, RegionId, Seat, State } from '../state.ts'
import { currentAction } from './current.ts'

/** What enemies in reach could bring against a region, less what stands there. */
export function threat(p: State, seat: Seat, region: RegionId): number {
  const enemies = adjacentTo(p, region).filter((other) => ownerOf(p, other) !== null && ownerOf(p, other) !== seat)
  return enemies.reduce((sum, other) => sum + worthOf(p.regions[other]!.units), 0) - worthOf(p.regions[region]!.units)
}

export const deployChoice = (p: State, seat: Seat): PlainMove => ({
  type: 'deploy',
  region: best(ownRegions(p, seat), (region) => threat(p, seat, region)),
})

const wanted: readonly PoliticalKind[] = ['veto', 'master-spy-ring', 'annexation', 'coup']

/** An Eagle when leading, else what is worth most. */
export function takeChoice(p: State, seat: Seat): PlainMove {
  const { hand } = p.players[currentAction(p, 'political').play!.target!]
  const leads = rankingOf(p)[0] === seat
  const rate = (card: string) => {
    const kind = kindOf(card)
    return (leads && kindData(kind).eagle ? wanted.length + 1 : 0) + wanted.indexOf(kind)
  }
  return { type: 'take', card: best(hand, rate) }
}

/** What costs the target most: a card that breaks a set, else the highest. */
export function disableChoice(p: State): PlainMove {
  const { target } = currentAction(p, 'bombing')
  const player = p.players[target]
  const loss = (card: string) =>
    -incomeOf(p, target, { ...player, disabled: [...player.disabled, card] }, []).pp + economicsCard(card).value / 100
  return { type: 'disable', card: best(enabled(player, 'econ'), loss) }
}

export const raidHitChoice = (p: State): PlainMove => {
  const { shown, sea } = currentAction(p, 'raid')
  const prey = shown.filter(({ route }) => routeOf(route).sea === sea)
  return { type: 'raid-hit', route: best(prey, ({ route }) => routeOf(route).value)?.route }
}

/** From where most planes stand, then most units. */
export function planeChoice(p: State, seat: Seat): PlainMove {
  const region = best(planeRegions(p, seat), (known) => 1000 * p.regions[known]!.units.plane + sizeOf(p.regions[known]!.units))!
  if (!needsReplacement(p, region)) return { type: 'lose-plane', region }
  const from = best(replacements(p, seat, region), (known) => sizeOf(p.regions[known]!.units))!
  return { type: 'lose-plane', region, from, unit: spareUnits(p, from)[0] }
}
