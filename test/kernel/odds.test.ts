import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { percents } from '../../src/kernel/index.ts'

fc.configureGlobal({ seed: 2026 })

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

test('chances that are certain together never come to more than a hundred percent, and none is said a point away', () => {
  const weights = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(weights, (weighed) => {
      const chances = weighed.map((weight) => weight / sum(weighed))
      const said = percents(chances)
      expect(sum(said)).toBeLessThanOrEqual(100)
      for (const [index, chance] of chances.entries()) expect(Math.abs(said[index]! - 100 * chance)).toBeLessThan(1)
    }),
    { seed: 20, numRuns: 500 },
  )
})

test('what rounding would add is taken from what gained most by it', () => {
  expect(percents([0.335, 0.336, 0.329])).toEqual([33, 34, 33])
  expect(percents([0.375, 0.375, 0.125, 0.125])).toEqual([38, 38, 12, 12])
  expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([33, 33, 33])
  expect(percents([1])).toEqual([100])
})
