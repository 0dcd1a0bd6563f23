import { type Chance, copy, ownSecret, secret, type Viewer } from '../../kernel/index.ts'
import { data } from './data.ts'
import {
  type Deck,
  decks,
  type Limit,
  type Nation,
  type NationView,
  type Seat,
  type State,
  type Todo,
  type View,
} from './state.ts'

/** Section 3, who sees what. The order of one's own decks is nobody's to know, so they are shown as sorted lists. */
export const secrets = [
  ownSecret<Limit>()('nations.*.hand', (hand) => hand?.length),
  secret<Limit>()('nations.*.decks.*', (cards, viewer, [owner]) => (viewer === owner ? [...cards].sort() : cards.length)),
  secret<Limit>()('todo.*.drawn', (drawn, viewer, [index], state) =>
    viewer === state.todo[Number(index)]?.seat ? drawn : drawn.length,
  ),
  secret<Limit>()('events.deck', (deck) => deck.length),
]

type KeepView = Extract<View['todo'][number], { kind: 'keep' }>

const sizeOf = (cards: readonly unknown[] | number): number => (typeof cards === 'number' ? cards : cards.length)

/** The cards of a nation that do not lie open, deck by deck. */
function hiddenCards(nation: NationView, deck: Deck): string[] {
  const open = new Set([...nation.aside, ...nation.played, ...nation.permanent])
  return data.cards.filter((card) => card.deck === deck && !open.has(card.id)).map(({ id }) => id)
}

/** A complete position that the view allows. Every nation has the same 37 cards, so what is hidden is known but for its place. */
export function imagine(view: View, viewer: Viewer, chance: Chance): State {
  const state = copy(view) as State // `as`: every secret is filled in below.
  for (const seat of view.seats) imagineNation(state, view, seat, seat === viewer, chance)
  if (view.events && state.events) {
    const used = new Set(view.events.discard)
    state.events.deck = chance.shuffle(data.events.filter((event) => !used.has(event))).slice(0, view.events.deck)
  }
  return state
}

function imagineNation(state: State, view: View, seat: Seat, own: boolean, chance: Chance): void {
  const seen = view.nations[seat]
  const nation: Nation = state.nations[seat]
  if (own) {
    for (const deck of decks) nation.decks[deck] = chance.shuffle(seen.decks[deck] as string[]) // Its owner sees a list.
    return
  }
  const hand: string[] = []
  const drawing = view.todo.find((entry): entry is KeepView => entry.kind === 'keep' && entry.seat === seat)
  for (const deck of decks) {
    const cards = chance.shuffle(hiddenCards(seen, deck))
    nation.decks[deck] = cards.splice(0, sizeOf(seen.decks[deck]))
    if (drawing?.deck === deck) drawnOf(state, seat, cards.splice(0, sizeOf(drawing.drawn)))
    hand.push(...cards)
  }
  nation.hand = chance.shuffle(hand)
}

function drawnOf(state: State, seat: Seat, cards: string[]): void {
  const entry = state.todo.find((known): known is Extract<Todo, { kind: 'keep' }> => known.kind === 'keep' && known.seat === seat)
  if (entry) entry.drawn = cards
}
