import { describe, expect, test } from 'vitest'
import { type DrawnTable, draw } from '../../../src/tables/leagues/draw.ts'
import { pointsOf } from '../../../src/tables/leagues/score.ts'

const people = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `p${index}`)

function rounds(count: number, size: number, many: number): readonly DrawnTable[] {
  const past: DrawnTable[] = []
  for (let round = 0; round < many; round++) past.push(...draw(people(count), size, past))
  return past
}

const spread = (counts: readonly number[]): number => Math.max(...counts) - Math.min(...counts)

describe('tables of a league', () => {
  test.each([
    [8, 4, 6],
    [9, 3, 8],
    [10, 4, 10],
    [16, 4, 5],
    [13, 3, 13],
    [5, 2, 10],
  ])('%i people at tables of %i over %i rounds: everybody plays as often, meets all and sits everywhere', (count, size, many) => {
    const past = rounds(count, size, many)
    expect(new Set(past.map(({ length }) => length))).toEqual(new Set([size]))
    const all = people(count)
    expect(spread(all.map((one) => past.filter((table) => table.includes(one)).length))).toBeLessThanOrEqual(1)
    const meetings = all.flatMap((one, index) =>
      all.slice(index + 1).map((other) => past.filter((table) => table.includes(one) && table.includes(other)).length),
    )
    const mean = meetings.reduce((sum, times) => sum + times, 0) / meetings.length
    expect(Math.max(...meetings)).toBeLessThanOrEqual(Math.ceil(mean) + 2)
    for (const one of all)
      expect(
        spread(Array.from({ length: size }, (_, seat) => past.filter((table) => table[seat] === one).length)),
      ).toBeLessThanOrEqual(2)
  })

  test('nobody sits at two tables of a round, and too few people have none', () => {
    const drawn = draw(people(11), 4, rounds(11, 4, 3)).flat()
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(draw(people(3), 4, [])).toEqual([])
  })
})

describe('points of a league', () => {
  const table = (...rows: readonly (readonly [string, number, boolean?])[]) =>
    Object.fromEntries(
      pointsOf(
        rows.length,
        rows.map(([person, place, left = false]) => ({ person, place, left })),
      ),
    )

  test('are as many as stand behind', () => {
    expect(table(['a', 1], ['b', 2], ['c', 3], ['d', 4])).toEqual({ a: 3, b: 2, c: 1, d: 0 })
  })
  test('are shared by those who are level', () => {
    expect(table(['a', 1], ['b', 1], ['c', 3], ['d', 4])).toEqual({ a: 2.5, b: 2.5, c: 1, d: 0 })
    expect(table(['a', 1], ['b', 1], ['c', 1])).toEqual({ a: 1, b: 1, c: 1 })
  })
  test('are none for whoever left, who stands behind everybody', () => {
    expect(table(['a', 2], ['b', 1, true], ['c', 1])).toEqual({ a: 1, b: 0, c: 2 })
  })
})
