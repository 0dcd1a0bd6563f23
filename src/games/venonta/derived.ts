/** What follows from a position and is never stored. Everything here works on what everybody may see. */
import { type CardEffect, cardOf, constants, data, type EffectOf, numberOf } from './data.ts'
import {
  allSeats,
  type Board,
  type CardInPlay,
  type Group,
  groups,
  type Land,
  type Seat,
  type Territory,
  territories,
  type Use,
} from './state.ts'

export const isGroup = (value: unknown): value is Group => groups.some((group) => group === value)
export const isCount = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to

export const isNeutral = (p: Pick<Board, 'options'>, seat: Seat): boolean => p.options.neutral.includes(seat)
/** In seating order. */
export const humans = (p: Pick<Board, 'options' | 'seats'>): Seat[] => p.seats.filter((seat) => !isNeutral(p, seat))
export const humansInOrder = (p: Pick<Board, 'options' | 'order'>): Seat[] => p.order.filter((seat) => !isNeutral(p, seat))

/** One value for each seat of the game. */
export const bySeat = <Value>({ seats }: { readonly seats: readonly Seat[] }, make: (seat: Seat) => Value): Record<Seat, Value> =>
  // `as`: seats that are not in the game are asked for nothing.
  Object.fromEntries(seats.map((seat) => [seat, make(seat)])) as Record<Seat, Value>

export const sum = <Item>(list: readonly Item[], count: (item: Item) => number): number =>
  list.reduce((total, item) => total + count(item), 0)

// Territories (3.4)

/** A seat's own territories, colonised or not. */
export const owned = (p: Board, seat: Seat): Territory[] => territories.filter((id) => p.land[id].owner === seat)
export const controller = (p: Board, id: Territory): Seat | null => p.land[id].colonizer ?? p.land[id].owner
export const isFree = (p: Board, id: Territory, seat: Seat): boolean => p.land[id].owner === seat && p.land[id].colonizer === null
export const freeTerritories = (p: Board, seat: Seat): Territory[] => territories.filter((id) => isFree(p, id, seat))
export const coloniesOf = (p: Board, seat: Seat): Territory[] => territories.filter((id) => p.land[id].colonizer === seat)
export const lostBy = (p: Board, seat: Seat): Territory[] => owned(p, seat).filter((id) => p.land[id].colonizer !== null)

export const slotsOf = ({ slots }: Land, use: Use): number => sum(slots, (slot) => (slot === use ? 1 : 0))
function slotsOwned({ land }: Board, seat: Seat, use: Use): number {
  let count = 0
  for (const id of territories) if (land[id].owner === seat) for (const slot of land[id].slots) if (slot === use) count += 1
  return count
}

export const forests = (p: Board, seat: Seat): number => slotsOwned(p, seat, 'forest')
export const farms = (p: Board, seat: Seat): number => slotsOwned(p, seat, 'farm')
export const intensives = (p: Board, seat: Seat): number => slotsOwned(p, seat, 'intensive')
export const factories = (p: Board, seat: Seat): number => slotsOwned(p, seat, 'factory')
export const developed = (p: Board, seat: Seat): number => sum(owned(p, seat), (id) => p.land[id].slots.length) - forests(p, seat)
export const fuelOwned = (p: Board, seat: Seat): number => sum(owned(p, seat), (id) => p.land[id].fuel)
export const migrantsOwned = (p: Board, seat: Seat): number => sum(owned(p, seat), (id) => p.land[id].migrants)

export const tanksIn = (p: Board, id: Territory, seat: Seat): number => p.land[id].tanks[seat] ?? 0
export const tanksOf = (p: Board, seat: Seat): number => sum(territories, (id) => tanksIn(p, id, seat))

/** 2.5: an intensive farm keeps one factory busy for good, a tank for the turn. */
export const freeFactories = (p: Board, seat: Seat): number =>
  factories(p, seat) - intensives(p, seat) - (p.turn?.tanksBuilt ?? 0)

