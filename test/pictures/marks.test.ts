import { describe, expect, test } from 'vitest'
import { sixMarks } from '../../src/games/shared/marks.ts'
import { seenAs, visions } from './vision.ts'

/** Limit and Venonta share them; Ideology and Attack! have their own, tested with them. */
describe('the marks of six seats', () => {
  const marks = Object.values(sixMarks)
  const pairs = marks.flatMap((one, index) => marks.slice(index + 1).map((other) => [one, other] as const))

  test('differ in shape and pattern as well as in colour', () => {
    for (const property of ['shape', 'pattern', 'colour'] as const)
      expect(new Set(marks.map((mark) => mark[property])).size).toBe(marks.length)
  })

  test('have colours that most eyes tell apart; whose do not has the shapes', () => {
    for (const [one, other] of pairs) {
      const [a, b] = [one, other].map(({ colour }) => seenAs(colour, visions.full!))
      expect(Math.hypot(...a!.map((value, index) => value - b![index]!)), `${one.shape} and ${other.shape}`).toBeGreaterThan(60)
    }
  })
})
