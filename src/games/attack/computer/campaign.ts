/** Where the armies go: one attack after the other, each with just enough units, and the rest towards the front. */

import { remembered } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import { noFleet, noLand, ownerOf, ownRegions, sizeOf } from '../derived.ts'
import { adjacentTo, crossings, isTwoBordersAway, landNeighbours } from '../map/atlas.ts'
import { type Land, type LandUnit, landUnits, type RegionId, type SeaId, type Seat, type State } from '../state.ts'
import type { March } from '../turn/action.ts'
import { type Attacking, type Manner, simple } from './manner.ts'
import { oddsAt } from './odds.ts'
import { openSeas, type Sally, salliesOf } from './waters.ts'
import { isLastRegion, leads, roundsLeft, worthTo } from './worth.ts'

export interface Campaign {
  readonly marches: readonly March[]
  /** Ships that free the way for them, if any do. */
  readonly sally?: Sally
  /** What the attacks are worth, as likely as they are. */
  readonly gain: number
}

/** Units that may leave, by region. */
type Pool = Map<RegionId, Land>

/** How units of these kinds come from one region to another: by land, or by this lane. */
interface Way {
  readonly from: RegionId
  readonly lane: string | null
  readonly units: readonly LandUnit[]
}

interface Source {
  readonly from: RegionId
  readonly lane: string | null
  readonly units: Land
}

interface Attack {
  readonly target: RegionId
  readonly army: Land
  readonly sources: readonly Source[]
  readonly chance: number
  readonly rating: number
}

const largestArmy = 12
/** What an army that comes nearer to the front is worth, by the unit and at most. */
const perStep = 0.08
const mostOnward = 1
/** A victory that is nearly sure need not be made surer. */
const nearlySure = 0.95

/** The position as if no march had been ordered yet, so that the same plan is found after each order. */
function beforeOrders(p: State, seat: Seat): State {
  const action = p.action?.type === 'move' || p.action?.type === 'blitzkrieg' ? p.action : undefined
  if (!action || (action.marches.length === 0 && action.sails.length === 0)) return p
  const regions = { ...p.regions }
  for (const { from, unit, count } of action.marches) {
    const region = regions[from]!
    regions[from] = { ...region, units: { ...region.units, [unit]: region.units[unit] + count } }
  }
  const seas = { ...p.seas }
  for (const { from, ship, count } of action.sails) {
    const fleet = { ...(seas[from]?.[seat] ?? noFleet()) }
    fleet[ship] += count
    seas[from] = { ...seas[from], [seat]: fleet }
  }
  return { ...p, regions, seas }
}

/** Three stay to guard the capital where an enemy could reach it, one elsewhere: infantry if there is any. */
function poolOf(p: State, seat: Seat, { tastes }: Manner): Pool {
  const pool: Pool = new Map()
  for (const region of ownRegions(p, seat)) {
    const units = { ...p.regions[region]!.units }
    const isThreatened = adjacentTo(p, region).some((other) => ![null, seat].includes(ownerOf(p, other)))
    const isWatched = isThreatened && roundsLeft(p) > 0
    const guards = isWatched ? (region === p.players[seat].capital ? tastes.capitalGuards : tastes.borderGuards) : 1
    for (let stayed = 0; stayed < guards; stayed++) {
      const guard = landUnits.find((unit) => units[unit] > 0)
      if (guard) units[guard] -= 1
    }
    pool.set(region, units)
  }
  return pool
}

/** A tank goes through a region of one’s own. */
const isThroughOwn = (p: State, seat: Seat, from: RegionId, to: RegionId): boolean =>
  landNeighbours(p, from).some((middle) => ownerOf(p, middle) === seat && landNeighbours(p, middle).includes(to))

const [flying, rolling]: readonly (readonly LandUnit[])[] = [['plane'], ['tank', 'plane']]

