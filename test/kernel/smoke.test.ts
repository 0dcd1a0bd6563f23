import { expect, test } from 'vitest'
import { type AnyRulebook, apply, begin, legal, offer, viewOf } from '../../src/kernel/index.ts'
import { bids } from './example.ts'

test('the example plays', () => {
  const any: AnyRulebook = bids
  let { position } = begin(any, { options: {}, people: [{}, {}, {}], seed: 's' })
  expect(legal(any, position.state, 'p1')).toHaveLength(6)
  expect(offer(any, position.state, 'p1', 'bid', 'card')).toEqual([1, 2, 3, 4, 5, 6])
  for (let i = 0; i < 100 && !position.state.result; i++)
    for (const seat of position.state.seats) {
      const m = legal(any, position.state, seat)[0]
      if (!m) continue
      const o = apply(any, position, seat, m, 's')
      if (o.refused) throw new Error(o.refused.code)
      position = o.position
    }
  expect(position.state.result).toBeTruthy()
  expect(viewOf(any, position.state, null)).toMatchObject({ deck: 0 })
})
