/** What is new since the chapter before. */
import { globalInfluence, influence } from '../derived.ts'
import type { Kind, RegionId, Seat, Stance, View } from '../state.ts'

export interface Changes {
  /** Regions that came into play or changed hands. */
  regions: ReadonlySet<RegionId>
  /** Cards more than before. */
  cards(region: RegionId, seat: Seat, kind: Kind): number
  influence(seat: Seat): number
  relation(a: Seat, b: Seat): boolean
}

const none: Changes = { regions: new Set(), cards: () => 0, influence: () => 0, relation: () => false }

export function changesSince(before: View | null, view: View): Changes {
  if (!before) return none
  return {
    regions: new Set(
      Object.keys(view.regions).filter((region) => {
        const was = before.regions[region]
        return !was || was.controller !== view.regions[region]?.controller
      }),
    ),
    cards: (region, seat, kind) =>
      influence(view, region, seat, kind) - (before.regions[region] ? influence(before, region, seat, kind) : 0),
    influence: (seat) => globalInfluence(view, seat) - globalInfluence(before, seat),
    relation: (a, b) => relationOf(view, a, b) !== relationOf(before, a, b),
  }
}

/** The more hostile of two stances counts. */
export function relationOf(view: View, a: Seat, b: Seat): Stance {
  const both = [view.stances[a][b], view.stances[b][a]]
  if (both.includes('war')) return 'war'
  return both.every((stance) => stance === 'peace') ? 'peace' : 'neutral'
}
