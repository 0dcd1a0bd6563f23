/** What a computer weighs: its view, and what regions are worth to it. */
import { copy, type Fields, type Mind, type Move, type PlainMove } from '../../../kernel/index.ts'
import { othersThan } from '../../shared/seats.ts'
import { allInfluence, bySeat, cap, globalInfluence, noCards, regionOf, sector, total } from '../derived.ts'
import { assess } from '../round/assessment.ts'
import {
  type Board,
  type Cards,
  type Ideology,
  type Kind,
  kinds,
  type Region,
  type RegionId,
  type Seat,
  type View,
} from '../state.ts'

export interface Situation {
  readonly view: View
  readonly seat: Seat
  readonly hand: Cards
  readonly mind: Mind<Ideology>
  /** Global Influence of every seat at the end of the round. */
  readonly forecast: Readonly<Record<Seat, number>>
  /** What the regions are worth as they stand, as far as that has been asked. */
  readonly worths: Map<RegionId, number>
}

export function situationOf(view: View, seat: Seat, mind: Mind<Ideology>): Situation {
  const { hand } = view.players[seat]
  let forecast: Situation['forecast'] | undefined
  return {
    view,
    seat,
    hand: typeof hand === 'number' ? noCards() : hand,
    mind,
    worths: new Map(),
    // Not every decision asks for it.
    get forecast() {
      forecast ??= forecastOf(view)
      return forecast
    },
  }
}

/** A legal move of one kind, with the fields that its declaration gives it. */
type Listed<P> = PlainMove & Fields<P>

export const legalMoves = <P>({ mind }: Situation, declared: Move<Ideology, P>): readonly Listed<P>[] =>
  // `as`: what is listed of a kind has the fields of its declaration.
  mind.legalOfKind(declared.type) as readonly PlainMove[] as readonly Listed<P>[]

/** The board with this region alone, after an assessment. */
function assessed(p: Board, region: RegionId): Board {
  const after = { ...p, regions: { [region]: copy(regionOf(p, region)) } }
  assess(after)
  return after
}

/** By the rules themselves, if nobody does anything more in this round: then it is assessed as it stands. */
export function forecastOf(p: Board): Record<Seat, number> {
  const after = { ...p, regions: copy(p.regions) }
  assess(after)
  return bySeat(after, (seat) => globalInfluence(after, seat))
}

/** How bad it is for us that another seat has a point: the fewer rivals there are and the closer to the target it is, the worse. */
export function threat({ view, forecast }: Situation, seat: Seat): number {
  const missing = view.options.target - forecast[seat]
  return Math.max(0.7 / (view.seats.length - 1), missing <= 0 ? 2 : 1 / (1 + missing))
}

/** About how many points a region is worth to us as it stands, with what may still become of it. Points of others count against. */
function worth(situation: Situation, p: Board, region: RegionId): number {
  const { seat } = situation
  const after = assessed(p, region)
  const { controller, level } = regionOf(after, region)
  if (controller === null)
    return p.seats.reduce(
      (sum, other) => sum + level * chanceToWin(p, region, other) * (other === seat ? 1 : -threat(situation, other)),
      0,
    )
  const lead = leadOf(p, region, controller)
  if (controller === seat) return level - 0.5 * level * danger(lead) + progress(after, region)
  return -threat(situation, controller) * level + 0.4 * level * danger(lead) * share(p, region, seat)
}

/** How many more cards a seat has there than the next one. */
export const leadOf = (p: Board, region: RegionId, seat: Seat): number =>
  allInfluence(p, region, seat) - Math.max(0, ...othersThan(p, seat).map((other) => allInfluence(p, region, other)))

/** How likely a lead is to be lost: each conflict changes it by two. */
export const danger = (lead: number): number => (lead <= 1 ? 0.5 : lead === 2 ? 0.3 : lead <= 4 ? 0.1 : 0)

const share = (p: Board, region: RegionId, seat: Seat): number =>
  allInfluence(p, region, seat) /
  Math.max(
    1,
    kinds.reduce((sum, kind) => sum + sector(p, region, kind), 0),
  )

/** A region that is still open falls to whoever fills it. */
export function chanceToWin(p: Board, region: RegionId, seat: Seat): number {
  const open = kinds.reduce((sum, kind) => sum + Math.max(0, cap(p, region) - sector(p, region, kind)), 0)
  const own = allInfluence(p, region, seat)
  const others = othersThan(p, seat).map((other) => allInfluence(p, region, other))
  if (own + open <= Math.max(0, ...others)) return 0
  const reach = own + others.reduce((sum, count) => sum + count, 0) + 0.6 * open
  return reach === 0 ? 0 : (own / reach) ** 1.7
}

/** What is on the way to the next level: nearly a third of a point for each of the last three cards. */
function progress(p: Board, region: RegionId): number {
  const missing = missingFor(p, region)
  return missing ? 0.3 * Math.max(0, 3 - total(missing)) : 0
}

/** The cards that the next level needs; undefined if the region cannot rise any more. */
export function missingFor(p: Board, region: RegionId): Cards | undefined {
  const level = Math.max(regionOf(p, region).level, Math.min(...kinds.map((kind) => sector(p, region, kind)))) + 1
  if (level > cap(p, region)) return undefined
  const cards = noCards()
  for (const kind of kinds) cards[kind] = Math.max(0, level - sector(p, region, kind))
  return cards
}

function worthNow(situation: Situation, region: RegionId): number {
  const known = situation.worths.get(region) ?? worth(situation, situation.view, region)
  situation.worths.set(region, known)
  return known
}

/** How much better a region would be for us if it were changed like this. Regions do not influence each other. */
export function gain(situation: Situation, region: RegionId, change: (region: Region) => void): number {
  const changed = copy(regionOf(situation.view, region))
  change(changed)
  const after = { ...situation.view, regions: { ...situation.view.regions, [region]: changed } }
  return worth(situation, after, region) - worthNow(situation, region)
}

export const adding =
  (seat: Seat, kind: Kind, count = 1) =>
  (region: Region): void => {
    const cards = region.influence[seat] ?? noCards()
    cards[kind] += count
    region.influence[seat] = cards
  }

export const taking =
  (seat: Seat, kind: Kind) =>
  (region: Region): void => {
    const cards = region.influence[seat]
    if (!cards) return
    cards[kind] -= 1
    if (total(cards) === 0) delete region.influence[seat]
  }