export const fishLeft = (p: Pick<Board, 'fish'>): number => sum(p.fish, (count) => count)
export const tokensHeld = (p: Board): number => sum(p.seats, (seat) => p.players[seat].tokens)
export const migrantSupply = (p: Board): number => constants.migrantSupply - sum(territories, (id) => p.land[id].migrants)

// Cards in play

/** What the cards of one kind that lie face up before a seat do, one entry for each. */
export const effectsOf = <Kind extends CardEffect['kind']>(p: Board, seat: Seat, kind: Kind): EffectOf<Kind>[] =>
  p.players[seat].inPlay.flatMap(({ card }) => {
    const { effect } = cardOf(card)
    return isKind(effect, kind) ? [effect] : []
  })

const isKind = <Kind extends CardEffect['kind']>(effect: CardEffect, kind: Kind): effect is EffectOf<Kind> => effect.kind === kind

/** Asked of every target of every move that is listed: it looks, and makes nothing. */
const liesAnywhere = (p: Board, kind: CardEffect['kind'], on: (card: CardInPlay) => boolean): boolean =>
  p.seats.some((seat) => p.players[seat].inPlay.some((card) => on(card) && cardOf(card.card).effect.kind === kind))

export const isEmbargoed = (p: Board, seat: Seat): boolean => liesAnywhere(p, 'embargo', (card) => card.seat === seat)
export const isProtected = (p: Board, id: Territory): boolean => liesAnywhere(p, 'protect', (card) => card.territory === id)
export const isReserve = (p: Board, id: Territory): boolean => liesAnywhere(p, 'reserve', (card) => card.territory === id)

// Food (3.4)

export const need = (p: Board, seat: Seat): number =>
  Math.max(0, p.players[seat].pop + migrantsOwned(p, seat) + sum(effectsOf(p, seat, 'need'), ({ food }) => food))

/** What is over when everybody has eaten; whoever has fed needs nothing more. */
export const surplus = (p: Board, seat: Seat): number => p.players[seat].food - (p.turn?.fed.includes(seat) ? 0 : need(p, seat))

export function productivity(p: Board, seat: Seat): number {
  const { foodPerTerritory, foodPerFarm, foodPerIntensive } = data.tables
  return (
    owned(p, seat).length * foodPerTerritory +
    farms(p, seat) * foodPerFarm +
    intensives(p, seat) * foodPerIntensive +
    sum(effectsOf(p, seat, 'harvest'), ({ food }) => food)
  )
}

// Prices (2.7)

export const fuelPrice = (p: Board): number =>
  data.tables.fuelPrice.findLast(({ burnedFrom }) => p.fuelBurned >= burnedFrom)!.price + p.fuelSurcharge

/** By the surplus of whoever gives the ration. */
export const foodPrice = (p: Board, giver: Seat): number =>
  data.tables.foodPrice.find(({ surplusFrom }) => surplus(p, giver) >= surplusFrom)?.price ?? data.tables.foodPrice.at(-1)!.price

// Pacts (5.5)

export function partnerOf(p: Pick<Board, 'pacts'>, seat: Seat): Seat | undefined {
  const pact = p.pacts.find((pair) => pair.includes(seat))
  return pact?.find((member) => member !== seat)
}

/** Where the partner is host; not on land of one's own that the partner has colonised (5.9, ruling 9.12). */
export function isGuest(p: Board, seat: Seat, id: Territory): boolean {
  const partner = partnerOf(p, seat)
  return partner !== undefined && controller(p, id) === partner && p.land[id].owner !== seat
}

/** 3.4, resilience: more PV than the CO2 marker. */
export const isResilient = (p: Board, seat: Seat): boolean => !isNeutral(p, seat) && p.players[seat].pv > p.co2

export const year = ({ round }: Pick<Board, 'round'>): number | undefined => constants.years[round - 1]

/** Of these territories those for which a count is highest, or lowest with `-count`; the first is the one with the lowest number. */
export function best(candidates: readonly Territory[], count: (id: Territory) => number): Territory | undefined {
  return [...candidates].sort((a, b) => count(b) - count(a) || numberOf(a) - numberOf(b))[0]
}

export const seatOrder = (a: Seat, b: Seat): number => allSeats.indexOf(a) - allSeats.indexOf(b)
