/** What follows from a position; nothing of it is stored. Everything here reads what a view shows as well. */
import { remembered } from '../../kernel/index.ts'
import { grouped } from '../shared/lists.ts'
import { data, type TechnologyEffect, technology } from './data.ts'
import { adjacentTo, atlasOf } from './map/atlas.ts'
import {
  type Fleet,
  type Land,
  landUnits,
  type Orders,
  type Player,
  type RegionId,
  type SeaId,
  type Seat,
  type State,
  ships,
  type Unit,
} from './state.ts'

/** What positions and views have in common. */
export type Board = Pick<State, 'seats' | 'options' | 'regions' | 'seas' | 'active' | 'first'> & {
  readonly players: Record<Seat, Pick<Player, 'gov' | 'capital' | 'techs' | 'pp' | 'oil' | 'orders'>>
}

export const isLandUnit = (value: unknown): value is keyof Land => landUnits.some((unit) => unit === value)
export const isShip = (value: unknown): value is keyof Fleet => ships.some((ship) => ship === value)

/** Seating order beginning with the given seat. */
export function clockwise(p: Pick<State, 'seats'>, first: Seat): Seat[] {
  const start = p.seats.indexOf(first)
  return [...p.seats.slice(start), ...p.seats.slice(0, start)]
}

export const seatAfter = (p: Pick<State, 'seats'>, seat: Seat): Seat => clockwise(p, seat)[1] ?? seat

/** The seat that acts. Asked only in phases that have one. */
export function activeSeat(p: Pick<State, 'active'>): Seat {
  if (!p.active) throw new Error('attack: nobody is active')
  return p.active
}

/** Section 5: clockwise from the seat after the active one, which is not in it. */
export const reactionOrder = (p: Pick<State, 'seats' | 'active'>): Seat[] => clockwise(p, activeSeat(p)).slice(1)

export const noLand = (): Land => ({ inf: 0, tank: 0, art: 0, plane: 0 })
export const noFleet = (): Fleet => ({ sub: 0, dd: 0, bb: 0, cv: 0 })
export function sizeOf(units: Readonly<Partial<Land & Fleet>>): number {
  let sum = 0
  for (const unit in units) sum += units[unit as Unit] ?? 0
  return sum
}

const regionsByOwner = remembered((p: Board) => grouped(atlasOf(p).regions, (region) => ownerOf(p, region)))

export const ownRegions = (p: Board, seat: Seat): readonly RegionId[] => regionsByOwner(p).get(seat) ?? []
export const ownerOf = (p: Pick<State, 'regions'>, region: RegionId): Seat | null => p.regions[region]?.owner ?? null
export const neutralRegions = (p: Board): readonly RegionId[] => regionsByOwner(p).get(null) ?? []
export const touchesOwn = (p: Board, seat: Seat, region: RegionId): boolean =>
  adjacentTo(p, region).some((other) => ownerOf(p, other) === seat)

/** 2.2 How far two governments stand apart. */
export const distance = (one: Player['gov'], other: Player['gov']): number =>
  one && other ? Math.abs(data.governments.indexOf(one) - data.governments.indexOf(other)) : 0

export const fleetOf = (p: Pick<State, 'seas'>, sea: SeaId, seat: Seat): Fleet => p.seas[sea]?.[seat] ?? noFleet()
export const surfaceShips = (fleet: Fleet): number => fleet.dd + fleet.bb + fleet.cv
/** The seat has a ship there that is no submarine. */
export const holdsSea = (p: Pick<State, 'seas'>, sea: SeaId, seat: Seat): boolean => surfaceShips(fleetOf(p, sea, seat)) > 0

/** The player owns the region in which its own capital stands. */
export const hasCapital = (p: Board, seat: Seat): boolean => {
  const { capital } = p.players[seat]
  return capital !== null && ownerOf(p, capital) === seat
}

/** The effects of this kind that the seat's technologies have. */
export const effects = <Kind extends TechnologyEffect['kind']>(
  p: Board,
  seat: Seat,
  kind: Kind,
): Extract<TechnologyEffect, { kind: Kind }>[] =>
  p.players[seat].techs
    .map((id) => technology(id).effect)
    .filter((effect): effect is Extract<TechnologyEffect, { kind: Kind }> => effect.kind === kind)

type DieBonus = Extract<TechnologyEffect, { kind: 'die-bonus' }>['roll']
/** What technologies add to each die of this roll. */
export const dieBonus = (p: Board, seat: Seat, roll: DieBonus): number =>
  effects(p, seat, 'die-bonus').reduce((sum, effect) => sum + (effect.roll === roll ? effect.amount : 0), 0)

export const costOf = (p: Board, seat: Seat, unit: Unit): number => {
  const cheaper = effects(p, seat, 'unit-cost').flatMap(({ costs }) => costs[unit] ?? [])
  return cheaper[0] ?? [...data.landUnits, ...data.ships].find(({ id }) => id === unit)!.cost
}

export const defaultOrders: Readonly<Orders> = {
  passage: 'ask',
  passageFor: {},
  canalFor: [],
  intercept: 'ask',
  escort: 'victim',
  block: 'ask',
  attackCommit: 'ask',
  defendCommit: 'balanced',
  attackHits: 'ask',
  defendHits: 'best',
  navalLine: 'ask',
  navalRetreat: 'ask',
  subsJoin: 'ask',
  scramble: 'ask',
  scrambleShoot: 'bombers',
  auction: 'ask',
  auctionLimit: 0,
  trade: 'ask',
  production: 'ask',
  volunteer: false,
  claims: [],
}

/** The seat's standing order, or what holds without one. */
export const orderOf = <Key extends keyof Orders>(p: Board, seat: Seat, key: Key): Orders[Key] =>
  p.players[seat].orders[key] ?? defaultOrders[key]

/** What the owner of ships says to the passage of another's units. */
export const passagePolicy = (p: Board, owner: Seat, mover: Seat): Orders['passage'] =>
  orderOf(p, owner, 'passageFor')[mover] ?? orderOf(p, owner, 'passage')
