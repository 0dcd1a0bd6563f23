/** Which cards are drawn, kept and given away: what is wished for, and less where it would not be played as things stand. */
import { best } from '../../shared/best.ts'
import { type Deck, decks } from '../state.ts'
import { playsOf } from './plays.ts'
import type { Situation } from './situation.ts'
import { deckWorth, type Wish, wishFor } from './wishes.ts'

/** There will be cards that they can bring back or draw, whatever has been played so far. */
const alwaysOfUse: readonly string[] = ['artificial-intelligence', 'political-reform']

const isOfUse = (card: string, s: Situation): boolean =>
  alwaysOfUse.includes(card) || playsOf(s, card).some(({ worth }) => worth > s.leanings.leastGain)

const wishNow: Wish = (card, s) => wishFor(card, s) - (isOfUse(card, s) ? 0 : s.leanings.idle)

/** The cards that are wished for most, first. */
export function bestFirst(cards: readonly string[], s: Situation): string[] {
  const wishes = new Map(cards.map((card) => [card, wishNow(card, s)]))
  return cards.toSorted((a, b) => wishes.get(b)! - wishes.get(a)!)
}

export const bestDeck = (s: Situation): Deck | undefined =>
  best(
    decks.filter((deck) => s.nation.decks[deck].length > 0),
    (deck) => deckWorth(s, deck, wishNow),
  )
