/** 5.13 Planes lost in the air: their owners say from where (rulings 9.25, 9.26). */

import type { Board } from '../derived.ts'
import { isLandUnit, ownRegions, sizeOf } from '../derived.ts'
import type { Land, LandUnit, RegionId, Seat, State } from '../state.ts'

export const planesOf = (p: Board, seat: Seat): number =>
  ownRegions(p, seat).reduce((sum, region) => sum + p.regions[region]!.units.plane, 0)

const unitsIn = (p: Board, region: RegionId): Land => p.regions[region]!.units

/** Its plane is the region’s only unit: another one must move in. */
export const needsReplacement = (p: Board, region: RegionId): boolean => sizeOf(unitsIn(p, region)) === 1

/** Regions that can spare a unit for another one. */
export const replacements = (p: Board, seat: Seat, region: RegionId): RegionId[] =>
  ownRegions(p, seat).filter((from) => from !== region && sizeOf(unitsIn(p, from)) >= 2)

export const spareUnits = (p: Board, from: RegionId): LandUnit[] =>
  Object.entries(unitsIn(p, from)).flatMap(([unit, count]) => (isLandUnit(unit) && count > 0 ? [unit] : []))

/** Regions whose plane can go. */
export const planeRegions = (p: Board, seat: Seat): RegionId[] =>
  ownRegions(p, seat).filter(
    (region) => unitsIn(p, region).plane > 0 && (!needsReplacement(p, region) || replacements(p, seat, region).length > 0),
  )

/** One of the seat’s losses is settled. */
export function losePlane(p: State, region: RegionId, losses: Partial<Record<Seat, number>>, seat: Seat): void {
  unitsIn(p, region).plane -= 1
  const left = (losses[seat] ?? 0) - 1
  if (left > 0) losses[seat] = left
  else delete losses[seat]
}
