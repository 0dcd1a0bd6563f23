/** Units as they are drawn: which kinds there are, and how many. */
import { ownRegions, sizeOf, surfaceShips } from '../derived.ts'
import type { View } from '../secrets/view.ts'
import { type Fleet, type Land, landUnits, type SeaId, type Seat, ships, type Unit } from '../state.ts'

export type Units = Partial<Land & Fleet>

export interface Amount {
  readonly unit: Unit
  readonly count: number
}

/** The kinds there are, in the order of the rules. */
export const amountsOf = (units: Units): readonly Amount[] =>
  [...landUnits, ...ships].flatMap((unit) => {
    const count = units[unit] ?? 0
    return count > 0 ? [{ unit, count }] : []
  })

export const sameUnits = (one: Units | undefined, other: Units | undefined): boolean =>
  [...landUnits, ...ships].every((unit) => (one?.[unit] ?? 0) === (other?.[unit] ?? 0))

/** All that a seat has on the map. */
export function forcesOf(view: View, seat: Seat): readonly Amount[] {
  const parts: Units[] = [
    ...ownRegions(view, seat).map((region) => view.regions[region]!.units),
    ...Object.values(view.seas).flatMap((fleets) => fleets[seat] ?? []),
  ]
  const sum: Units = {}
  for (const part of parts) for (const { unit, count } of amountsOf(part)) sum[unit] = (sum[unit] ?? 0) + count
  return amountsOf(sum)
}

/** Whose ships are in a sea: whoever holds it before those that hide in it. */
export const fleetsIn = (view: View, sea: SeaId): readonly (readonly [Seat, Fleet])[] =>
  view.seats
    .flatMap((seat): [Seat, Fleet][] => {
      const fleet = view.seas[sea]?.[seat]
      return fleet && sizeOf(fleet) > 0 ? [[seat, fleet]] : []
    })
    .toSorted(([, one], [, other]) => surfaceShips(other) - surfaceShips(one))
