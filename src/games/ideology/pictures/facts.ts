import { adjacent, ideologies } from '../data.ts'
import { controller } from '../derived.ts'
import type { RegionId, Seat, View } from '../state.ts'

/** Where an attack on a region would come from: a neighbour that the seat controls, else its home, else any region of its own. */
export function home(view: View, seat: Seat, target: RegionId): RegionId | undefined {
  const mine = Object.keys(view.regions).filter((region) => controller(view, region) === seat && region !== target)
  return (
    mine.find((region) => adjacent(target).includes(region)) ?? mine.find((region) => region === ideologies[seat].home) ?? mine[0]
  )
}
