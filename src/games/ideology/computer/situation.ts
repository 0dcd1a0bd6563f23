/** What a computer weighs: its view, and what regions are worth to it. */
import { copy, type Fields, type Mind, type Move, type PlainMove } from '../../../kernel/index.ts'
import { bySeat, cap, capOf, noCards, owned, regionOf, total } from '../derived.ts'
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
import type { Manner } from './manner.ts'

export interface Situation {
  readonly view: View
  readonly seat: Seat
  readonly hand: Cards
  readonly mind: Mind<Ideology>
  readonly manner: Manner
  /** Global Influence of every seat at the end of the round. */
  readonly forecast: Readonly<Record<Seat, number>>
  /** What the regions are worth as they stand, as far as that has been asked. */
  readonly worths: Map<RegionId, number>
}

export function situationOf(view: View, seat: Seat, mind: Mind<Ideology>, manner: Manner): Situation {
  const { hand } = view.players[seat]
  let forecast: Situation['forecast'] | undefined
  return {
    view,
    seat,
    hand: typeof hand === 'number' ? noCards() : hand,
    mind,
    manner,
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

/** What lies in a region: in each sector, and of each seat. */
interface Tally {
  readonly sectors: Cards
  readonly seats: Partial<Record<Seat, number>>
}

function tallyOf(p: Board, { influence }: Region): Tally {
  const sectors = noCards()
  const seats: Partial<Record<Seat, number>> = {}
  for (const seat of p.seats) {
    const cards = influence[seat]
    if (!cards) continue
    for (const kind of kinds) sectors[kind] += cards[kind]
    seats[seat] = total(cards)
  }
  return { sectors, seats }
}

/** How many more cards a seat has than whoever else has most. */
function leadIn({ seats }: Tally, seat: Seat): number {
  let most = 0
  for (const other in seats) if (other !== seat) most = Math.max(most, seats[other as Seat] ?? 0)
  return (seats[seat] ?? 0) - most
}

const weakest = ({ military, economic, cultural }: Cards): number => Math.min(military, economic, cultural)

type Standing = Pick<Region, 'controller' | 'level'>

/** Whose a region will be, and at what level, if it is assessed like this (5.7): reckoned without playing it, for it is asked very often. */
function assessed(p: Board, region: RegionId, now: Standing, tally: Tally): Standing {
  const least = weakest(tally.sectors)
  if (now.controller !== null) {
    const level = Math.max(1, least)
    return leadIn(tally, now.controller) > 0 ? { controller: now.controller, level } : taken(p, region, level, tally)
  }
  return taken(p, region, now.level, tally)
}

/** An independent region, just freed ones too, falls to the majority if it is full. */
function taken(p: Board, region: RegionId, level: number, tally: Tally): Standing {
  const free: Standing = { controller: null, level }
  if (weakest(tally.sectors) < capOf(p, region, free)) return free
  for (const seat of p.seats) if (leadIn(tally, seat) > 0) return { controller: seat, level }
  return free
}

/** Global Influence of every seat if nobody does anything more in this round: then it is assessed as it stands. */
export function forecastOf(p: Board): Record<Seat, number> {
  const forecast = bySeat(p, (seat) => owned(p, seat, 'wmd'))
  for (const region in p.regions) {
    const now = regionOf(p, region)
    const { controller, level } = assessed(p, region, now, tallyOf(p, now))
    if (controller) forecast[controller] += level
  }
  return forecast
}

/** How bad it is for us that another seat has a point: the fewer rivals there are and the closer to the target it is, the worse. */
function threat({ view, forecast }: Situation, seat: Seat): number {
  const missing = view.options.target - forecast[seat]
  return Math.max(0.7 / (view.seats.length - 1), missing <= 0 ? 2 : 1 / (1 + missing))
}

/** About how many points a region would be worth to us like this, with what may still become of it. Points of others count against. */
function worth(situation: Situation, id: RegionId, region: Region): number {
  const { view, seat } = situation
  const tally = tallyOf(view, region)
  const after = assessed(view, id, region, tally)
  const { controller, level } = after
  if (controller === null) return openWorth(situation, level, capOf(view, id, region), tally)
  const risk = danger(leadIn(tally, controller))
  if (controller === seat) {
    const missing = missingIn(view, id, after, tally)
    return level - 0.5 * level * risk + 0.3 * (missing ? Math.max(0, 3 - total(missing)) : 0)
  }
  const share = (tally.seats[seat] ?? 0) / Math.max(1, total(tally.sectors))
  return -threat(situation, controller) * level + 0.4 * level * risk * share
}

function openWorth(situation: Situation, level: number, most: number, tally: Tally): number {
  let sum = 0
  for (const seat of situation.view.seats) {
    const share = level * chanceIn(tally, most, seat, situation.manner.filledByOthers)
    sum += seat === situation.seat ? share : share * -threat(situation, seat)
  }
  return sum
}

/** How many more cards a seat has there than the next one. */
export const leadOf = (p: Board, region: RegionId, seat: Seat): number => leadIn(tallyOf(p, regionOf(p, region)), seat)

/** How likely a lead is to be lost: each conflict changes it by two. */
export const danger = (lead: number): number => (lead <= 1 ? 0.5 : lead === 2 ? 0.3 : lead <= 4 ? 0.1 : 0)

/** How much of what is open is filled by others, to whoever judges for nobody. */
const usuallyFilled = 0.6

/** A region that is still open falls to whoever fills it. */
export const chanceToWin = (p: Board, region: RegionId, seat: Seat): number =>
  chanceIn(tallyOf(p, regionOf(p, region)), cap(p, region), seat, usuallyFilled)

function chanceIn(tally: Tally, most: number, seat: Seat, filledByOthers: number): number {
  const { sectors, seats } = tally
  let open = 0
  for (const kind of kinds) open += Math.max(0, most - sectors[kind])
  if (leadIn(tally, seat) + open <= 0) return 0
  const reach = total(sectors) + filledByOthers * open
  return reach === 0 ? 0 : ((seats[seat] ?? 0) / reach) ** 1.7
}

/** The cards that the next level needs; undefined if the region cannot rise any more. */
export function missingFor(p: Board, region: RegionId): Cards | undefined {
  const now = regionOf(p, region)
  return missingIn(p, region, now, tallyOf(p, now))
}

function missingIn(p: Board, region: RegionId, standing: Standing, { sectors }: Tally): Cards | undefined {
  const level = Math.max(standing.level, weakest(sectors)) + 1
  if (level > capOf(p, region, standing)) return undefined
  const cards = noCards()
  for (const kind of kinds) cards[kind] = Math.max(0, level - sectors[kind])
  return cards
}

function worthNow(situation: Situation, region: RegionId): number {
  const known = situation.worths.get(region) ?? worth(situation, region, regionOf(situation.view, region))
  situation.worths.set(region, known)
  return known
}

/** How much better a region would be for us if it were changed like this. Regions do not influence each other. */
export function gain(situation: Situation, region: RegionId, change: (region: Region) => void): number {
  const changed = copy(regionOf(situation.view, region))
  change(changed)
  return worth(situation, region, changed) - worthNow(situation, region)
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
