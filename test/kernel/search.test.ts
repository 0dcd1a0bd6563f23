import { describe, expect, test } from 'vitest'
import {
  begin,
  computerMove,
  type Judgement,
  type Level,
  listedSeeds,
  playOut,
  SeededChance,
  viewOf,
} from '../../src/kernel/index.ts'
import { type Bids, bids } from './example.ts'

/** The share of all points that a seat has made so far. */
const judgement: Judgement<Bids> = {
  worth({ players, seats }, seat) {
    const all = seats.reduce((sum, other) => sum + players[other].points, 0)
    return all === 0 ? 0.5 : players[seat].points / all
  },
}
const book = { ...bids, judgement }
const { state } = begin(book, { options: { prizes: 6 }, people: [{}, {}, {}], seed: 'search' }).position

const move = (p: typeof state, level: Level, seed = 'own') => computerMove<Bids>(book, p, 'p1', new SeededChance(seed), level)

describe('a computer that looks ahead', () => {
  test('wins more than its share from an evaluation alone', { timeout: 60_000 }, () => {
    const seeds = listedSeeds('search', 60)
    let won = 0
    for (const seed of seeds) {
      const { state: end } = playOut<Bids>({
        book,
        seats: 3,
        options: { prizes: 4 },
        seed,
        player: (seat) => (rules, p, who, chance) => computerMove<Bids>(rules, p, who, chance, seat === 'p2' ? 'strong' : 'easy'),
      })
      const winners = end.result?.winners ?? []
      if (winners.includes('p2')) won += 1 / winners.length
    }
    expect(won / seeds.length).toBeGreaterThan(0.45)
  })

  test('decides the same for equal views and equal chance, whatever it cannot see', () => {
    const chance = new SeededChance('hidden')
    for (const level of ['normal', 'strong'] as const)
      for (let other = 0; other < 5; other++) {
        const imagined = book.imagine(viewOf(book, state, 'p1'), 'p1', chance)
        expect(imagined).not.toEqual(state)
        expect(move(imagined, level)).toEqual(move(state, level))
      }
  })

  test('counts attempts and no time', () => {
    let plays = 0
    const effort = { glances: 4, depth: 1, beam: 1, finalists: 3, worlds: 5, steps: 20 }
    const counted = {
      ...book,
      judgement: { ...judgement, efforts: { normal: effort, strong: effort } },
      computer(...given: Parameters<typeof bids.computer>) {
        plays += 1
        return bids.computer(...given)
      },
    }
    computerMove<Bids>(counted, state, 'p1', new SeededChance('count'), 'strong')
    // What was begun within the bound is played on to where it is judged.
    expect(plays).toBeGreaterThan(0)
    expect(plays).toBeLessThanOrEqual(20 + 3 * 2)
  })

  test('does as the simple one where the rulebook knows nothing better, or there is but one way', () => {
    const simple = computerMove<Bids>(bids, state, 'p1', new SeededChance('own'))
    expect(computerMove<Bids>(bids, state, 'p1', new SeededChance('own'), 'strong')).toEqual(simple)
    const one = structuredClone(state)
    one.players.p1.hand = [3]
    expect(move(one, 'strong')).toEqual({ type: 'bid', card: 3 })
  })
})
