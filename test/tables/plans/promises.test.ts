import { expect, test } from 'vitest'
import { games } from '../../../src/games/index.ts'
import { begin } from '../../../src/kernel/index.ts'
import { promiseOf } from '../../../src/tables/index.ts'

test.each(games.map(({ rulebook }) => [rulebook.id, rulebook] as const))('no made-up move of %s promises anything', (_, book) => {
  const people = Array.from({ length: Math.max(2, book.seats.from) }, () => ({}))
  const { state } = begin(book, { options: {}, people, seed: 'promises' }).position
  for (const { type } of book.moves)
    for (const made of [{}, { region: 'nowhere', card: 'none', seat: 'nobody', to: 'nowhere', from: 'nowhere' }])
      for (const seat of state.seats) expect(promiseOf(book, state, seat, { ...made, type: `${type}` })).toBeUndefined()
})
