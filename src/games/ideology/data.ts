import { z } from 'zod'
import json from './data.json' with { type: 'json' }
import {
  type Advancement,
  advancementIds,
  ideologies as allIdeologies,
  type Kind,
  kinds,
  type RegionId,
  type Seat,
  specialRules,
} from './state.ts'

const count = z.int().min(0)
const mix = z.object({ military: count, economic: count, cultural: count })
const advancement = z.enum(advancementIds)

const cost = z.union([
  z.object({ cards: z.partialRecord(z.enum(kinds), count) }),
  z.object({ advancements: z.array(advancement) }),
])

const table = z.object({
  ideologies: z.record(
    z.enum(allIdeologies),
    z.object({
      home: z.string(),
      start: advancement,
      /** The other ideology of a game for two. */
      opponent: z.enum(allIdeologies),
      decks: z.object({ equal: mix, asymmetric: mix }),
      rules: z.array(z.enum(specialRules)),
    }),
  ),
  turnOrder: z.array(z.enum(allIdeologies)),
  /** Level 0: weapons of mass destruction, which have none. */
  advancements: z.record(advancement, z.object({ level: z.int(), count: z.int(), cost, points: z.int(), influence: z.int() })),
  regions: z.record(z.string(), z.object({ level: z.int(), continent: z.string(), adjacent: z.array(z.string()) })),
})

const data = table.parse(json)

/** 2.4 */
export const ideologies: Readonly<Record<Seat, (typeof data.ideologies)[Seat]>> = data.ideologies

/** The turn order chart before the first round. */
export const firstOrder: readonly Seat[] = data.turnOrder

/** 2.3 */
export const advancements: Readonly<Record<Advancement, (typeof data.advancements)[Advancement]>> = data.advancements

/** Raises the conflict level of its kind. */
export const levelOne: Readonly<Record<Kind, Advancement>> = { military: 'tactics', economic: 'industry', cultural: 'patriotism' }

/** Waives the distance tribute of its kind. */
export const levelTwo: Readonly<Record<Kind, Advancement>> = {
  military: 'technological-supremacy',
  economic: 'innovation',
  cultural: 'propaganda',
}

export const regionIds: readonly RegionId[] = Object.keys(data.regions)

const regions = new Map(Object.entries(data.regions))

export const isRegionId = (value: unknown): value is RegionId => typeof value === 'string' && regions.has(value)

function printed(region: RegionId) {
  const found = regions.get(region)
  if (!found) throw new Error(`ideology: no region ${region}`)
  return found
}

export const printedLevel = (region: RegionId): number => printed(region).level
export const adjacent = (region: RegionId): readonly RegionId[] => printed(region).adjacent
export const continentOf = (region: RegionId): string => printed(region).continent

/** 2.4: home regions and their cards at the start. */
export const startLevel = 3
export const startCards = 3
