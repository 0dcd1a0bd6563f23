/** What a computer weighs: its view, and what the next assessment would make of a region. */
import type { Mind } from '../../../kernel/index.ts'
import { copy } from '../../../kernel/index.ts'
import { globalInfluence, noCards, regionOf } from '../derived.ts'
import { assess } from '../phases/assessment.ts'
import type { Board, Cards, Ideology, Region, RegionId, Seat, View } from '../state.ts'

export interface Situation {
  readonly view: View
  readonly seat: Seat
  readonly hand: Cards
  readonly mind: Mind<Ideology>
  /** Global Influence of every seat after an assessment of the board as it is. */
  readonly forecast: Readonly<Record<Seat, number>>
}

export function situationOf(view: View, seat: Seat, mind: Mind<Ideology>): Situation {
  const { hand } = view.players[seat]
  return { view, seat, hand: typeof hand === 'number' ? noCards() : hand, mind, forecast: forecast(view) }
}

const silent = { tell: () => undefined }

function assessed(p: Board, regions: Board['regions']): Board {
  const after = { ...p, regions: copy(regions) }
  assess(after, silent)
  return after
}

function forecast(p: Board): Record<Seat, number> {
  const after = assessed(p, p.regions)
  // `as`: a record by seat has a key for each seat of the game and no other.
  return Object.fromEntries(p.seats.map((seat) => [seat, globalInfluence(after, seat)])) as Record<Seat, number>
}

/** What becomes of one region in an assessment, if it were changed like this. Regions do not influence each other. */
export function outcome(p: Board, region: RegionId, change: (region: Region) => void = () => undefined): Region {
  const changed = copy(regionOf(p, region))
  change(changed)
  return regionOf(assessed(p, { [region]: changed }), region)
}

/** The points that a seat gets from a region as it turned out. */
export const worth = (region: Region, seat: Seat): number => (region.controller === seat ? region.level : 0)

/** How bad it is for us that another seat has a point: the closer to the target, the worse. */
export const threat = ({ view, forecast }: Situation, seat: Seat): number => {
  const missing = Math.max(0, view.options.target - forecast[seat])
  return missing === 0 ? 2 : Math.max(0.15, 1 / (1 + missing))
}

/** How good the change of a region is for us: own points gained, others' points lost. */
export function gain(situation: Situation, region: RegionId, change: (region: Region) => void): number {
  const before = outcome(situation.view, region)
  const after = outcome(situation.view, region, change)
  return situation.view.seats.reduce((sum, seat) => {
    const difference = worth(after, seat) - worth(before, seat)
    return sum + (seat === situation.seat ? difference : -difference * threat(situation, seat))
  }, 0)
}

export function addCard(region: Region, seat: Seat, kind: keyof Cards, count = 1): void {
  const cards = region.influence[seat] ?? noCards()
  cards[kind] += count
  region.influence[seat] = cards
}

/** The best by score, if any is above the threshold. */
export function best<T>(items: readonly T[], score: (item: T) => number, above = 0): T | undefined {
  let found: T | undefined
  let highest = above
  for (const item of items) {
    const value = score(item)
    if (value > highest) {
      highest = value
      found = item
    }
  }
  return found
}
