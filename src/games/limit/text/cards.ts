/** Cards in words: what they cost and do, for the nation that holds them. */
import type { Say } from '../../../words/index.ts'
import { billOf } from '../cards/bill.ts'
import { effectAmount } from '../cards/card.ts'
import { type Card, cardOf } from '../data.ts'
import type { Seat, View } from '../state.ts'

/** Whether what a card costs depends on what is chosen with it. */
const dependsOnChoice = ({ cost }: Card): boolean => cost.payFactory === 'chosen' || cost.payTargetIndustry === true

/** What a card costs this nation now, by kind. An attack is counted at its least. */
function costsNow(view: View, seat: Seat, card: Card): Record<string, number> {
  const { pay, fromPurse, fromBank: _, ...others } = billOf(view, seat, card, { spend: card.cost.attackFrom })
  return Object.fromEntries(Object.entries({ money: pay + fromPurse, ...others }).filter(([, amount]) => amount > 0))
}

/** What a card costs as a rule, part by part: "1$ a head", "2 disorder". */
export const priceWords = ({ cost }: Card, say: Say): string =>
  Object.entries(cost)
    .filter(([part]) => part !== 'shared')
    .map(([part, n]) => say(`price.${part}`, { n }))
    .join(', ') || say('text.hand-free')

/** What it costs this nation now; as a rule where that depends on the choice. */
export function costWords(view: View, seat: Seat, id: string, say: Say): string {
  const card = cardOf(id)
  if (dependsOnChoice(card) || card.cost.attackFrom !== undefined || card.cost.fromBank !== undefined)
    return priceWords(card, say)
  const costs = costsNow(view, seat, card)
  if (card.cost.lowerClass) return priceWords(card, say)
  return Object.keys(costs).length === 0 ? say('text.hand-free') : say('text.costs', { costs })
}

export const effectWords = (view: View, seat: Seat, id: string, say: Say): string =>
  say(`effect.${id}`, { amount: effectAmount(view, seat, id) })
