import { describe, expect, test } from 'vitest'
import { apply, begin, foresee, SeededChance, viewOf } from '../../src/kernel/index.ts'
import { bids } from './example.ts'

const opened = () => begin(bids, { options: {}, people: [{}, {}], seed: 'foresight' }).position

describe('what a move leads to as far as its seat can know', () => {
  test('is what it does, where nothing hidden has a say', () => {
    const { state } = opened()
    const foreseen = foresee(bids, state, 'p1', { type: 'bid', card: 2 })!
    const outcome = apply(bids, opened(), 'p1', { type: 'bid', card: 2 }, 'foresight')
    if (outcome.refused) throw new Error('a bid that can be made')
    expect(viewOf(bids, foreseen, 'p1')).toEqual(viewOf(bids, outcome.position.state, 'p1'))
  })

  test('is not told where others’ secrets would come out', () => {
    const first = apply(bids, opened(), 'p1', { type: 'bid', card: 2 }, 'foresight')
    if (first.refused) throw new Error('a bid that can be made')
    expect(foresee(bids, first.position.state, 'p2', { type: 'bid', card: 1 })).toBeUndefined()
  })

  test('depends on nothing that the seat may not know', () => {
    const { state } = opened()
    const other = bids.imagine(viewOf(bids, state, 'p1'), 'p1', new SeededChance('another deck'))
    expect(other.deck).not.toEqual(state.deck)
    const bid = { type: 'bid', card: 3 }
    expect(foresee(bids, other, 'p1', bid)).toEqual(foresee(bids, state, 'p1', bid))
  })

  test('is nothing where the move is refused', () => {
    expect(foresee(bids, opened().state, 'p1', { type: 'bid', card: 9 })).toBeUndefined()
  })
})
