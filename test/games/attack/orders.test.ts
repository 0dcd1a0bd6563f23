import { describe, expect, test } from 'vitest'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import { type PlainMove, viewOf } from '../../../src/kernel/index.ts'
import { given, listOf, play, refused, roll } from './given.ts'

const order = (key: unknown, value: unknown): PlainMove => ({ type: 'set-order', key, value })
const p = given({ players: { p1: {}, p2: {}, p3: {} } })
const ordersAfter = (...moves: PlainMove[]) => play(p, ...moves.map((move) => ['p2', move] as const)).players.p2.orders

describe('a standing order', () => {
  test('can be set by anybody at any time', () => {
    expect(ordersAfter(order('block', 'own'), order('auctionLimit', 40), order('volunteer', true))).toEqual({
      block: 'own',
      auctionLimit: 40,
      volunteer: true,
    })
  })

  test('that is the default again is forgotten', () => {
    expect(ordersAfter(order('defendHits', 'ask'), order('defendHits', 'best'))).toEqual({})
    expect(ordersAfter(order('passageFor.p1', 'allow'), order('passageFor.p1', 'default'))).toEqual({})
    expect(ordersAfter(order('canalFor.p1', true), order('canalFor.p1', false))).toEqual({})
    expect(ordersAfter(order('auctionLimit', 7), order('auctionLimit', 0))).toEqual({})
  })

  test('about single seats stands beside the others', () => {
    expect(
      ordersAfter(order('passageFor.p3', 'refuse'), order('passageFor.p1', 'allow'), order('passageFor.p3', 'default')),
    ).toEqual({
      passageFor: { p1: 'allow' },
    })
    expect(ordersAfter(order('canalFor.p3', true), order('canalFor.p1', true), order('canalFor.p3', true))).toEqual({
      canalFor: ['p3', 'p1'],
    })
  })

  test.each([
    ['nonsense', 'ask'],
    ['block', 'always'],
    ['block', 7],
    ['block', null],
    ['volunteer', 'yes'],
    ['auctionLimit', 101],
    ['auctionLimit', -1],
    ['auctionLimit', 1.5],
    ['passageFor.p2', 'allow'],
    ['passageFor.p4', 'allow'],
    ['passageFor.p1', 'ask'],
    ['passageFor', { p1: 'allow' }],
    ['canalFor.p1', 'p1'],
    ['claims', ['italy']],
  ])('%s may not be %o', (key, value) => {
    expect(refused(p, 'p2', order(key, value))).toBe('bad-order')
    expect(listOf(p, 'p2', 'set-order')).not.toContainEqual(order(key, value))
  })

  test('without a value or a name is no move', () => {
    expect(refused(p, 'p2', { type: 'set-order', key: 'block' })).toBe('unknown-move')
    expect(refused(p, 'p2', { type: 'set-order', key: 3, value: 'ask' })).toBe('unknown-move')
  })

  test('is listed after all else, with every value', () => {
    const listed = listOf(p, 'p1', 'set-order')
    const keys = new Set(listed.map(({ key }) => key))
    expect([keys.has('passageFor.p2'), keys.has('passageFor.p1'), keys.has('claims')]).toEqual([true, false, false])
    expect(listed.filter(({ key }) => key === 'auctionLimit')).toHaveLength(101)
  })

  test('is nobody else’s to know but for what decides their moves', () => {
    const after = roll(
      p,
      [],
      ['p2', order('trade', 'refuse')],
      ['p2', order('passage', 'allow')],
      ['p2', order('passageFor.p3', 'refuse')],
      ['p2', order('canalFor.p1', true)],
      ['p2', order('block', 'never')],
    )
    const seen = (viewer: 'p1' | 'p3' | null) => viewOf(attackRules, after, viewer).players.p2.orders
    expect(seen('p1')).toEqual({ trade: 'refuse', passageFor: { p1: 'allow' }, canalFor: ['p1'] })
    expect(seen('p3')).toEqual({ trade: 'refuse', passageFor: { p3: 'refuse' } })
    expect(seen(null)).toEqual({ trade: 'refuse' })
  })
})