/** Where an attack on each region may come from, however many can leave: by land, or over seas where nobody has ships in the way. */
function waysOf(
  p: State,
  seat: Seat,
  pool: Pool,
  targets: readonly RegionId[],
  open: ReadonlySet<SeaId>,
): ReadonlyMap<RegionId, Way[]> {
  const ways = new Map(targets.map((region): [RegionId, Way[]] => [region, []]))
  for (const from of pool.keys()) {
    const near = landNeighbours(p, from)
    const lanes = new Map<RegionId, string>()
    for (const { to, lane, seas } of crossings(p, from))
      if (!lanes.has(to) && seas.every((sea) => open.has(sea))) lanes.set(to, lane)
    for (const [to, found] of ways) {
      const lane = lanes.get(to)
      if (near.includes(to)) found.push({ from, lane: null, units: landUnits })
      else if (lane !== undefined) found.push({ from, lane, units: landUnits })
      else if (isTwoBordersAway(p, from, to))
        found.push({ from, lane: null, units: (isThroughOwn(p, seat, from, to) ? rolling : flying)! })
    }
  }
  return ways
}

/** What can leave now, by these ways. */
function sourcesOf(ways: readonly Way[], pool: Pool): Source[] {
  const sources: Source[] = []
  for (const { from, lane, units } of ways) {
    const here = pool.get(from)!
    const able = noLand()
    for (const unit of units) able[unit] = here[unit]
    if (sizeOf(able) > 0) sources.push({ from, lane, units: able })
  }
  return sources
}

const sumOf = (sources: readonly Source[]): Land => {
  const all = noLand()
  for (const { units } of sources) for (const unit of landUnits) all[unit] += units[unit]
  return all
}

/** A region that might be attacked. */
interface Target {
  readonly region: RegionId
  readonly ways: readonly Way[]
  readonly worth: number
}

/** The smallest balanced army that is likely to win, or a larger one where that pays. */
function attackOn(p: State, seat: Seat, pool: Pool, target: Target, mobile: boolean, attacking: Attacking): Attack | undefined {
  const sources = sourcesOf(target.ways, pool)
  if (sources.length === 0) return undefined
  const all = sumOf(sources)
  if (mobile) Object.assign(all, { inf: 0, art: 0 })
  const { needed, perUnit, more } = attacking
  const most = Math.min(largestArmy, sizeOf(all))
  const odds = oddsAt(p, seat, target.region)
  const army = noLand()
  let found: Attack | undefined
  let next = 0
  for (let size = 1; size <= most; size++) {
    // One of each kind in turns, as far as there are any.
    while (army[landUnits[next]!] >= all[landUnits[next]!]) next = (next + 1) % landUnits.length
    army[landUnits[next]!] += 1
    next = (next + 1) % landUnits.length
    const chance = odds(army)
    if (chance < needed) continue
    const rating = chance * target.worth - perUnit * size
    if (!found || rating > found.rating) found = { target: target.region, army: { ...army }, sources, chance, rating }
    if (!more || chance > nearlySure) break
  }
  return found
}

/** Takes the army out of the pool, from the nearest first. */
function ordersFor({ target, army, sources }: Attack, pool: Pool): March[] {
  const left = { ...army }
  const marches: March[] = []
  for (const { from, lane, units } of sources)
    for (const unit of landUnits) {
      const count = Math.min(left[unit], units[unit])
      if (count === 0) continue
      left[unit] -= count
      pool.get(from)![unit] -= count
      marches.push({ from, to: target, unit, count, lane })
    }
  return marches
}

function targetsOf(p: State, seat: Seat): RegionId[] {
  const own = ownRegions(p, seat)
  const near = new Set(own.flatMap((region) => adjacentTo(p, region)))
  for (const region of own) for (const next of landNeighbours(p, region)) for (const far of landNeighbours(p, next)) near.add(far)
  const isAhead = leads(p, seat)
  return [...near].filter((region) => ownerOf(p, region) !== seat && (isAhead || !isLastRegion(p, region)))
}

/** Steps to the nearest region that is not one’s own, over land. */
function frontDistances(p: State, seat: Seat): ReadonlyMap<RegionId, number> {
  const distances = new Map<RegionId, number>()
  let edge = ownRegions(p, seat).filter((region) => landNeighbours(p, region).some((other) => ownerOf(p, other) !== seat))
  for (let steps = 0; edge.length > 0; steps++) {
    for (const region of edge) distances.set(region, steps)
    edge = edge
      .flatMap((region) => landNeighbours(p, region))
      .filter((region) => ownerOf(p, region) === seat && !distances.has(region))
  }
  return distances
}

