import { expect, test } from 'vitest'
import { Latest } from '../../src/latest.ts'

test('the oldest goes where there is no room, and what is set again is as good as new', () => {
  const latest = new Latest<string, number>({ most: 2 })
  latest.set('a', 1)
  latest.set('b', 2)
  latest.set('a', 3)
  latest.set('c', 4)
  expect(latest.keys()).toEqual(['a', 'c'])
  expect(latest.values()).toEqual([3, 4])
  expect(latest.get('b')).toBeUndefined()
  latest.delete('a')
  expect(latest.has('a')).toBe(false)
  latest.clear()
  expect(latest.keys()).toEqual([])
})

test('nothing stays for longer than it lasts, unless it is set again', () => {
  let now = 0
  const latest = new Latest<string, number>({ most: 10, lasting: 100, now: () => now })
  latest.set('a', 1)
  now = 60
  latest.set('b', 2)
  now = 99
  expect(latest.get('a')).toBe(1)
  now = 100
  expect(latest.get('a')).toBeUndefined()
  latest.set('b', 3)
  now = 199
  expect(latest.values()).toEqual([3])
  now = 200
  expect(latest.has('b')).toBe(false)
})
