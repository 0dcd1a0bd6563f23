/** Which cards are drawn, kept and given away. */
import { best } from '../../shared/best.ts'
import { columnA } from '../data.ts'
import { type Deck, decks } from '../state.ts'
import { nowOf, type Situation } from './situation.ts'

function wishFor(card: string, s: Situation): number {
  const wish = s.leanings.wishes[card]
  return wish ? nowOf(s, wish) : 0
}

/** The cards that are wished for most, first. */
export const bestFirst = (cards: readonly string[], s: Situation): string[] =>
  cards.toSorted((a, b) => wishFor(b, s) - wishFor(a, s))

/** What the best card that is drawn from a deck is likely to be worth. */
export function deckWorth(s: Situation, deck: Deck): number {
  const cards = s.nation.decks[deck]
  const wishes = cards.map((card) => wishFor(card, s)).sort((a, b) => b - a)
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

export const bestDeck = (s: Situation): Deck | undefined =>
  best(
    decks.filter((deck) => s.nation.decks[deck].length > 0),
    (deck) => deckWorth(s, deck),
  )
