import { describe, expect, test } from 'vitest'
import {
  between,
  counts,
  each,
  nth,
  number,
  oneListed,
  oneOf,
  pick,
  pickOrNull,
  someCounts,
  span,
  text,
  toggle,
} from '../../src/kernel/index.ts'

const listed = <T>(param: { list(context: never, seat: string, given: object): Iterable<T> }, given: object = {}): T[] => [
  ...param.list(null as never, 'p1', given),
]

describe('one of', () => {
  test('lists its values and knows them', () => {
    const kind = oneOf(['military', 'economic'])
    expect(listed(kind)).toEqual(['military', 'economic'])
    expect([kind.has('military'), kind.has('cultural'), kind.has(undefined)]).toEqual([true, false, false])
  })

  test('may list what depends on a parameter declared before it', () => {
    const to = oneListed((_p: unknown, _seat, { from }: { from?: string }) => (from === 'rome' ? ['paris'] : ['bonn']))
    expect(listed(to, { from: 'rome' })).toEqual(['paris'])
  })

  test('may hold null, which is a value', () => {
    const lane = oneOf(['north', null])
    expect([lane.has(null), lane.has(undefined)]).toEqual([true, false])
  })
})

describe('k of n', () => {
  const items = () => ['a', 'b', 'c']

  test('lists each set once where order does not count', () => {
    expect(listed(pick({ items, size: () => [2, 2] }))).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ])
  })

  test('lists every order where order counts', () => {
    expect(listed(pick({ items, size: () => [0, 2], ordered: true }))).toHaveLength(1 + 3 + 6)
  })

  test('says that it lists only some where one order stands for all', () => {
    expect(pick({ items, size: () => [2, 2], ordered: 'one-order' })).toMatchObject({ ordered: true, partial: true })
  })

  test('lists nothing where there are too few', () => {
    expect(listed(pick({ items, size: () => [4, 4] }))).toEqual([])
  })

  test('may be null instead, which stands for no list at all', () => {
    const ranking = pickOrNull({ items, size: () => [3, 3], ordered: true })
    expect(listed(ranking)).toHaveLength(1 + 6)
    expect([ranking.has(null), ranking.has(['a']), ranking.has(undefined), ranking.has([1])]).toEqual([true, true, false, false])
    expect(pick({ items, size: () => [3, 3] }).has(null)).toBe(false)
  })
})

describe('numbers', () => {
  test('go by steps', () => {
    expect(listed(number(() => span(0, 20, 5)))).toEqual([0, 5, 10, 15, 20])
  })

  test('of a fixed range refuse what lies outside', () => {
    expect([between(2, 6).has(6), between(2, 6).has(7), between(2, 6).has(2.5)]).toEqual([true, false, false])
  })
})

describe('one for each', () => {
  test('lists every assignment', () => {
    const stances = each({ keys: ['p1', 'p2', 'p3'], values: ['peace', 'war'], keysNow: () => ['p2', 'p3'] })
    expect(listed(stances)).toHaveLength(4)
    expect(listed(stances)).toContainEqual({ p2: 'peace', p3: 'war' })
  })
})

describe('counts', () => {
  test('list every way to reach the total', () => {
    const cards = counts({ keys: ['m', 'e', 'c'], most: () => ({ m: 2, e: 1 }), total: () => [2, 2] })
    expect(listed(cards)).toEqual([
      { m: 1, e: 1, c: 0 },
      { m: 2, e: 0, c: 0 },
    ])
  })

  test('need every kind, unless only some are counted', () => {
    const cards = counts({ keys: ['m', 'e'], most: () => ({}) })
    const pledges = someCounts({ keys: ['p1', 'p2'], most: () => ({ p1: 1 }) })
    expect([cards.has({ m: 1, e: 0 }), cards.has({ m: 1 }), cards.has({ m: -1, e: 0 })]).toEqual([true, false, false])
    expect([pledges.has({ p1: 3 }), pledges.has({ p1: 0 }), pledges.has({ p9: 1 })]).toEqual([true, false, false])
    expect(listed(pledges)).toEqual([{}, { p1: 1 }])
  })
})

test('the n-th of a list counts from 0', () => {
  expect(listed(nth(() => ['first', 'second']))).toEqual([0, 1])
})

test('a switch is on or off', () => {
  expect(listed(toggle())).toEqual([false, true])
})

test('text is listed as empty only and accepted up to its length', () => {
  expect(listed(text(5))).toEqual([''])
  expect([text(5).has('hello'), text(5).has('hello!')]).toEqual([true, false])
})
