import { matter, move, oneOf, type PlainMove, phase, refuse, type Table, withDefault } from '../../../kernel/index.ts'
import { cardOf, columnA } from '../data.ts'
import { turnOrder } from '../derived.ts'
import { pick } from '../params.ts'
import { entryOf, needsEntry, owedEntries, removeEntry, takeEntry } from '../round/todo.ts'
import { followUpDone } from '../round/turn.ts'
import { type Deck, decks, type Limit, type Seat, type State } from '../state.ts'

/** 5.1.1: cumulative, and never taken back. */
function gainTechnology(p: State, seat: Seat, table: Table): void {
  const nation = p.nations[seat]
  for (let standard = 2; standard <= nation.classes.A; standard++) {
    const { technology } = columnA(standard)
    if (!technology || !nation.aside.includes(technology)) continue
    nation.aside = nation.aside.filter((card) => card !== technology)
    nation.hand.push(technology)
    table.tell('technology', { seat, card: technology })
  }
}

/** 5.1.3 */
function checkHandLimit(p: State, seat: Seat): void {
  const nation = p.nations[seat]
  const count = nation.hand.length - columnA(nation.classes.A).hand
  if (count > 0) p.todo.push({ kind: 'discard', seat, count })
}

/** Takes the top cards of a deck; what need not be chosen goes to the hand at once. */
export function drawPolicies(
  p: State,
  seat: Seat,
  deck: Deck,
  draw: number,
  count: number,
  source: 'new-policies' | 'political-reform',
  table: Table,
): void {
  const drawn = p.nations[seat].decks[deck].splice(0, draw)
  table.reveal('drawn', { seat, deck, count: drawn.length })
  table.tellOnly(
    [seat],
    'draws',
    { seat, deck, cards: drawn },
    { key: 'draws-hidden', params: { seat, deck, count: drawn.length } },
  )
  if (drawn.length > count) p.todo.push({ kind: 'keep', seat, deck, drawn, count, source })
  else keep(p, seat, drawn, table)
}

function keep(p: State, seat: Seat, cards: readonly string[], table: Table): void {
  p.nations[seat].hand.push(...cards)
  // The others have heard that they were drawn, and how many are kept is a rule.
  table.tellOnly([seat], 'keeps', { seat, cards })
}

const isDeck = (value: unknown): value is Deck => decks.some((deck) => deck === value)

/** Exactly so many, each once. */
const isSetOf = (value: unknown, count: number): value is readonly unknown[] =>
  Array.isArray(value) && value.length === count && new Set(value).size === count

/** Whether all of them are cards of a list. */
const areAmong = (cards: readonly unknown[], list: readonly unknown[]): boolean => cards.every((card) => list.includes(card))

const chooseDeck = move<Limit>()({
  type: 'choose-deck',
  answers: ['choose-deck'],
  final: () => true,
  params: { deck: oneOf(decks) },
  open: needsEntry('choose-deck'),
  check(p, seat, { deck }) {
    if (!isDeck(deck)) return refuse('no-such-deck')
    if (p.nations[seat].decks[deck].length === 0) return refuse('deck-empty', { deck })
  },
  play(p, seat, { deck }, table) {
    removeEntry(p, takeEntry(p, seat, 'choose-deck'))
    const { draw, keep: count } = columnA(p.nations[seat].classes.A)
    drawPolicies(p, seat, deck, draw, count, 'new-policies', table)
    if (!entryOf(p, seat, 'keep')) checkHandLimit(p, seat)
  },
})

const drawnBy = (p: State, seat: Seat): readonly string[] => entryOf(p, seat, 'keep')?.drawn ?? []
const keepCount = (p: State, seat: Seat): number => entryOf(p, seat, 'keep')?.count ?? 0

/** The cards not kept, in drawn order. */
const restOf = (p: State, seat: Seat, cards: unknown): readonly string[] =>
  drawnBy(p, seat).filter((card) => !(Array.isArray(cards) && cards.includes(card)))

