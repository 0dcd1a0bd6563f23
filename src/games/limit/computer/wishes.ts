/** Which cards are drawn, kept and given away. */
import { columnA } from '../data.ts'
import { type Deck, decks, type Nation } from '../state.ts'
import type { Leanings } from './leanings.ts'

const wishFor = (card: string, { wishes }: Leanings): number => wishes[card] ?? 0

/** The cards that are wished for most, first. */
export const bestFirst = (cards: readonly string[], leanings: Leanings): string[] =>
  cards.toSorted((a, b) => wishFor(b, leanings) - wishFor(a, leanings))

/** What the best card that is drawn from a deck is likely to be worth. */
export function deckWorth(nation: Nation, deck: Deck, leanings: Leanings): number {
  const cards = bestFirst(nation.decks[deck], leanings)
  const { draw } = columnA(nation.classes.A)
  let noneBefore = 1
  let worth = 0
  for (const [at, card] of cards.entries()) {
    const isDrawn = Math.min(1, draw / (cards.length - at))
    worth += noneBefore * isDrawn * wishFor(card, leanings)
    noneBefore *= 1 - isDrawn
  }
  return worth
}

export function bestDeck(nation: Nation, leanings: Leanings): Deck | undefined {
  const worth = (deck: Deck): number => deckWorth(nation, deck, leanings)
  return decks.filter((deck) => nation.decks[deck].length > 0).sort((a, b) => worth(b) - worth(a))[0]
}
