import { z } from 'zod'
import json from './data.json' with { type: 'json' }
import { type Cls, classes, type Deck, decks, factories, type Nation, resources, type State } from './state.ts'

const byResource = z.object({ renewable: z.number(), industrial: z.number(), military: z.number(), fossil: z.number() })
const reserve = z.object({ base: z.number(), perNation: z.number() })

/** What a card asks for. Numbers are amounts; every kind is explained by the bill made from it. */
const cost = z.strictObject({
  disorder: z.number().optional(),
  lowerClass: z.literal(true).optional(),
  industryLevels: z.number().optional(),
  pay: z.number().optional(),
  payPerHead: z.number().optional(),
  payFactory: z.enum(['renewable', 'chosen']).optional(),
  payTargetIndustry: z.literal(true).optional(),
  /** Everybody may help to pay. */
  shared: z.literal(true).optional(),
  fromBank: z.number().optional(),
  fromPurse: z.number().optional(),
  goodsPerHead: z.number().optional(),
  military: z.number().optional(),
  militaryForLevel: z.number().optional(),
  attackFrom: z.number().optional(),
  destab: z.number().optional(),
  pollution: z.number().optional(),
})

const kind = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ kind: z.literal(name), ...shape })

const plants = z.array(z.enum(['industrial', 'military']))

const effect = z.discriminatedUnion('kind', [
  kind('disorder', { n: z.number() }),
  kind('raise-class', {}),
  kind('raise-classes', { n: z.number() }),
  kind('take-back', {}),
  kind('draw', { n: z.number(), keep: z.number() }),
  kind('gain', { resource: z.enum([...resources, 'chosen']), n: z.number() }),
  kind('gain-for-level', { resource: z.enum(resources), shift: z.number() }),
  kind('tax', { perHead: z.number() }),
  kind('raise-factory', { n: z.number(), factories: z.array(z.enum(factories)) }),
  kind('produce', { factories: plants }),
  kind('produce-abroad', {}),
  kind('hand-over-pollution', {}),
  kind('clean-up', { who: z.enum(['self', 'all']) }),
  kind('calm', { who: z.enum(['self', 'all']) }),
  kind('transaction', {}),
  kind('move-price', {}),
  kind('take-colony', { territories: z.number(), fossils: z.number() }),
  kind('take-territory', {}),
  kind('destroy-territory', {}),
  kind('target-lower-factory', { factories: plants }),
  kind('target-pollution', { n: z.number() }),
  kind('loot', { most: z.object({ fossil: z.number(), renewable: z.number(), industrial: z.number() }) }),
  kind('take-money-per-head', {}),
  kind('target-raise-class', {}),
  kind('take-money-for-standard', { perStep: z.number() }),
  kind('target-disorder', { n: z.number() }),
])

const card = z.strictObject({
  id: z.string(),
  deck: z.enum(decks),
  kind: z.enum(['immediate', 'permanent']),
  origin: z.enum(['random', 'start', 'tech-2', 'tech-3', 'tech-4']),
  attack: z.literal(true).optional(),
  cost,
  effect: z.array(effect),
})

const tables = z.strictObject({
  years: z.array(z.string().transform((years) => years.replace('-', '–'))),
  population: z.array(z.object({ people: z.number(), index: z.number() })),
  factories: z.array(z.object({ value: z.number(), fossil: z.number(), pollution: z.number() })),
  beyondLastFactory: z.number(),
  prices: z.array(z.object({ buy: z.number(), sell: z.number().nullable() })),
  marketStart: z.object({ stock: byResource, price: byResource }),
  nationStart: z.object({
    level: z.number(),
    factories: z.object({ renewable: z.number(), industrial: z.number(), military: z.number() }),
    stock: byResource,
    territories: z.number(),
    disorder: z.number(),
  }),
  reserves: z.object({
    bankPerPlayer: z.number(),
    pollution: reserve,
    destab: reserve,
    colonies: z.object({ territories: reserve, fossils: reserve }),
  }),
  columnA: z.array(z.object({ draw: z.number(), keep: z.number(), hand: z.number(), technology: z.string().nullable() })),
  columnC: z.array(
    z.object({
      goodsShift: z.number().nullable(),
      growth: z.number(),
      economy: z.object({
        renewable: z.number(),
        industrial: z.number(),
        choice: z.union([z.literal(0), z.literal(1), z.literal(-1)]),
      }),
      tax: z.number(),
      revolt: z.object({ militaryShift: z.number().nullable(), moneyPerHead: z.number().nullable() }),
      raises: z.number(),
      boomMoney: z.number(),
    }),
  ),
  cards: z.array(card),
  events: z.array(z.string()),
  star: z.object({
    start: z.object({
      territories: z.number(),
      fossils: z.number(),
      money: z.number(),
      pollution: z.number(),
      destab: z.number(),
    }),
    generations: z.array(z.object({ people: z.number(), standard: z.number(), military: z.number(), production: z.number() })),
  }),
})

export type Card = z.infer<typeof card>
export type CardEffect = z.infer<typeof effect>

export const data = tables.parse(json)

export const lastGeneration = data.years.length
export const lastPopulation = data.population.length
export const lastFactory = data.factories.length
export const lastPrice = data.prices.length
export const mostDisorder = 10
/** The food that lasts from one generation to the next. */
export const foodStored = 10

const cardsById = new Map(data.cards.map((known) => [known.id, known]))
export const findCard = (id: unknown): Card | undefined => (typeof id === 'string' ? cardsById.get(id) : undefined)

export function cardOf(id: string): Card {
  const found = cardsById.get(id)
  if (!found) throw new Error(`limit: no card ${id}`)
  return found
}

export const cardsOf = (deck: Deck, origin: Card['origin']): string[] =>
  data.cards.filter((known) => known.deck === deck && known.origin === origin).map(({ id }) => id)

/** 2.2: what stands at a level of the population track; nothing below it, no more beyond it. */
export const people = (level: number): number => (level <= 0 ? 0 : data.population[Math.min(level, lastPopulation) - 1]!.people)
export const indexOf = (level: number): number => data.population[level - 1]!.index
export const heads = (nation: Pick<Nation, 'level'>): number => people(nation.level)

/** 2.3 */
export const yieldOf = (level: number): number => data.factories[level - 1]!.value
export const fossilsFor = (level: number): number => data.factories[level - 1]!.fossil
export const pollutionBy = (level: number): number => data.factories[level - 1]!.pollution

/** 2.4: the columns of the standards of living of A and C. */
export const columnA = (standard: number) => data.columnA[standard - 1]!
export const columnC = (standard: number) => data.columnC[standard - 1]!

/** 2.6 */
export const buyPrice = (position: number): number => data.prices[position - 1]!.buy
export const sellPrice = (position: number): number | null => data.prices[position - 1]!.sell

/** 2.10: the Star Nation's table values of this generation. */
export const starNow = (p: Pick<State, 'round'>) => data.star.generations[p.round - 1]!
export const starLevel = (p: Pick<State, 'round'>): number =>
  data.population.findIndex((level) => level.people === starNow(p).people) + 1
export const starIndustry = (p: Pick<State, 'round'>): number =>
  data.factories.findIndex((level) => level.value === starNow(p).production) + 1

export const nextClassUp = (cls: Cls): Cls | undefined => classes[classes.indexOf(cls) - 1]
export const nextClassDown = (cls: Cls): Cls | undefined => classes[classes.indexOf(cls) + 1]
