/** The shape of the tables in data.json: what the rules read of them. */
import { z } from 'zod'
import { groups, territories } from './ids.ts'
import { counted, derived } from './objectives/stats.ts'

const territory = z.enum(territories)
const count = z.int()
const bySeats = <Each extends z.ZodType>(each: Each) => z.object({ 3: each, 4: each, 6: each })

const conversion = z.object({ tokens: count, co2: count })

const condition = z.object({
  stat: z.enum([...counted, ...derived]),
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
  'food',
  'lose-farm',
  'downgrade-intensive',
  'lose-factory',
  'tokens',
  'co2-if-forest',
  'pop',
  'burn-fuel',
  'migrant',
  'lose-tank',
  'fish',
  'co2',
  'fuel-price',
  'all-food',
] as const

export const tables = z.object({
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
