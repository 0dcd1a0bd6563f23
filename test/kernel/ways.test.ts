import { describe, expect, test } from 'vitest'
import {
  begin,
  computerMove,
  listedSeeds,
  type Manner,
  type PlainMove,
  type Prospects,
  playOut,
  SeededChance,
  viewOf,
} from '../../src/kernel/index.ts'
import { type Bids, bids } from './example.ts'

type State = Bids['state']

const handOf = ({ players }: Pick<State, 'players'>, seat: Bids['seat']) => players[seat].hand

/** Bids the highest card, the lowest one, or whatever the simple computer bids. */
const bidding =
  (card: (hand: readonly number[]) => number): Manner<Bids> =>
  (_view, seat, mind): PlainMove => ({ type: 'bid', card: card(handOf(mind.imagine(), seat)) })
const high = bidding((hand) => Math.max(...hand))
const low = bidding((hand) => Math.min(...hand))

const prospects: Prospects<Bids> = {
  ways(view, _p, mind) {
    const { seat } = mind.owed[0]!
    return [low, high].map((manner) => ({ move: manner(view, seat, mind), manner }))
  },
  until: (before, _seat, then) => then.round > before.round + 1,
  worth({ players, seats }, seat) {
    const all = seats.reduce((sum, other) => sum + players[other].points, 0)
    return all === 0 ? 1 / seats.length : players[seat].points / all
  },
  playouts: { normal: 8, strong: 40 },
}
const book = { ...bids, prospects }
const { state } = begin(book, { options: { prizes: 6 }, people: [{}, {}, {}], seed: 'ways' }).position

const move = (p: State, rules = book, seed = 'own') => computerMove<Bids>(rules, p, 'p1', new SeededChance(seed), 'strong')

describe('a computer that plays whole ways on', () => {
  test('takes the one that leads furthest, and the usual one where none leads further', () => {
    const scored = (worth: Prospects<Bids>['worth']) => ({ ...book, prospects: { ...prospects, worth } })
    const kept = scored(({ players }, seat) => players[seat].hand.reduce((sum, card) => sum + card, 0) / 100)
    expect(move(state, kept)).toEqual({ type: 'bid', card: 1 })
    const spent = scored(({ players }, seat) => 1 - players[seat].hand.reduce((sum, card) => sum + card, 0) / 100)
    expect(move(state, spent)).toEqual({ type: 'bid', card: 8 })
    expect(
      move(
        state,
        scored(() => 0.5),
      ),
    ).toEqual({ type: 'bid', card: 1 })
  })

  test('leaves the usual one only for what is better by as many standard errors as the game names', () => {
    let looks = 0
    // Whoever still holds the highest card has bid low; the others do better by luck alone.
    const worth: Prospects<Bids>['worth'] = ({ players }, seat) =>
      players[seat].hand.includes(8) ? 0.5 : looks++ % 2 === 0 ? 0.3 : 0.9
    const doubting = (doubt: number) => ({ ...book, prospects: { ...prospects, worth, doubt } })
    expect(move(state, doubting(1))).toEqual({ type: 'bid', card: 8 })
    expect(move(state, doubting(5))).toEqual({ type: 'bid', card: 1 })
  })

  test('plays fewer of them on where each takes longer', () => {
    const playedOn = (effort: number): number => {
      let looks = 0
      const worth: Prospects<Bids>['worth'] = () => {
        looks += 1
        return 0.5
      }
      move(state, { ...book, prospects: { ...prospects, worth, effort: () => effort } })
      return looks
    }
    expect(playedOn(4)).toBeLessThan(playedOn(1) / 2)
  })

  test('thinks that everybody else goes on in the manner that the game names', () => {
    const asked = new Set<string>()
    const others: Manner<Bids> = (view, seat, mind) => {
      asked.add(seat)
      return low(view, seat, mind)
    }
    move(state, { ...book, prospects: { ...prospects, others } })
    expect([...asked].toSorted()).toEqual(['p2', 'p3'])
  })

  test('wins more often than who goes the usual way', () => {
    const seeds = listedSeeds('ways', 60)
    const wonBy = (rules: typeof book): number => {
      let won = 0
      for (const seed of seeds) {
        const { state: end } = playOut<Bids>({
          ...{ book: rules, seats: 3, options: { prizes: 4 }, seed },
          player: (seat) => (given, p, who, chance) =>
            computerMove<Bids>(given, p, who, chance, seat === 'p2' ? 'strong' : 'easy'),
        })
        const winners = end.result?.winners ?? []
        if (winners.includes('p2')) won += 1 / winners.length
      }
      return won
    }
    const usual = { ...book, prospects: { ...prospects, playouts: { normal: 0, strong: 0 } } }
    expect(wonBy(book)).toBeGreaterThan(wonBy(usual) + 6)
  })

  test('decides the same for equal views and equal chance, whatever it cannot see', () => {
    const chance = new SeededChance('hidden')
    for (let other = 0; other < 5; other++) {
      const imagined = book.imagine(viewOf(book, state, 'p1'), 'p1', chance)
      expect(imagined).not.toEqual(state)
      expect(move(imagined)).toEqual(move(state))
    }
  })

  test('counts how often ways are played on, and no time', () => {
    let judged = 0
    const worth = () => {
      judged += 1
      return 0.5
    }
    move(state, { ...book, prospects: { ...prospects, worth, playouts: { normal: 0, strong: 20 } } })
    expect(judged).toBeGreaterThan(2)
    expect(judged).toBeLessThanOrEqual(20)
  })

  test('thinks about nothing where there is one way', () => {
    const worth = () => expect.unreachable('judged')
    const ways: Prospects<Bids>['ways'] = (...given) => prospects.ways(...given).slice(1)
    expect(move(state, { ...book, prospects: { ...prospects, ways, worth } })).toEqual({ type: 'bid', card: 8 })
  })
})
