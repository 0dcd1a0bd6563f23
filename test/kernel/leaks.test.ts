import { expect, test } from 'vitest'
import { begin, LeakProof, SeededChance } from '../../src/kernel/index.ts'
import { bids } from './example.ts'

test('the proof catches a reason that tells a secret, though no move depends on it', () => {
  const [declared] = bids.moves
  const telling: typeof bids = {
    ...bids,
    moves: [
      declared!,
      { ...declared!, type: 'peek', check: (p) => ({ code: 'no', params: { next: p.deck[0] } }) },
      { ...declared!, type: 'wait', check: () => ({ code: 'no' }) },
    ],
  }
  const { state } = begin(bids, { options: {}, people: [{}, {}], seed: 'peeking' }).position
  const found = (book: typeof bids) => {
    const proof = new LeakProof(book)
    const chance = new SeededChance('draws')
    return Array.from({ length: 20 }, () => proof.check(state, 'p1', chance))
  }
  expect(found(telling)).toContain('what stands in the way of the moves of p1 depends on a secret')
  expect(found({ ...telling, moves: [declared!, telling.moves[2]!] })).not.toContain(
    'what stands in the way of the moves of p1 depends on a secret',
  )
})

test('a secret list that is empty hides nothing, so that it need not differ', () => {
  const { state } = begin(bids, { options: { prizes: 2 }, people: [{}, {}], seed: 'empty' }).position
  const secretsOf = (deck: number[]): readonly string[] => {
    const proof = new LeakProof(bids)
    expect(proof.check({ ...state, deck }, 'p1', new SeededChance('draws'))).toBeUndefined()
    return proof.hidden()
  }
  expect(secretsOf(state.deck)).toContain('deck')
  expect(secretsOf([])).not.toContain('deck')
})
