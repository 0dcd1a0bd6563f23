/** What the cards seem to be worth that build plants, run them, or change what they bring and cost. */
import { columnC, fossilsFor, heads, lastFactory, pollutionBy, yieldOf } from '../data.ts'
import { canRaiseFactory } from '../nation/tracks.ts'
import { fuelledLevel, intensiveYield } from '../social/production.ts'
import type { Factory } from '../state.ts'
import { supplyWorth } from './needs.ts'
import { against, type Rating, simply } from './rating.ts'
import { drainCost, goodsWanted, type Situation, unrestWorth } from './situation.ts'

/** What it is worth that industry makes and fouls at another level in a generation. */
function workAt({ leanings, nation }: Situation, level: number): number {
  const before = nation.factories.industrial
  const dirt = pollutionBy(level) - pollutionBy(before)
  return leanings.plant * leanings.goods * (yieldOf(level) - yieldOf(before)) - leanings.pollution * dirt
}

const building =
  (levels: number, factories: readonly Factory[]): Rating =>
  (s) => {
    const { nation, leanings, left, dollar } = s
    const each = { renewable: leanings.food, industrial: leanings.goods, military: leanings.arms }
    return factories
      .filter((factory) => canRaiseFactory(nation, factory))
      .map((factory) => {
        const level = nation.factories[factory]
        const reached = Math.min(lastFactory, level + levels)
        const more = yieldOf(reached) - yieldOf(level)
        const dirt = factory === 'renewable' ? 0 : leanings.pollution * Math.sign(pollutionBy(reached))
        const relief = { renewable: { harvest: more }, industrial: { output: more }, military: {} }[factory]
        const gain = (leanings.plant * each[factory] * more - dirt) * (left + 1) + supplyWorth(s, relief)
        return [gain - dollar * yieldOf(level), { factory }]
      })
  }

function farming(s: Situation): number {
  const { leanings, nation, left, dollar } = s
  const { renewable } = nation.factories
  const more = intensiveYield(renewable) - yieldOf(renewable)
  const gain = supplyWorth(s, { harvest: more }) + leanings.plant * leanings.food * more * (left + 1)
  return gain - dollar * yieldOf(renewable) - (leanings.pollution + leanings.fossil) * (left + 1)
}

const overproduction: Rating = (s) =>
  (['industrial', 'military'] as const).map((factory) => {
    const level = s.nation.factories[factory]
    const each = factory === 'military' ? s.leanings.arms : s.leanings.goods
    const relief = factory === 'military' ? 0 : supplyWorth(s, { goods: yieldOf(level) })
    const price = s.leanings.pollution * pollutionBy(level) + s.leanings.fossil * fossilsFor(level)
    return [yieldOf(level) * each + relief + unrestWorth(s, 1) - price, { factory }]
  })

/** Only where everybody else would clean up afterwards. */
const offshored = against((s, { target, harm }) => {
  const { leanings, nation, dollar, p } = s
  const level = p.nations[target].factories.industrial
  const fuelled = fuelledLevel(level, nation.stock.fossil)
  const goods = yieldOf(fuelled)
  const gain = goods * leanings.goods + supplyWorth(s, { goods }) + harm * leanings.pollution * pollutionBy(fuelled)
  return [gain - yieldOf(level) * dollar * (1 + harm) - leanings.fossil * fossilsFor(fuelled) - drainCost(s, 10)]
})

/** A plant one level smaller, that fouls one less. */
function green(s: Situation): number {
  const level = s.nation.factories.industrial - 1
  const spared = Math.min(1, pollutionBy(Math.max(1, level)))
  return level < 1 ? 0 : (workAt(s, level) + s.leanings.pollution * spared) * (s.left + 1)
}

function recycling(s: Situation): number {
  const level = s.nation.factories.industrial - 1
  const fossils = goodsWanted(s.nation) > 10 || heads(s.nation) > 10 ? s.leanings.fossil : 0
  return level < 1 ? 0 : (workAt(s, level) + fossils) * (s.left + 1)
}

/** Industry that grows by itself grows beyond what is clean; farms would grow as well. */
function planning(s: Situation): number {
  const { nation, leanings, left } = s
  const { economy } = columnC(nation.classes.C)
  const { industrial, renewable } = nation.factories
  const most = Math.min(lastFactory, Math.max(renewable, nation.territories))
  let worth = 0
  for (let generation = 1; generation <= left + 1; generation++) {
    const grown = Math.min(lastFactory, industrial + economy.industrial * generation)
    const farms = Math.min(most, renewable + economy.renewable * generation)
    worth -= workAt(s, grown) + leanings.food * (yieldOf(farms) - yieldOf(renewable))
  }
  return worth + unrestWorth(s, 2)
}

export const industry: Readonly<Record<string, Rating>> = {
  industrialization: building(1, ['industrial', 'military', 'renewable']),
  robotization: building(2, ['industrial', 'military']),
  'intensive-farming': simply(farming),
  'offshored-production': offshored,
  'green-production': simply(green),
  'political-planning': simply(planning),
  overproduction,
  recycling: simply(recycling),
}
