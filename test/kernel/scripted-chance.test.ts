import { expect, test } from 'vitest'
import { ScriptedChance } from '../../src/kernel/index.ts'

test('what is written down is rolled, picked by number, and then used up', () => {
  const chance = new ScriptedChance([4, 2])
  expect([chance.die(6), chance.pick(['a', 'b', 'c']), chance.left]).toEqual([4, 'b', 0])
  expect(() => chance.die(6)).toThrow('has nothing left')
})

test('a shuffle leaves the order as it is and uses nothing up', () => {
  const chance = new ScriptedChance([1])
  expect([chance.shuffle([3, 1, 2]), chance.left]).toEqual([[3, 1, 2], 1])
})

test('where no chance may be used, one thing can still be picked or shuffled, and several cannot', () => {
  const none = new ScriptedChance(undefined)
  expect([none.pick(['a']), none.shuffle(['a']), none.shuffle([])]).toEqual(['a', ['a'], []])
  expect(() => none.pick(['a', 'b'])).toThrow('chance is used')
  expect(() => none.shuffle(['a', 'b'])).toThrow('cards are shuffled')
})
