/** Section 13: what a computer claims and places, and a deadline for whoever has not. */
import type { PlainMove } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import { unitOf } from '../data.ts'
import { ownerOf, ownRegions, sizeOf } from '../derived.ts'
import { atlasOf, coast, continentOf, landNeighbours } from '../map/atlas.ts'
import { type Land, type LandUnit, landUnits, type RegionId, type SeaId, type Seat, type State, ships } from '../state.ts'

const around = (p: State, region: RegionId, is: (owner: Seat | null) => boolean): number =>
  landNeighbours(p, region).filter((other) => is(ownerOf(p, other))).length

/** First where there is most room; then beside what one has, by the sea, not among enemies. */
export function claimChoice(p: State, seat: Seat): PlainMove {
  const own = ownRegions(p, seat)
  const taken = new Set(own.map((region) => continentOf(p, region)))
  const free = atlasOf(p).regions.filter(
    (region) => ownerOf(p, region) === null && !(p.options.continents && taken.has(continentOf(p, region))),
  )
  const room = (region: RegionId) => around(p, region, (owner) => owner === null)
  const rate = (region: RegionId): number => {
    if (own.length === 0) return room(region)
    const enemies = around(p, region, (owner) => owner !== null && owner !== seat)
    const beside = around(p, region, (owner) => owner === seat)
    return 10 * Math.min(beside, 1) - 5 * Math.max(0, enemies - 1) + 2 * Math.min(coast(p, region).length, 1) + room(region) / 10
  }
  return { type: 'claim', region: best(free, rate) }
}

const foreigners = (p: State, seat: Seat, region: RegionId): number => around(p, region, (owner) => owner !== seat)

/** What land units cost in all. */
export const worthOf = (units: Readonly<Land>): number =>
  landUnits.reduce((sum, unit) => sum + units[unit] * unitOf(unit).cost, 0)

/** How somebody likes to place units: what seas are worth to them, where most of the army goes, and how much of it. */
export interface Placing {
  seaWorth(sea: SeaId): number
  readonly front: RegionId
  readonly share: number
}

/** Two fifths of the army at the front; ships off the own coast. */
export const placeChoice = (p: State, seat: Seat): PlainMove =>
  placeBy(p, seat, {
    seaWorth: (sea) => coastOn(p, seat, sea),
    front: best(ownRegions(p, seat), (region) => foreigners(p, seat, region))!,
    share: 0.4,
  })

/** Ships together; a share of the army at the front, the rest evenly, every stack mixed. */
export function placeBy(p: State, seat: Seat, { seaWorth, front, share }: Placing): PlainMove {
  const { pool, base } = p.players[seat]
  if (!pool) throw new Error('attack: nothing to place')
  const own = ownRegions(p, seat)
  const left = p.setup?.left ?? 0
  const ship = ships.find((known) => pool[known] > 0)
  if (ship) return { type: 'place', unit: ship, count: Math.min(left, pool[ship]), at: base ?? best(freeSeas(p), seaWorth) }
  const stands = (region: RegionId) => worthOf(p.regions[region]!.units)
  const whole = own.reduce((sum, region) => sum + stands(region), 0) + worthOf(pool)
  const at =
    stands(front) < share * whole
      ? front
      : best(
          own.filter((region) => region !== front),
          (region) => -stands(region),
        )!
  const unit = best(
    landUnits.filter((known) => pool[known] > 0),
    (known) => pool[known] / unitOf(known).start - p.regions[at]!.units[known] / sizeOf(p.regions[at]!.units),
  ) as LandUnit // `as`: without ships, land units are left.
  return { type: 'place', unit, count: 1, at }
}

const freeSeas = (p: State): SeaId[] => atlasOf(p).seas.filter((sea) => Object.keys(p.seas[sea] ?? {}).length === 0)

/** How many of one’s own regions lie at a sea. */
export const coastOn = (p: State, seat: Seat, sea: SeaId): number =>
  ownRegions(p, seat).filter((region) => coast(p, region).includes(sea)).length

export const capitalChoice = (p: State, seat: Seat): PlainMove => ({
  type: 'place-capital',
  region: best(ownRegions(p, seat), (region) => -foreigners(p, seat, region)),
})
