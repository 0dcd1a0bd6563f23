import { z } from 'zod'
import json from './data.json' with { type: 'json' }
import { allSeats, groups, type Seat, type Territory, territories } from './state.ts'

const territory = z.enum(territories)
const count = z.int()
const bySeats = <Each extends z.ZodType>(each: Each) => z.object({ 3: each, 4: each, 6: each })

const conversion = z.object({ tokens: count, co2: count })

const statNames = [
  ...(['attacks', 'wins', 'tankWins', 'waterWins', 'winsVsStronger', 'seatsAttacked', 'freed'] as const),
  ...(['tributeFood', 'tributeFuel', 'built', 'farmsBuilt', 'factoriesBuilt', 'reforested', 'integrated'] as const),
  ...(['sold', 'bought', 'foodGiven', 'cardsPlayed', 'unfed', 'foodLost', 'co2', 'waste'] as const),
  ...(['colonies', 'lost', 'tanks', 'farms', 'intensives', 'factories', 'forests', 'developed'] as const),
  ...(['fuel', 'migrants', 'food', 'tokens', 'inPact', 'fish', 'allWins', 'trades'] as const),
  ...(['mostTanks', 'mostFuel', 'mostForests', 'mostDeveloped'] as const),
] as const
export type Stat = (typeof statNames)[number]

const condition = z.object({
  stat: z.enum(statNames),
  op: z.enum(['>=', '<=', '=']),
  value: z.union([count, z.object({ perTerritory: count })]),
})

const kind = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ kind: z.literal(name), ...shape })

const cardEffect = z.discriminatedUnion('kind', [
  kind('free-farm', {}),
  kind('free-reforest', { pv: count }),
  kind('fish-for-food', { fish: count, food: count }),
  kind('add-fuel', { fuel: count, max: count, co2: count }),
  kind('give-food', { food: count, pv: count }),
  kind('take-migrant', { pv: count }),
  kind('gain-tokens', { tokens: count }),
  kind('co2', { tokens: count, co2: count, pv: count }),
  kind('add-fish', { tokens: count, fish: count, pv: count }),
  kind('destroy-fuel', { fuel: count, co2: count }),
  kind('take-tokens', { tokens: count }),
  kind('peek-objective', {}),
  kind('free-colony', {}),
  kind('scrap-tank', { pv: count }),
  kind('embargo', {}),
  kind('protect', {}),
  kind('pop-hits', { add: z.array(count) }),
  kind('attack-discount', { tokens: count }),
  kind('need', { food: count }),
  kind('harvest', { food: count }),
  kind('factory-clean', { factories: count }),
  kind('waste', { waste: count, pv: count }),
  kind('tank-hits', { add: z.array(count) }),
  kind('reserve', { minForest: count, pv: count }),
])

const eventEffects = [
  ...(['food', 'lose-farm', 'downgrade-intensive', 'lose-factory', 'tokens', 'co2-if-forest', 'pop', 'burn-fuel'] as const),
  ...(['migrant', 'lose-tank', 'fish', 'co2', 'fuel-price', 'all-food'] as const),
] as const

const tables = z.object({
  constants: z.object({
    rounds: count,
    years: z.array(count),
    trackEnd: count,
    redSpaces: z.array(count),
    tokenSupply: count,
    migrantSupply: count,
    tanksPerTerritory: count,
    startFuelPerTerritory: count,
    startTokensPerTerritory: count,
    maxFuelPerTerritory: count,
    eventTargets: count,
    maxExchange: count,
    unfedPv: count,
    unfedTokens: count,
    integratePv: count,
    fishStart: z.array(count),
  }),
  /** By the number of people. */
  seats: z.record(z.string(), z.object({ seats: count, neutral: count })),
  tables: z.object({
    population: bySeats(z.array(count)),
    handSize: bySeats(count),
    territoriesPerSeat: bySeats(count),
    startFood: bySeats(count),
    foodPerTerritory: count,
    foodPerFarm: count,
    foodPerIntensive: count,
    income: z.object({
      base: count,
      bonus: count,
      bonusForest: count,
      bonusFactory: count,
      colonised: count,
      perColony: count,
    }),
    fuelPrice: z.array(z.object({ burnedFrom: count, price: count })),
    foodPrice: z.array(z.object({ surplusFrom: count, price: count })),
    /** A game for four has no neutral seat. */
    neutralFactories: z.object({ 3: z.array(count), 4: z.array(count).default([]), 6: z.array(count) }),
  }),
  costs: z.object({
    ...{ farm: conversion, intensive: conversion, factory: conversion, tank: conversion },
    revert: z.object({
      'farm-to-forest': conversion,
      'intensive-to-farm': conversion,
      'intensive-to-forest': conversion,
      'factory-to-forest': conversion,
    }),
    integrate: z.object({ tokens: count }),
    attack: z.object({ base: count, perTank: count }),
    rebel: z.object({ tokens: count }),
    roundEmission: z.object({ factory: count, intensive: count }),
  }),
  combat: z.object({
    die: count,
    dicePerVolley: count,
    populationDice: count,
    dicePerTank: count,
    populationHits: z.array(count),
    tankHits: z.array(count),
    ceasefireAfterMisses: count,
    maxOwnTanks: count,
    devastation: z.object({ food: count, fuel: count }),
  }),
  territories: z.array(
    z.object({
      num: count,
      id: territory,
      slots: count,
      water: count,
      land: z.array(territory),
      waters: z.array(count),
      ocean: count,
    }),
  ),
  objectives: z.array(z.object({ id: z.string(), group: z.enum(groups), pv: count, conditions: z.array(condition) })),
  actions: z.array(
    z.object({
      id: z.string(),
      copies: count,
      duration: z.enum(['instant', 'round', 'game']),
      when: z.enum(['own', 'any']),
      params: z.array(z.enum(['territory', 'what', 'ocean', 'seat', 'from', 'to'])),
      effect: cardEffect,
    }),
  ),
  events: z.array(
    z.object({
      id: z.string(),
      scope: z.enum(['land', 'ocean', 'world']),
      effects: z.array(z.object({ kind: z.enum(eventEffects), n: count })),
    }),
  ),
})

export const data = tables.parse(json)
export const { constants, costs } = data

export type Card = (typeof data.actions)[number]
export type CardEffect = Card['effect']
export type Objective = (typeof data.objectives)[number]
export type Condition = Objective['conditions'][number]
export type Happening = (typeof data.events)[number]
export type EventEffect = Happening['effects'][number]
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
