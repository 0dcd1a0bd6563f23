import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { legal, owes, playOut, randomPlayer, type StateBase } from '../../src/kernel/index.ts'
import { isAnswer, legalAnswers, legalOfKind } from '../../src/kernel/legal.ts'

test.each(games)('what $rulebook.id lists of one kind, or in answer, is what it lists of all', ({ rulebook: book }) => {
  const met: StateBase[] = []
  playOut({
    book,
    seats: 3,
    options: book.options.forDays ?? {},
    seed: 'listed',
    player: () => randomPlayer,
    watch: ({ state }) => met.push(state),
  })
  const every = Math.ceil(met.length / 30)
  for (const state of met.filter((_, index) => index % every === 0)) {
    if (state.result) continue
    // Somebody who is asked, and somebody who may only do something besides.
    const asked = owes(book, state)[0]!.seat
    for (const seat of [asked, state.seats.find((other) => other !== asked)!]) {
      const all = legal(book, state, seat)
      expect(legalAnswers(book, state, seat)).toEqual(all.filter(({ type }) => isAnswer(book, state, seat, type)))
      for (const { type } of book.moves)
        expect(legalOfKind(book, state, seat, type)).toEqual(all.filter((move) => move.type === type))
    }
  }
})
