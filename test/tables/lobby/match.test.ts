import { expect, test } from 'vitest'
import { matchOf, type Sought } from '../../../src/tables/lobby/match.ts'

/** Who wishes for how many, and at which pace. */
const wish = (person: string, least: number, most: number, pace: Sought['pace'] = null): Sought => {
  return { id: `wish of ${person}`, person, least, most, pace }
}
const people = (match: ReturnType<typeof matchOf>) => match?.wishes.map(({ person }) => person)

test('a table opens with as many as possible, all of whom wish for that many', () => {
  const anna = wish('Anna', 3, 4)
  expect(matchOf(anna, [wish('Bo', 2, 2)])).toBeUndefined()
  expect(matchOf(anna, [wish('Bo', 2, 4)])).toBeUndefined()
  expect(people(matchOf(anna, [wish('Bo', 2, 4), wish('Cleo', 2, 3)]))).toEqual(['Anna', 'Bo', 'Cleo'])
  expect(people(matchOf(anna, [wish('Bo', 2, 4), wish('Cleo', 2, 3), wish('Dan', 4, 5), wish('Eve', 3, 4)]))).toEqual([
    ...['Anna', 'Bo', 'Dan', 'Eve'],
  ])
})

test('whoever has waited longest comes first, and nobody sits twice', () => {
  const waiting = ['Bo', 'Cleo', 'Dan'].map((name) => wish(name, 2, 2))
  expect(people(matchOf(wish('Anna', 2, 2), waiting))).toEqual(['Anna', 'Bo'])
  expect(matchOf(wish('Anna', 2, 2), [wish('Anna', 2, 2)])).toBeUndefined()
})

test('paces agree, and whoever takes any takes that of the others', () => {
  const slow = wish('Bo', 2, 4, 'slow')
  expect(matchOf(wish('Anna', 2, 4, 'fast'), [slow])).toBeUndefined()
  expect(matchOf(wish('Anna', 2, 4), [slow])?.pace).toBe('slow')
  expect(matchOf(wish('Anna', 2, 4, 'slow'), [wish('Cleo', 2, 4)])?.pace).toBe('slow')
  expect(matchOf(wish('Anna', 2, 4), [wish('Cleo', 2, 4)])?.pace).toBeNull()
  // Two who differ do not come together because a third takes any.
  expect(matchOf(wish('Anna', 3, 3), [slow, wish('Cleo', 3, 3, 'fast')])).toBeUndefined()
})
