/** Building, auctions, research: what PP are spent on. */
import type { PlainMove } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import type { Imagining } from '../../shared/computer.ts'
import { data } from '../data.ts'
import { costOf, ownerOf, ownRegions } from '../derived.ts'
import { cardIncome, enabled } from '../economy/income.ts'
import { adjacentTo } from '../map/atlas.ts'
import { worthOf } from '../opening/choices.ts'
import { type Attack, type LandUnit, type RegionId, type SeaId, type Seat, type State, ships } from '../state.ts'
import { campaignAsIs, campaignOver } from './campaign.ts'
import type { Manner } from './manner.ts'
import { type Armada, armadasOf, openSeas, passableSeas, reachedFrom } from './waters.ts'
import { roundsLeft, worthTo } from './worth.ts'

/** The dearest first: a mixed army hits with more of its dice. */
const bySkill: readonly LandUnit[] = ['plane', 'tank', 'art', 'inf']

/** What can be attacked from here, and what could attack. */
function front(p: State, seat: Seat, region: RegionId, manner: Manner, open: ReadonlySet<SeaId>): number {
  const near = manner.sails ? reachedFrom(p, region, open) : adjacentTo(p, region)
  const foreign = [...new Set(near)].filter((other) => ownerOf(p, other) !== seat)
  const prizes = foreign.map((other) => worthTo(p, seat, other, true, manner)).sort((a, b) => b - a)
  const army = worthOf(p.regions[region]!.units)
  return prizes.slice(0, 3).reduce((sum, prize) => sum + prize, 0) + Math.min(army, 60) / 20
}

/** Where a new army stands best. */
export function rallyPoint(p: State, seat: Seat, manner: Manner): RegionId | undefined {
  const open = passableSeas(p, seat, manner)
  return best(ownRegions(p, seat), (region) => front(p, seat, region, manner, open))
}

/** The fleet that opens a sea, where that pays more than all that can be had without it. */
function bestArmada(p: State, seat: Seat, manner: Manner): (Armada & { readonly gain: number }) | undefined {
  const armadas = armadasOf(p, seat, manner)
  if (armadas.length === 0) return undefined
  const without = campaignAsIs(p, seat, manner).gain
  if (without > enoughToDo) return undefined
  const open = openSeas(p, seat, manner)
  const rated = armadas.map((armada) => {
    const freed = campaignOver(p, seat, new Set([...open, armada.sea]), false, manner).gain
    return { ...armada, gain: armada.chance * (freed - without) - perPP * armada.cost }
  })
  return best(rated, ({ gain }) => gain, 0)
}

/** With so much to win without ships nobody thinks of them. */
const enoughToDo = 3
/** What PP count for that go into ships. */
const perPP = 0.03

/** The fleet first that is wanted; then one unit after the other of the type that is rarest there. */
export const buildArmy =
  (manner: Manner): Imagining<Attack> =>
  (p, seat) => {
    const armada = bestArmada(p, seat, manner)
    const ship = armada && ships.find((known) => armada.ships[known])
    if (armada && ship) return { type: 'build', unit: ship, count: armada.ships[ship], at: armada.yard }
    const at = rallyPoint(p, seat, manner)
    if (at === undefined) return undefined
    const { units } = p.regions[at]!
    const affordable = bySkill.filter((unit) => costOf(p, seat, unit) <= p.players[seat].pp)
    const unit = best(affordable, (known) => -units[known])
    return unit && { type: 'build', unit, count: 1, at }
  }

/** The least PP for which an army is built. */
const leastArmy = 15
/** Worth so many PP and still at home, an army has nowhere to go: more of it would only keep the game from ending. */
const idleArmy = 300

export const buildGain = (p: State, seat: Seat, canStillMove: boolean, manner: Manner): number => {
  const { pp } = p.players[seat]
  if (pp < leastArmy || (roundsLeft(p) === 0 && !canStillMove)) return 0
  const armada = canStillMove ? bestArmada(p, seat, manner) : undefined
  if (armada) return armada.gain
  const at = rallyPoint(p, seat, manner)
  if (at === undefined || worthOf(p.regions[at]!.units) > idleArmy) return 0
  return Math.min(pp, 100) / manner.armyPerPoint
}

/** What a route brings in the rounds that are left. */
function routeWorth(p: State, seat: Seat): number {
  const player = p.players[seat]
  const [econ, routes] = [enabled(player, 'econ'), enabled(player, 'routes')]
  const typical = data.tradeRoutes.find(({ value }) => value === 4)!.id
  return roundsLeft(p) * (cardIncome(econ, [...routes, typical]) - cardIncome(econ, routes))
}

const leastProfit = 15

/** Only a route that pays for itself while one is still rich. */
export function auctionMove(p: State, seat: Seat): PlainMove | undefined {
  const worth = routeWorth(p, seat)
  const { pp } = p.players[seat]
  if (p.decks.routes.length === 0 || pp < 2 * data.auctionMinimum || worth < data.auctionMinimum + leastProfit) return undefined
  return { type: 'open-auction', bid: data.auctionMinimum, limit: Math.min(worth - leastProfit, Math.floor(pp / 2)) }
}

export const bid: Imagining<Attack> = (p, seat, { about }) => {
  const limit = Math.min(routeWorth(p, seat) - leastProfit, Math.floor(p.players[seat].pp / 2))
  return { type: 'bid-limit', max: limit > Number(about?.bid) ? limit : 0 }
}
