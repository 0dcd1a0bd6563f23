import json from './data.json' with { type: 'json' }
import { tables } from './schema.ts'
import { allSeats, type Seat, type Territory, territories } from './state.ts'

export const data = tables.parse(json)
export const { constants, costs } = data

export type Card = (typeof data.actions)[number]
export type CardEffect = Card['effect']
export type Objective = (typeof data.objectives)[number]
export type Condition = Objective['conditions'][number]
type Happening = (typeof data.events)[number]
export type EventEffect = Happening['effects'][number]
/** A card in play, or just played, does what its row says. */
export type EffectOf<Kind extends CardEffect['kind']> = Extract<CardEffect, { kind: Kind }>
export type Conversion = keyof typeof costs.revert

const printed = new Map(data.territories.map((place) => [place.id, place]))

export function placeOf(id: Territory) {
  const found = printed.get(id)
  if (!found) throw new Error(`venonta: no territory ${id}`)
  return found
}

const known = new Set<unknown>(territories)
export const isTerritory = (value: unknown): value is Territory => known.has(value)
export const numberOf = (id: Territory): number => placeOf(id).num
export const waterSlots = (id: Territory): number => placeOf(id).water
/** The ocean into which a territory drains, 1 to 6. */
export const oceanOf = (id: Territory): number => placeOf(id).ocean
export const landBorder = (a: Territory, b: Territory): boolean => placeOf(a).land.includes(b)

const touchSame = (a: Territory, b: Territory): boolean => placeOf(a).waters.some((water) => placeOf(b).waters.includes(water))

const links = new Map(
  territories.map((id) => [id, territories.filter((other) => other !== id && (landBorder(id, other) || touchSame(id, other)))]),
)

/** 2.3: by a land border or a shared territorial water. */
export const linksOf = (id: Territory): readonly Territory[] => links.get(id) ?? []
export const linked = (a: Territory, b: Territory): boolean => linksOf(a).includes(b)

/** A card's id is its kind and a number, `embargo-2`. */
const cards = new Map<string, Card>(
  data.actions.flatMap((card) => Array.from({ length: card.copies }, (_, index) => [`${card.id}-${index + 1}`, card] as const)),
)
export const cardIds: readonly string[] = [...cards.keys()]

export function cardOf(id: string): Card {
  const found = cards.get(id)
  if (!found) throw new Error(`venonta: no card ${id}`)
  return found
}

const objectives = new Map(data.objectives.map((objective) => [objective.id, objective]))
export const objectiveIds: readonly string[] = [...objectives.keys()]

export function objectiveOf(id: string): Objective {
  const found = objectives.get(id)
  if (!found) throw new Error(`venonta: no objective ${id}`)
  return found
}

const events = new Map(data.events.map((event) => [event.id, event]))
export const eventIds: readonly string[] = [...events.keys()]

export function eventOf(id: string): Happening {
  const found = events.get(id)
  if (!found) throw new Error(`venonta: no event ${id}`)
  return found
}

/** Section 6, `orders`: what can be avoided can be endured. */
export const avoidable: readonly string[] = data.events
  .filter(({ id, scope }) => scope === 'land' || id === 'bad-harvest')
  .map(({ id }) => id)

/** 2.2 and 4: the seats of a game for so many people. */
export function seatsFor(people: number): { readonly seats: readonly Seat[]; readonly neutral: readonly Seat[] } {
  const row = data.seats[people]
  if (!row) throw new Error(`venonta: no game for ${people}`)
  const seats = allSeats.slice(0, row.seats)
  return { seats, neutral: seats.slice(row.seats - row.neutral) }
}

/** The tables of 2.2 are keyed by the number of seats. */
export function forSeats<Value>(
  table: Readonly<Record<3 | 4 | 6, Value>>,
  { seats }: { readonly seats: readonly unknown[] },
): Value {
  if (seats.length !== 3 && seats.length !== 4 && seats.length !== 6)
    throw new Error(`venonta: no table for ${seats.length} seats`)
  return table[seats.length]
}

/** T of 2.2. */
export const territoriesPerSeat = (p: { readonly seats: readonly unknown[] }): number =>
  forSeats(data.tables.territoriesPerSeat, p)
