import { describe, expect, test } from 'vitest'
import { venontaRules } from '../../../src/games/venonta/rulebook.ts'
import { legal } from '../../../src/kernel/index.ts'
import { asked, given, play, playing, refused } from './given.ts'

const order = (key: string, value: unknown) => ({ type: 'orders', key, value })

describe('standing orders', () => {
  test('are all offered to everybody at any time', () => {
    const p = given({ people: 2, turn: { index: 1 } })
    const orders = legal(venontaRules, p, 'p1').filter(({ type }) => type === 'orders')
    expect(orders).toHaveLength(39)
    expect(legal(venontaRules, p, 'p3')).toEqual([])
  })

  test.each([
    ['sellFood', 6],
    ['sellFood', -1],
    ['sellFuel', 4],
    ['sellFuel', '1'],
    ['endure', ['oil-spill']],
    ['endure', ['drought', 'drought']],
    ['endure', 'drought'],
    ['manualFuel', 1],
    ['groups', ['aggressive', 'neutral']],
    ['groups', ['aggressive', 'neutral', 'neutral']],
    ['toString', null],
  ])('%s cannot be %j', (key, value) => {
    expect(refused(given(), 'p1', order(key, value))).toBe('bad-order')
  })

  test('keep what is ordered, several events to endure among it', () => {
    const p = play(
      given(),
      ['p2', order('endure', ['flood', 'bad-harvest'])],
      ['p2', order('sellFuel', 0)],
      ['p2', order('groups', null)],
    )
    expect(p.players.p2.orders).toEqual({
      sellFood: null,
      sellFuel: 0,
      endure: ['flood', 'bad-harvest'],
      manualFuel: false,
      groups: null,
    })
  })

  test('do not wait for a fight or an offer to end, and are told to nobody else', () => {
    const p = play(given({ players: { p2: { food: 9 } } }), [
      'p1',
      { type: 'buy', good: 'food', from: 'norda', to: 'rivera', pay: 'tokens' },
    ])
    const { state, events } = playing(p, [], ['p2', order('sellFood', 0)])
    // The offer was made before the order.
    expect(asked(state)).toEqual(['p2 sale'])
    expect(events).toEqual([{ key: 'ordered', params: { order: 'sellFood' }, to: ['p2'] }])
  })

  test('the neutral seat gives none', () => {
    expect(refused(given({ people: 2 }), 'p3', order('manualFuel', true))).toBe('not-your-turn')
  })
})