/** Armies behind the front go one step nearer to it. */
function advance(p: State, seat: Seat, pool: Pool, mobile: boolean): March[] {
  const distances = frontDistances(p, seat)
  return [...pool].flatMap(([from, units]) => {
    const steps = distances.get(from) ?? 0
    const to = steps > 0 ? landNeighbours(p, from).find((next) => (distances.get(next) ?? steps) < steps) : undefined
    if (to === undefined) return []
    return landUnits.flatMap((unit) =>
      units[unit] > 0 && !(mobile && (unit === 'inf' || unit === 'art'))
        ? [{ from, to, unit, count: units[unit], lane: null }]
        : [],
    )
  })
}

/** What a way that is not sure to be free is worth less, in victory points, for the ships that are lost. */
const sallyCost = 0.4

/** The plan of a Move, or with tanks and planes only of a Blitzkrieg move. */
export function campaignOf(now: State, seat: Seat, mobile = false, manner: Manner = simple): Campaign {
  const p = beforeOrders(now, seat)
  if (mobile) return campaignOver(p, seat, new Set(), true, manner)
  const byNow = campaignAsIs(p, seat, manner)
  if (!manner.sails) return byNow
  const open = openSeas(p, seat, manner)
  let found = byNow
  for (const sally of salliesOf(p, seat, manner)) {
    const freed = campaignOver(p, seat, new Set([...open, sally.sea]), false, manner)
    const gain = sally.chance * freed.gain + (1 - sally.chance) * byNow.gain - sallyCost
    if (gain > found.gain) found = { ...freed, sally, gain }
  }
  return found
}

const asIs = remembered((_p: State) => new Map<Seat, Map<Manner, Campaign>>())

/** The plan over the seas that are open without a fight: whoever thinks about moving asks for it, and whoever thinks about building ships. */
export function campaignAsIs(p: State, seat: Seat, manner: Manner): Campaign {
  const plans = asIs(p).get(seat) ?? new Map<Manner, Campaign>()
  asIs(p).set(seat, plans)
  const plan = plans.get(manner) ?? campaignOver(p, seat, openSeas(p, seat, manner), false, manner)
  plans.set(manner, plan)
  return plan
}

/** The plan if these seas can be crossed. */
export function campaignOver(p: State, seat: Seat, open: ReadonlySet<SeaId>, mobile: boolean, manner: Manner): Campaign {
  const pool = poolOf(p, seat, manner)
  const marches: March[] = []
  const attacking = manner.attacking(p)
  const look = (target: Target): [Target, Attack | undefined] => [target, attackOn(p, seat, pool, target, mobile, attacking)]
  const ways = waysOf(p, seat, pool, targetsOf(p, seat), open)
  let attacks = new Map(
    [...ways]
      .filter(([, from]) => from.length > 0)
      .map(([region, from]) => look({ region, ways: from, worth: worthTo(p, seat, region, true, manner) })),
  )
  let gain = 0
  for (;;) {
    const found = best([...attacks.values()], (attack) => attack?.rating ?? 0, 0)
    if (!found) break
    const orders = ordersFor(found, pool)
    marches.push(...orders)
    gain += found.rating
    // Only those that counted on the same units look different now.
    const left = new Set(orders.map(({ from }) => from))
    attacks = new Map(
      [...attacks]
        .filter(([{ region }]) => region !== found.target)
        .map(([target, attack]) => (target.ways.some(({ from }) => left.has(from)) ? look(target) : [target, attack])),
    )
  }
  const onward = advance(p, seat, pool, mobile)
  // Nearer to the front is worth something where nothing else is to be had.
  if (manner.sails) gain += Math.min(mostOnward, onward.reduce((sum, { count }) => sum + count, 0) * perStep)
  return { marches: [...marches, ...onward], gain }
}
