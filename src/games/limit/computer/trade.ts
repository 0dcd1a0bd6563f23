/** What is sold, whatever is not needed, and what is bought where it is lacking; at the best price. */
import type { PlainMove } from '../../../kernel/index.ts'
import { buyPrice, lastPrice, people, sellPrice } from '../data.ts'
import { foodShift } from '../social/demands.ts'
import { type Res, resources } from '../state.ts'
import { gapsOf, supplyWorth } from './needs.ts'
import { goodsWanted, type Situation } from './situation.ts'

interface Trade {
  readonly side: 'buy' | 'sell'
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

/** All ways to sell at the prices of now, or at prices so many steps higher. */
function sales(s: Situation, higher = 0): Trade[] {
  const { p, nation, dollar } = s
  return resources.flatMap((resource) => {
    const price = sellPrice(Math.min(lastPrice, p.market.price[resource] + higher))
    if (price === null) return []
    const amount = Math.min(nation.stock[resource] - keptOf(s, resource), Math.floor(p.bank / price))
    return amount > 0 ? [{ side: 'sell', resource, amount, worth: amount * (price * dollar - worthOfOne(s, resource)) }] : []
  })
}

/** Food and goods against want; arms as many as there are. */
function purchases(s: Situation): Trade[] {
  const { p, nation, dollar, leanings } = s
  return (['renewable', 'industrial', 'military'] as const).flatMap((resource) => {
    const price = buyPrice(p.market.price[resource])
    const most = Math.min(p.market.stock[resource], Math.floor(nation.money / price))
    const wanted = resource === 'military' ? [most] : gapsOf(nation, resource)
    return wanted
      .filter((amount) => amount > 0 && amount <= most)
      .map((amount): Trade => {
        const supply = { [resource === 'renewable' ? 'food' : 'goods']: amount }
        const gain = resource === 'military' ? leanings.arms * amount : supplyWorth(s, supply)
        return { side: 'buy', resource, amount, worth: gain - amount * price * dollar }
      })
  })
}

const bestOf = (trades: readonly Trade[]): Trade | undefined =>
  trades.reduce<Trade | undefined>((a, b) => (b.worth > (a?.worth ?? 0) ? b : a), undefined)

export const bestSale = (s: Situation, higher: number): Trade | undefined => bestOf(sales(s, higher))

/** The best trade, but with none of what has been traded already. */
export const bestTrade = (s: Situation, but: readonly Res[] = []): Trade | undefined =>
  bestOf([...sales(s), ...purchases(s)].filter(({ resource }) => !but.includes(resource)))

export const tradeMove = ({ side, resource, amount }: Trade): PlainMove => ({ type: 'transact', side, resource, amount })
