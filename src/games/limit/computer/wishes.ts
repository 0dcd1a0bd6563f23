/** How much cards are wished for. */
import { columnA } from '../data.ts'
import type { Deck } from '../state.ts'
import { nowOf, type Situation } from './situation.ts'

export type Wish = (card: string, s: Situation) => number

export const wishFor: Wish = (card, s) => {
  const wish = s.leanings.wishes[card]
  return wish ? nowOf(s, wish) : 0
}

/** What the best card that is drawn from a deck is likely to be worth. */
export function deckWorth(s: Situation, deck: Deck, wishOf = wishFor): number {
  const cards = s.nation.decks[deck]
  const wishes = cards.map((card) => wishOf(card, s)).sort((a, b) => b - a)
  const { draw } = columnA(s.nation.classes.A)
  let noneBefore = 1
  let worth = 0
  for (const [at, wish] of wishes.entries()) {
    const isDrawn = Math.min(1, draw / (cards.length - at))
    worth += noneBefore * isDrawn * wish
    noneBefore *= 1 - isDrawn
  }
  return worth
}
