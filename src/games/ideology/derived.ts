/** What follows from a position and is never stored (2.6). Everything here works on what everybody may see. */
import { adjacent, advancements, ideologies, levelOne, levelTwo, printedLevel } from './data.ts'
import {
  type Advancement,
  advancementIds,
  type Board,
  type Cards,
  type Kind,
  kinds,
  type Region,
  type RegionId,
  type Seat,
  type SpecialRule,
  type Stance,
  stances,
} from './state.ts'

export const noCards = (): Cards => ({ military: 0, economic: 0, cultural: 0 })
export const total = (cards: Cards): number => cards.military + cards.economic + cards.cultural

/** Whether the special rule of that name is among the seat's, and in use. */
export const hasRule = (p: Board, seat: Seat, rule: SpecialRule): boolean =>
  p.options.ideologyRules && ideologies[seat].rules.includes(rule)

export const inPlay = (p: Board, region: RegionId): boolean => Object.hasOwn(p.regions, region)

export function regionOf(p: Board, region: RegionId): Region {
  const found = p.regions[region]
  if (!found) throw new Error(`ideology: ${region} is not in play`)
  return found
}

export const controller = (p: Board, region: RegionId): Seat | null => regionOf(p, region).controller
export const independent = (p: Board, region: RegionId): boolean => controller(p, region) === null
export const regionsOf = (p: Board, seat: Seat): RegionId[] =>
  Object.keys(p.regions).filter((region) => controller(p, region) === seat)

export const influence = (p: Board, region: RegionId, seat: Seat, kind: Kind): number =>
  regionOf(p, region).influence[seat]?.[kind] ?? 0

export function allInfluence(p: Board, region: RegionId, seat: Seat): number {
  const cards = regionOf(p, region).influence[seat]
  return cards ? total(cards) : 0
}

/** The cards of all seats in one sector. */
export const sector = (p: Board, region: RegionId, kind: Kind): number =>
  p.seats.reduce((sum, seat) => sum + influence(p, region, seat, kind), 0)

/** The three sectors as they would be with so many cards more, "5/5/4". */
export const sectorsWith = (p: Board, region: RegionId, more: Partial<Cards>): string =>
  kinds.map((kind) => sector(p, region, kind) + (more[kind] ?? 0)).join('/')

/** The maximum influence of each sector. */
export const cap = (p: Board, region: RegionId): number => capOf(p, region, regionOf(p, region))

/** The same for the region as it might be. */
export function capOf(p: Board, region: RegionId, { controller, level }: Pick<Region, 'controller' | 'level'>): number {
  if (!controller) return p.options.independentCap === 'printed' ? printedLevel(region) : level
  const overstretched = hasRule(p, controller, 'overstretch') && region !== ideologies[controller].home
  return 2 * printedLevel(region) - (overstretched ? 1 : 0)
}

export const full = (p: Board, region: RegionId): boolean => kinds.every((kind) => sector(p, region, kind) >= cap(p, region))

/** The seat that has more cards there than every other single seat. */
export function leader(p: Board, region: RegionId): Seat | null {
  let first: Seat | null = null
  let most = 0
  for (const seat of p.seats) {
    const cards = allInfluence(p, region, seat)
    if (cards === most) first = null
    else if (cards > most) [first, most] = [seat, cards]
  }
  return first
}

/** The level that the region would get in an assessment now, or with so many cards more: that of its weakest sector, at least 1. */
export const assessedLevel = (p: Board, region: RegionId, more: Partial<Cards> = {}): number =>
  Math.max(1, Math.min(...kinds.map((kind) => sector(p, region, kind) + (more[kind] ?? 0))))

export const near = (p: Board, seat: Seat, region: RegionId): boolean =>
  adjacent(region).some((other) => p.regions[other]?.controller === seat)

export const owned = (p: Board, seat: Seat, advancement: Advancement): number => p.players[seat].advancements[advancement]

export const supply = (p: Board, advancement: Advancement): number =>
  advancements[advancement].count - p.seats.reduce((sum, seat) => sum + owned(p, seat, advancement), 0)

export const globalInfluence = (p: Board, seat: Seat): number =>
  regionsOf(p, seat).reduce((sum, region) => sum + regionOf(p, region).level, 0) +
  advancementIds.reduce((sum, id) => sum + advancements[id].influence * owned(p, seat, id), 0)

/** What breaks ties at the end of the game. */
export const advancementPoints = (p: Board, seat: Seat): number =>
  advancementIds.reduce((sum, id) => sum + advancements[id].points * owned(p, seat, id), 0)

export const handTarget = (p: Board, seat: Seat): number =>
  Math.max(p.options.minimumHand, globalInfluence(p, seat)) + (hasRule(p, seat, 'planned-economy') ? 1 : 0)

export const tradingInfluence = (p: Board, seat: Seat): number =>
  Object.keys(p.regions).filter((region) => allInfluence(p, region, seat) > 0).length +
  (hasRule(p, seat, 'colonial-trade') ? 1 : 0)

/** The more hostile of the two stances. */
export function relation(p: Board, one: Seat, other: Seat): Stance {
  const degree = (stance: Stance | undefined) => stances.indexOf(stance ?? 'neutral')
  return stances[Math.max(degree(p.stances[one][other]), degree(p.stances[other][one]))] ?? 'neutral'
}

export function conflictLevel(p: Board, seat: Seat, kind: Kind, role: 'attacker' | 'defender'): number {
  const corporatePower = kind === 'economic' && hasRule(p, seat, 'corporate-power')
  const zeal = kind === 'cultural' && role === 'defender' && hasRule(p, seat, 'zeal')
  return owned(p, seat, levelOne[kind]) + (corporatePower || zeal ? 1 : 0)
}

export const waivesDistance = (p: Board, seat: Seat, kind: Kind): boolean => owned(p, seat, levelTwo[kind]) > 0

/** The seat after this one in the turn order, around the chart. */
export function seatAfter(p: Board, seat: Seat): Seat {
  const next = p.order[(p.order.indexOf(seat) + 1) % p.order.length]
  if (!next) throw new Error(`ideology: ${seat} is not in the turn order`)
  return next
}

/** A value for each seat of the game. */
export const bySeat = <T>(p: Pick<Board, 'seats'>, value: (seat: Seat) => T): Record<Seat, T> =>
  // `as`: a record by seat has a key for each seat of the game and no other.
  Object.fromEntries(p.seats.map((seat) => [seat, value(seat)])) as Record<Seat, T>
