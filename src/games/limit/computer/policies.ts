import type { Think } from '../../shared/computer.ts'
import { type Deck, decks, type Limit, type Seat, type State } from '../state.ts'
import { lines } from './decide.ts'
import { worthByHand } from './worth.ts'

/** 13, keep: what is worth having in the long run, best first. */
const wishes = [
  'vegetarianism',
  'secondary-education',
  'surtax',
  'tourism-development',
  'political-interference',
  'colonization',
  'extraction',
  'urbanization',
  'investment-policies',
  'intensive-farming',
  'sustainable-consumption',
  'overconsumption',
  'conscription',
  'political-planning',
  'offshored-production',
  'planet-clean-up',
  'humanitarian-aid',
]

const wishFor = (card: string): number => (wishes.includes(card) ? wishes.length - wishes.indexOf(card) : 0)

/** A little for what a card may be good for in later generations. */
const later = (card: string): number => 0.05 * wishFor(card)

/** The position as it will be when the decisions begin, with this hand and with the first turn. */
const withHand = (state: State, seat: Seat, hand: readonly string[]): State => ({
  ...state,
  phase: 'decisions',
  todo: [],
  turn: { active: seat, cards: 0, passed: [], acted: [] },
  nations: { ...state.nations, [seat]: { ...state.nations[seat], hand: [...hand] } },
})

const bestFirst = (cards: readonly string[], worth: ReadonlyMap<string, number>): string[] =>
  [...cards].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))

/** What each drawn card would make of this generation, and a little for later. */
export const keep: Think<Limit> = (view, seat, mind) => {
  const entry = view.todo.find((todo) => todo.kind === 'keep' && todo.seat === seat)
  if (entry?.kind !== 'keep' || typeof entry.drawn === 'number') return undefined
  const state = mind.imagine()
  const { hand, played } = state.nations[seat]
  const worthWith = worthByHand(mind, withHand(state, seat, hand), seat)
  const worth = new Map<string, number>()
  for (const card of entry.drawn) {
    const held = withHand(state, seat, [...hand, card])
    const [best] = lines(mind, seat, [{ state: held }], card)
    worth.set(card, Math.max(worthWith([...hand, card, ...played]), best?.worth ?? Number.NEGATIVE_INFINITY) + later(card))
  }
  return { type: 'keep-policies', cards: bestFirst(entry.drawn, worth).slice(0, entry.count) }
}

/** What could still be done without each card: those go that are missed least. */
export const discard: Think<Limit> = (view, seat, mind) => {
  const entry = view.todo.find((todo) => todo.kind === 'discard' && todo.seat === seat)
  if (entry?.kind !== 'discard') return undefined
  const state = mind.imagine()
  const { hand, played } = state.nations[seat]
  const found = lines(mind, seat, [{ state: withHand(state, seat, hand) }])
  const worthWith = worthByHand(mind, withHand(state, seat, hand), seat)
  const without = new Map<string, number>()
  for (const card of hand) {
    const others = hand.filter((held) => held !== card)
    const best = found.find(({ first }) => first.card !== card)
    const worth = Math.max(worthWith([...others, ...played]), best?.worth ?? Number.NEGATIVE_INFINITY)
    without.set(card, worth - later(card))
  }
  return { type: 'discard', cards: bestFirst(hand, without).slice(0, entry.count) }
}

/** The deck that holds most of what is wished for, for its size. */
export const draw: Think<Limit> = (view, seat) => {
  const wishIn = (deck: Deck): number => {
    const cards = view.nations[seat].decks[deck]
    if (typeof cards === 'number' || cards.length === 0) return -1
    return cards.reduce((sum, card) => sum + wishFor(card) ** 1.5, 0) / cards.length
  }
  return { type: 'choose-deck', deck: [...decks].sort((a, b) => wishIn(b) - wishIn(a))[0] }
}
