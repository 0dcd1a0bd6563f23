import { expect, test } from 'vitest'
import { begin, listedSeeds, opinion, playOut, randomPlayer, refusal, SeededChance, viewOf } from '../../src/kernel/index.ts'
import { type Bids, bids } from './example.ts'
import { judgedBids as book } from './judged.ts'

const { state } = begin(book, { options: { prizes: 6 }, people: [{}, {}, {}], seed: 'opinion' }).position

test('an opinion says how likely each seat is to win, and what those who are asked would do', () => {
  const { chances, best } = opinion(book, state, { moves: true })!
  expect(Object.keys(chances)).toEqual(['p1', 'p2', 'p3'])
  expect(Object.values(chances).reduce((sum, chance) => sum + chance, 0)).toBeLessThanOrEqual(100)
  expect(best.map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3'])
  for (const { seat, move } of best) expect(refusal(book, state, seat, move)).toBeUndefined()
  expect(opinion(book, state, { moves: false })).toEqual({ chances, best: [] })
})

test('what is thought of a seat follows from what it sees', () => {
  const other = book.imagine(viewOf(book, state, 'p1'), 'p1', new SeededChance('other'))
  expect(other).not.toEqual(state)
  const [one, another] = [opinion(book, state, { moves: true })!, opinion(book, other, { moves: true })!]
  expect(another.best[0]).toEqual(one.best[0])
})

test('at the end the winners have won, and nobody has anything left to do', () => {
  for (const seed of listedSeeds('opinion', 3)) {
    const { state: end } = playOut<Bids>({ book, seats: 3, options: { prizes: 4 }, seed, player: () => randomPlayer })
    const { winners } = end.result!
    const chances = Object.fromEntries(
      end.seats.map((seat) => [seat, winners.includes(seat) ? Math.round(100 / winners.length) : 0]),
    )
    expect(opinion(book, end, { moves: true })).toEqual({ chances, best: [] })
  }
})

test('there is none where the rules do not tell what a position is worth', () => {
  expect(opinion(bids, state, { moves: true })).toBeUndefined()
})
