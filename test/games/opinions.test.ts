import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { computerMove, opinion, playOut, refusal, type StateBase } from '../../src/kernel/index.ts'
import { sampled } from '../sample.ts'

/** Halfway through a game of simple computers. */
function halfway(book: (typeof games)[number]['rulebook'], seats: number): StateBase {
  const met: StateBase[] = []
  playOut({
    ...{ book, seats, seed: `opinions-${seats}`, options: book.options.forDays ?? {} },
    player: () => computerMove,
    watch: ({ state }) => void met.push(state),
  })
  return met[Math.floor(met.length / 2)]!
}

describe.each(games.map(({ rulebook }) => [rulebook.id, rulebook] as const))('what strong computers think of %s', (_id, book) => {
  const tables = Array.from(
    { length: book.seats.to - Math.max(2, book.seats.from) + 1 },
    (_, more) => Math.max(2, book.seats.from) + more,
  )

  test.each(sampled([tables[0]!, tables.at(-1)!], tables))(
    'is a chance for each of %i, which together are the whole',
    (seats) => {
      const state = halfway(book, seats)
      const { chances, best } = opinion(book, state, { moves: seats === tables[0] })!
      expect(Object.keys(chances)).toEqual(state.seats)
      for (const chance of Object.values(chances)) expect(chance).toBeGreaterThanOrEqual(0)
      const all = Object.values(chances).reduce((sum, chance) => sum + chance, 0)
      expect(all).toBeLessThanOrEqual(100)
      expect(all).toBeGreaterThan(50)
      for (const { seat, move } of best) expect(refusal(book, state, seat, move)).toBeUndefined()
    },
  )
})
