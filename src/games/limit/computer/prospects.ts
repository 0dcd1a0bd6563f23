/** The ways to go on that are worth a thought; each is played on to the end of the game by rules of thumb. */
import { type Level, type Mind, type PlainMove, type Prospects, same, type Way } from '../../../kernel/index.ts'
import { sellPrice } from '../data.ts'
import { scoreOf } from '../round/scoring.ts'
import { entryOf } from '../round/todo.ts'
import { decks, type Limit, resources, type Seat, type State, type View } from '../state.ts'
import { computer } from './index.ts'
import { usual } from './leanings.ts'
import { bestOfEachCard, playing } from './manner.ts'

const manner = playing(usual)

/** So many of the cards in hand are thought about. */
const mostCards = { normal: 3, strong: 7 } as const

/** Every choice of one or two cards. */
const choices = (cards: readonly string[], count: number): string[][] =>
  count === 1 ? cards.map((card) => [card]) : cards.flatMap((card, at) => cards.slice(at + 1).map((other) => [card, other]))

/** All or half of each resource, as far as the bank can pay. */
function sales(p: State, seat: Seat): PlainMove[] {
  const { stock } = p.nations[seat]
  return resources.flatMap((resource) => {
    const price = sellPrice(p.market.price[resource])
    const most = price === null ? 0 : Math.min(stock[resource], Math.floor(p.bank / price))
    const amounts = [...new Set([most, Math.ceil(most / 2)])].filter((amount) => amount > 0)
    return amounts.map((amount) => ({ type: 'transact', side: 'sell', resource, amount }))
  })
}

/** The best cards, and none. */
const cardsOf = (p: State, seat: Seat, most: number): PlainMove[] => [
  ...bestOfEachCard(p, seat, usual).slice(0, most),
  { type: 'pass' },
]

/** What could be decided, as far as it is worth a thought. */
function movesOf(p: State, seat: Seat, decision: string, mind: Mind<Limit>): readonly PlainMove[] {
  switch (decision) {
    case 'decisions':
      return cardsOf(p, seat, mostCards.strong)
    case 'choose-deck':
      return decks.filter((deck) => p.nations[seat].decks[deck].length > 0).map((deck) => ({ type: decision, deck }))
    case 'keep-policies': {
      const entry = entryOf(p, seat, 'keep')
      return entry ? choices(entry.drawn, entry.count).map((cards) => ({ type: decision, cards })) : []
    }
    case 'discard': {
      const count = entryOf(p, seat, 'discard')?.count ?? 0
      return count > 2 ? [] : choices(p.nations[seat].hand, count).map((cards) => ({ type: decision, cards }))
    }
    case 'transact':
      return [...sales(p, seat), { type: 'skip-transaction' }]
    default:
      return mind.legalOfKind(decision, p)
  }
}

/** *Normal* thinks about cards alone. */
const fewOf = (p: State, seat: Seat, decision: string): readonly PlainMove[] =>
  decision === 'decisions' ? cardsOf(p, seat, mostCards.normal) : []

/** What concerns allies and attackers is decided as the simple computer does: how others answer it cannot be played on. */
const settled: readonly string[] = ['give-aid', 'vote', 'alliances', 'resist', 'shortage']

function ways(view: View, p: State, mind: Mind<Limit>, level: Exclude<Level, 'easy'>): readonly Way<Limit>[] {
  const [owed] = mind.owed
  if (!owed) return []
  const { seat, decision } = owed
  // The rules of thumb are there to be ahead of others. Alone, *easy* had 111 points in the mean of 12 games, and they had 68.
  if (p.star || settled.includes(decision)) return [{ move: computer(view, seat, mind), manner }]
  // `as`: a position holds all that a view does.
  const moves = [manner(p as unknown as View, seat, mind)]
  for (const move of level === 'strong' ? movesOf(p, seat, decision, mind) : fewOf(p, seat, decision))
    if (!moves.some((known) => same(known, move))) moves.push(move)
  return moves.map((move) => ({ move, manner }))
}

/** So many points ahead of the best of the others make winning quite likely. */
const scale = 10

export const prospects: Prospects<Limit> = {
  ways,
  until: () => false,
  worth(p, seat) {
    const points = (other: Seat): number => scoreOf(p, p.nations[other]).total
    const others = p.seats.filter((other) => other !== seat).map(points)
    return 1 / (1 + Math.exp((Math.max(...others) - points(seat)) / scale))
  },
  others: manner,
  playouts: { normal: 13, strong: 60 },
}
