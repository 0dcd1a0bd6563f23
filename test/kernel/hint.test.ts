import { expect, test } from 'vitest'
import { begin, hint, type Judgement, refusal, SeededChance, viewOf } from '../../src/kernel/index.ts'
import { type Bids, bids } from './example.ts'

const judgement: Judgement<Bids> = {
  worth({ players, seats }, seat) {
    const all = seats.reduce((sum, other) => sum + players[other].points, 0)
    return all === 0 ? 0.5 : players[seat].points / all
  },
}
const book = { ...bids, judgement }
const { state } = begin(book, { options: { prizes: 6 }, people: [{}, {}, {}], seed: 'hint' }).position

test('a hint may be played, says how likely one is then to win, and is the same for whoever sees the same', () => {
  const given = hint(book, state, 'p1')!
  expect(refusal(book, state, 'p1', given.move)).toBeUndefined()
  expect(['better', 'best']).toContain(given.why)
  expect(given.chance).toBeGreaterThanOrEqual(given.instead?.chance ?? 0)
  const other = book.imagine(viewOf(book, state, 'p1'), 'p1', new SeededChance('other'))
  expect(other).not.toEqual(state)
  expect(hint(book, other, 'p1')).toEqual(given)
})

test('a hint owns up to a rule of thumb, to the only way there is, and to nothing being asked', () => {
  expect(hint(bids, state, 'p1')).toMatchObject({ why: 'usual' })
  const one = structuredClone(state)
  one.players.p1.hand = [3]
  expect(hint(book, one, 'p1')).toMatchObject({ why: 'only', move: { type: 'bid', card: 3 } })
  one.players.p2.hand = []
  const { state: over } = { state: { ...one, result: { winners: ['p1' as const] } } }
  expect(hint(book, over as typeof state, 'p1')).toBeUndefined()
})
