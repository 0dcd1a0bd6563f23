/** The ways to go on that are worth a thought; each is played on to the end of the game by rules of thumb. */
import {
  type Level,
  type Manner,
  type Mind,
  type Owed,
  type PlainMove,
  type Prospects,
  same,
  type Way,
} from '../../../kernel/index.ts'
import { buyPrice, sellPrice } from '../data.ts'
import { scoreOf } from '../round/scoring.ts'
import { entryOf } from '../round/todo.ts'
import { decks, type Limit, resources, type Seat, type State, type View } from '../state.ts'
import { amongSeveral } from './among-several.ts'
import { betweenTwo } from './between-two.ts'
import { computer } from './index.ts'
import type { Leanings } from './leanings.ts'
import { bestOfEachCard, playing } from './manner.ts'

const leaningsFor = ({ seats }: Pick<State, 'seats'>): Leanings => (seats.length === 2 ? betweenTwo : amongSeveral)

const manner: Manner<Limit> = (view, seat, mind) => playing(leaningsFor(view))(view, seat, mind)

/**
 * *Normal* is less out for land and arms: with the leanings of *strong*, it lost only 23 of 36 games of two to it. By rules of thumb alone, these
 * win 14 of 80 games of two against those.
 */
const milder = { territory: 30, arms: 1 }
const mildly: Manner<Limit> = (view, seat, mind) => playing({ ...leaningsFor(view), ...milder })(view, seat, mind)

/** So many of the cards in hand are thought about. */
const mostCards = { normal: 3, strong: 7 } as const

/** Every choice of one or two cards. */
const choices = (cards: readonly string[], count: number): string[][] =>
  count === 1 ? cards.map((card) => [card]) : cards.flatMap((card, at) => cards.slice(at + 1).map((other) => [card, other]))

/** As much as possible or half of that. */
const amounts = (most: number): number[] => [...new Set([most, Math.ceil(most / 2)])].filter((amount) => amount > 0)

/** All or half of each resource is sold, as far as the bank can pay, or bought, as far as the purse can. */
function trades(p: State, seat: Seat): PlainMove[] {
  const { stock, money } = p.nations[seat]
  const { price, stock: onOffer } = p.market
  const used = entryOf(p, seat, 'transact')?.used ?? []
  return resources
    .filter((resource) => !used.includes(resource))
    .flatMap((resource) => {
      const paid = sellPrice(price[resource])
      const sold = paid === null ? 0 : Math.min(stock[resource], Math.floor(p.bank / paid))
      const bought = Math.min(onOffer[resource], Math.floor(money / buyPrice(price[resource])))
      return [
        ...amounts(sold).map((amount) => ({ type: 'transact', side: 'sell', resource, amount })),
        ...amounts(bought).map((amount) => ({ type: 'transact', side: 'buy', resource, amount })),
      ]
    })
}

/** The best cards, and none. */
const cardsOf = (p: State, seat: Seat, most: number): PlainMove[] => [
  ...bestOfEachCard(p, seat, leaningsFor(p)).slice(0, most),
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
      return [...trades(p, seat), { type: 'skip-transaction' }]
    default:
      return mind.legalOfKind(decision, p)
  }
}

/** *Normal* thinks about cards alone. */
const fewOf = (p: State, seat: Seat, decision: string): readonly PlainMove[] =>
  decision === 'decisions' ? cardsOf(p, seat, mostCards.normal) : []

/** What concerns allies is decided as the simple computer does: how they answer cannot be played on. */
const settled: readonly string[] = ['give-aid', 'vote', 'alliances', 'resist', 'shortage']

/** Either answer to an attack, but for what breaks an alliance. */
const answers = (p: State, mind: Mind<Limit>): readonly PlainMove[] =>
  [...mind.legalOfKind('resist', p), ...mind.legalOfKind('yield', p)].filter(({ breakAlliance }) => breakAlliance !== true)

function otherMoves(
  p: State,
  { seat, decision }: Owed<Limit>,
  mind: Mind<Limit>,
  level: Exclude<Level, 'easy'>,
  usual: PlainMove,
) {
  if (decision === 'resist' && usual.type !== 'ask-aid' && level === 'strong') return answers(p, mind)
  if (settled.includes(decision)) return []
  return level === 'strong' ? movesOf(p, seat, decision, mind) : fewOf(p, seat, decision)
}

function ways(view: View, p: State, mind: Mind<Limit>, level: Exclude<Level, 'easy'>): readonly Way<Limit>[] {
  const [owed] = mind.owed
  if (!owed) return []
  const { seat, decision } = owed
  // The rules of thumb are there to be ahead of others. Alone, *easy* had 111 points in the mean of 12 games, and they had 68.
  if (p.star) return [{ move: computer(view, seat, mind), manner }]
  const own = level === 'strong' ? manner : mildly
  // `as`: a position holds all that a view does.
  const usual = settled.includes(decision) ? computer(view, seat, mind) : own(p as unknown as View, seat, mind)
  const moves = [usual]
  for (const move of otherMoves(p, owed, mind, level, usual)) if (!moves.some((known) => same(known, move))) moves.push(move)
  return moves.map((move) => ({ move, manner: own }))
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
  // By rules of thumb as good as these, a little better in a few games is mostly luck: at 0.4, *strong* won 15 of 30 games of two against them, here 21.
  doubt: 1.2,
  playouts: { normal: 30, strong: 150 },
  // A game of six takes several times as long as one of two, and a move is to take no more than 150 ms.
  effort: ({ seats }) => (seats.length > 2 ? 0.65 * seats.length : 1),
}
