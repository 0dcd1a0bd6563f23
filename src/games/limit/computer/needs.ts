/** What a nation will lack, as somebody reckons who goes by rules of thumb: in levels that are not fed, and not supplied with goods. */
import { columnC, foodStored, lastFactory, people, yieldOf } from '../data.ts'
import { hasPermanent } from '../nation/tracks.ts'
import { foodShift, goodsShift } from '../social/demands.ts'
import { intensiveYield } from '../social/production.ts'
import type { Nation } from '../state.ts'
import type { Situation } from './situation.ts'

/** What is added to what a nation has, or changed in what it wants. */
interface Supply {
  readonly food?: number
  readonly goods?: number
  /** More food, or more goods, in each harvest. */
  readonly harvest?: number
  readonly output?: number
  /** As if people were so many levels fewer. */
  readonly foodShift?: number
  readonly goodsShift?: number
}

/** How many levels so much does not suffice for. */
function missing(stock: number, level: number): number {
  let fed = Math.max(0, level)
  while (people(fed) > stock) fed -= 1
  return Math.max(0, level) - fed
}

/** The levels that go hungry in this generation and in the next one. */
function hunger(nation: Nation, supply: Supply): readonly [number, number] {
  const shift = foodShift(nation) + (supply.foodShift ?? 0)
  const { level, classes, factories, territories, stock } = nation
  const { growth, economy } = columnC(classes.C)
  const food = stock.renewable + (supply.food ?? 0)
  const now = missing(food, level + shift)
  const kept = Math.min(foodStored, Math.max(0, food - people(level - now + shift)))
  const farms = Math.min(lastFactory, Math.max(factories.renewable, territories), factories.renewable + economy.renewable)
  const harvest = hasPermanent(nation, 'intensive-farming') ? intensiveYield(farms) : yieldOf(farms)
  return [now, missing(kept + harvest + (supply.harvest ?? 0), level - now + growth + shift)]
}

/** The levels without the goods that they want in this generation and in the next one. */
function want(nation: Nation, supply: Supply): readonly [number, number] {
  const shift = goodsShift(nation, nation.classes.C)
  if (shift === null) return [0, 0]
  const { level, classes, factories, stock } = nation
  const wanted = level + shift + (supply.goodsShift ?? 0)
  const goods = stock.industrial + (supply.goods ?? 0)
  const now = missing(goods, wanted)
  const left = goods - people(wanted - now) + yieldOf(factories.industrial) + (supply.output ?? 0)
  return [now, missing(left, wanted + columnC(classes.C).growth)]
}

/** How much better a nation lives with a supply, in points. */
export function supplyWorth({ nation, leanings }: Situation, supply: Supply): number {
  const spared = (before: readonly [number, number], after: readonly [number, number], each: readonly [number, number]): number =>
    each[0] * (before[0] - after[0]) + each[1] * (before[1] - after[1])
  return (
    spared(hunger(nation, {}), hunger(nation, supply), leanings.hungry) +
    spared(want(nation, {}), want(nation, supply), leanings.lacking)
  )
}

/** What closes the gap of this generation, and that of the next one as well. */
export function gapsOf(nation: Nation, resource: 'renewable' | 'industrial'): readonly number[] {
  const { level, classes, factories, stock } = nation
  const shift = resource === 'renewable' ? foodShift(nation) : goodsShift(nation, classes.C)
  if (shift === null) return []
  const now = people(level + shift) - stock[resource]
  const next = now + people(level + columnC(classes.C).growth + shift) - yieldOf(factories[resource])
  return [now, next].filter((gap) => gap > 0)
}
