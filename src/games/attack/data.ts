import { z } from 'zod'
import json from './data.json' with { type: 'json' }
import { governments, type Land, landUnits, type PoliticalKind, politicalKinds, ships, suits, type Unit } from './state.ts'

const count = z.int().min(0)
const land = z.object({ inf: count, tank: count, art: count, plane: count })
const unit = { cost: count, move: count, start: count }
const effect = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape })

const tables = z.strictObject({
  continents: z.array(z.string()),
  governments: z.array(z.enum(governments)),
  battleDie: z.record(z.string(), z.enum([...landUnits, 'blank'])),
  landUnits: z.array(z.object({ id: z.enum(landUnits), dice: count, ...unit })),
  ships: z.array(z.object({ id: z.enum(ships), ...unit })),
  navalModifiers: z.array(
    z.union([
      z.strictObject({ own: z.enum(ships), against: z.array(z.enum(ships)), bonus: count }),
      z.strictObject({ adjacentOwn: z.enum(ships), bonus: count, max: count }),
    ]),
  ),
  thresholds: z.object({
    submarineRaid: count,
    destroyerEscort: count,
    carrierEscort: count,
    fighter: count,
    bomber: count,
    blitz: count,
    blitzNotAdjacent: count,
    research: count,
    researchPerPP: count,
    researchFloor: count,
  }),
  start: z.object({ pp: count, oil: count, economics: count, political: count, regions: count, placementBatch: count }),
  capitalPP: count,
  auctionMinimum: count,
  eaglesToEnd: count,
  eaglesNoTrade: count,
  seats: z.object({
    west: z.object({ min: count, max: count }),
    east: z.object({ min: count, max: count }),
    world: z.object({ min: count, max: count }),
  }),
  governmentTokens: z.record(z.enum(governments), count),
  regions: z.array(
    z.object({
      id: z.string(),
      half: z.enum(['west', 'east']),
      continent: z.string(),
      land: z.array(z.string()),
      seas: z.array(z.string()),
    }),
  ),
  seas: z.array(
    z.object({ id: z.string(), zone: z.boolean(), halves: z.array(z.enum(['west', 'east'])), adjacent: z.array(z.string()) }),
  ),
  lanes: z.array(z.object({ id: z.string(), a: z.string(), b: z.string(), seas: z.array(z.string()) })),
  canals: z.array(z.object({ id: z.string(), region: z.string(), links: z.array(z.tuple([z.string(), z.string()])) })),
  economics: z.array(z.object({ id: z.string(), suit: z.enum(suits), value: count, defenders: land })),
  tradeRoutes: z.array(z.object({ id: z.string(), sea: z.string(), value: count })),
  technologies: z.array(
    z.object({
      id: z.string(),
      effect: z.discriminatedUnion('kind', [
        effect('blitzkrieg', {}),
        effect('die-bonus', {
          roll: z.enum(['attack-fighter', 'bomber', 'defence-fighter', 'escort', 'submarine-raid']),
          amount: count,
        }),
        effect('extra-battle-die', { unit: z.enum(landUnits), min: count, amount: count }),
        effect('artillery-any', {}),
        effect('income', { oil: count, pp: count }),
        effect('unit-cost', { costs: z.record(z.string(), count) }),
        effect('roll-bonus', { roll: z.enum(['research', 'blitz']), amount: count }),
        effect('unblockable', { cards: z.array(z.enum(politicalKinds)), by: z.array(z.enum(politicalKinds)) }),
        effect('bomber-hit', { cards: count }),
        effect('bomber-dice', { amount: count }),
        effect('strategic-unblockable', {}),
        effect('naval-bonus', { ship: z.enum(ships), amount: count }),
      ]),
    }),
  ),
  politicalKinds: z.array(
    z.object({
      kind: z.enum(politicalKinds),
      count,
      eagle: z.boolean(),
      /** The kinds it blocks; "move" for a land attack. */
      block: z.array(z.enum([...politicalKinds, 'move'])).nullable(),
      effect: z.discriminatedUnion('kind', [
        effect('steal', { cards: count }),
        effect('steal-from-each', { cards: count }),
        effect('choose-from-hand', { cards: count }),
        effect('discard', { cards: count }),
        effect('disable', { cards: count }),
        effect('turn-neutral', { farthest: count }),
        effect('gain-by-government', {}),
        effect('gain-by-border', {}),
        effect('blitz-bonus', { bonus: count }),
        effect('gain-pp', { pp: count }),
        effect('gain-oil', { oil: count }),
        effect('deploy', { infantry: count }),
        effect('remove-infantry', { most: count }),
        effect('draw-technology', {}),
        effect('draw-political', { cards: count }),
        effect('stop', {}),
        effect('stop-and-steal', { cards: count }),
        effect('call-off', {}),
      ]),
    }),
  ),
  politicalDeck: z.array(z.object({ id: z.string(), kind: z.enum(politicalKinds) })),
})

export const data = tables.parse(json)

export type EconomicsCard = (typeof data.economics)[number]
export type TradeRoute = (typeof data.tradeRoutes)[number]
export type Technology = (typeof data.technologies)[number]
export type TechnologyEffect = Technology['effect']
export type PoliticalKindData = (typeof data.politicalKinds)[number]
export type CardEffect = PoliticalKindData['effect']

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]))

const economics = byId(data.economics)
const routes = byId(data.tradeRoutes)
const technologies = byId(data.technologies)
const political = byId(data.politicalDeck)
const kinds = new Map(data.politicalKinds.map((known) => [known.kind, known]))

function found<Item>(what: Item | undefined, id: string): Item {
  if (what === undefined) throw new Error(`attack: no ${id}`)
  return what
}

export const findEconomicsCard = (id: string): EconomicsCard | undefined => economics.get(id)
export const economicsCard = (id: string): EconomicsCard => found(economics.get(id), id)
export const routeOf = (id: string): TradeRoute => found(routes.get(id), id)
export const technology = (id: string): Technology => found(technologies.get(id), id)
export const kindOf = (card: string): PoliticalKind => found(political.get(card), card).kind
export const kindData = (kind: PoliticalKind): PoliticalKindData => found(kinds.get(kind), kind)

/** Every card, route and technology there is. */
export const cardIds: readonly string[] = [
  ...data.economics.map(({ id }) => id),
  ...data.politicalDeck.map(({ id }) => id),
  ...data.technologies.map(({ id }) => id),
  ...data.tradeRoutes.map(({ id }) => id),
]

const unitData = new Map<Unit, { cost: number; move: number; start: number }>(
  [...data.landUnits, ...data.ships].map((known) => [known.id, known]),
)
/** 2.1: what a unit costs without any technology, how far it goes, how many of it every seat begins with. */
export const unitOf = (unit: Unit) => found(unitData.get(unit), unit)
export const battleDice: Readonly<Land> = Object.fromEntries(data.landUnits.map(({ id, dice }) => [id, dice])) as Land // `as`: all four are listed.

const allCards = new Set(cardIds)
export const isCard = (id: unknown): id is string => typeof id === 'string' && allCards.has(id)