const keepPolicies = move<Limit>()({
  type: 'keep-policies',
  params: {
    cards: pick({
      items: drawnBy,
      size: (p, seat) => [keepCount(p, seat), keepCount(p, seat)],
      ordered: 'one-order',
      words: 'card',
    }),
    // The order in which the others go under the deck; listed in drawn order only.
    bottom: withDefault(
      pick({
        items: (p, seat, { cards }) => restOf(p, seat, cards),
        size: (p, seat, { cards }) => [restOf(p, seat, cards).length, restOf(p, seat, cards).length],
        ordered: true,
        list: (p, seat, { cards }) => [restOf(p, seat, cards)],
        words: 'card',
      }),
      (p: State, seat: Seat, { cards }) => restOf(p, seat, cards),
    ),
  },
  open: needsEntry('keep'),
  check(p, seat, { cards, bottom }) {
    const count = keepCount(p, seat)
    if (!isSetOf(cards, count)) return refuse('wrong-count', { count })
    if (!areAmong(cards, drawnBy(p, seat))) return refuse('not-drawn')
    const rest = restOf(p, seat, cards)
    if (!isSetOf(bottom, rest.length) || !areAmong(bottom, rest)) return refuse('bad-order')
  },
  play(p, seat, { cards, bottom }, table) {
    const entry = takeEntry(p, seat, 'keep')
    removeEntry(p, entry)
    p.nations[seat].decks[entry.deck].push(...bottom)
    keep(p, seat, cards, table)
    if (entry.source === 'new-policies') checkHandLimit(p, seat)
    else followUpDone(p)
  },
})

const discardCount = (p: State, seat: Seat): number => entryOf(p, seat, 'discard')?.count ?? 0

const discard = move<Limit>()({
  type: 'discard',
  answers: ['discard'],
  params: {
    cards: pick({
      items: (p, seat) => p.nations[seat].hand,
      size: (p, seat) => [discardCount(p, seat), discardCount(p, seat)],
      ordered: 'one-order',
      words: 'card',
    }),
  },
  open: needsEntry('discard'),
  check(p, seat, { cards }) {
    const count = discardCount(p, seat)
    if (!isSetOf(cards, count)) return refuse('wrong-count', { count })
    if (!areAmong(cards, p.nations[seat].hand)) return refuse('not-in-hand')
  },
  play(p, seat, { cards }, table) {
    const nation = p.nations[seat]
    removeEntry(p, takeEntry(p, seat, 'discard'))
    nation.hand = nation.hand.filter((card) => !cards.includes(card))
    for (const card of cards) nation.decks[cardOf(card).deck].push(card)
    table.tellOnly([seat], 'discards', { seat, cards }, { key: 'discards-hidden', params: { seat, count: cards.length } })
  },
})

/** 8 The deck that holds most. */
function largestDeck(p: State, seat: Seat): PlainMove {
  const cards = p.nations[seat].decks
  const largest = Math.max(...decks.map((deck) => cards[deck].length))
  return { type: 'choose-deck', deck: decks.find((deck) => cards[deck].length === largest) }
}

/** Cards may be drawn by a card as well. */
export const drawn = matter<Limit>()({
  decisions: {
    'keep-policies': {
      page: 'policies',
      fallback: (p, seat) => ({ type: 'keep-policies', cards: drawnBy(p, seat).slice(0, keepCount(p, seat)) }),
    },
  },
  moves: [keepPolicies],
})

/** 5.1: every nation by itself, all at the same time. */
export const policies = phase<Limit>()({
  name: 'policies',
  decisions: {
    'choose-deck': { page: 'policies', askedOnce: true, fallback: largestDeck },
    discard: {
      page: 'policies',
      fallback: (p, seat) => ({ type: 'discard', cards: p.nations[seat].hand.slice(-discardCount(p, seat)) }),
    },
  },
  moves: [chooseDeck, discard],
  matters: [drawn],
  enter(p, table) {
    table.tell('generation', { generation: p.round })
    for (const seat of turnOrder(p)) {
      gainTechnology(p, seat, table)
      const hasCards = decks.some((deck) => p.nations[seat].decks[deck].length > 0)
      if (hasCards) p.todo.push({ kind: 'choose-deck', seat })
      else checkHandLimit(p, seat)
    }
  },
  next: (p) => (p.todo.length === 0 ? 'decisions' : undefined),
  owes: owedEntries,
})
