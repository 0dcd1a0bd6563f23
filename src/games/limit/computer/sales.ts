/** What is sold: whatever is not needed, where the price is best. */
import { lastPrice, people, sellPrice } from '../data.ts'
import { foodShift } from '../social/demands.ts'
import { type Res, resources } from '../state.ts'
import { goodsWanted, type Situation } from './situation.ts'

export interface Sale {
  readonly resource: Res
  readonly amount: number
  readonly worth: number
}

/** What is kept for this generation and the next one. */
function keptOf({ nation, left }: Situation, resource: Res): number {
  switch (resource) {
    case 'renewable':
      return people(nation.level + foodShift(nation)) + 10
    case 'industrial':
      return goodsWanted(nation)
    case 'military':
      return left === 0 ? 0 : 5
    case 'fossil':
      return left === 0 ? 0 : 4
  }
}

/** What one of it is worth if it is not sold. */
function worthOfOne({ leanings, left }: Situation, resource: Res): number {
  if (resource === 'military') return leanings.arms
  if (left === 0) return 0
  return { renewable: 0.3 * leanings.food, industrial: leanings.goods, fossil: leanings.fossil }[resource]
}

/** The best sale at the prices of now, or at prices so many steps higher. */
export function bestSale(s: Situation, higher = 0, but: readonly Res[] = []): Sale | undefined {
  const { p, nation, dollar } = s
  let best: Sale | undefined
  for (const resource of resources) {
    const price = sellPrice(Math.min(lastPrice, p.market.price[resource] + higher))
    if (price === null || but.includes(resource)) continue
    const amount = Math.min(nation.stock[resource] - keptOf(s, resource), Math.floor(p.bank / price))
    const worth = amount * (price * dollar - worthOfOne(s, resource))
    if (amount > 0 && worth > (best?.worth ?? 0)) best = { resource, amount, worth }
  }
  return best
}
