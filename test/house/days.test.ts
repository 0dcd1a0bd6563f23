import { describe, expect, test } from 'vitest'
import { findGame } from '../../src/games/index.ts'
import { SeededChance } from '../../src/kernel/index.ts'
import { looksOf } from '../../src/tools/days/looks.ts'
import { tableDays } from '../../src/tools/days/table-days.ts'
import { sampled } from '../sample.ts'

const hour = 60 * 60_000
const limit = findGame('limit')!

/** The first days of it. */
const table = (plans: boolean) =>
  tableDays({ folder: limit, seats: 2, seed: 'days-sample', firstDays: sampled(2, 3), plans: () => plans })

describe('a table whose people look in three times a day', () => {
  test('is looked at three times on each day', () => {
    const looks = looksOf(new SeededChance('looks'))
    const times = Array.from({ length: 30 }, () => looks.next().value)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    for (let day = 0; day < 10; day++) expect(times.filter((time) => Math.floor(time / (24 * hour)) === day)).toHaveLength(3)
  })

  test('goes on alike with the same seed, and waits whenever the move goes to somebody else', async () => {
    const [once, again] = [await table(false), await table(false)]
    expect(again).toEqual(once)
    expect(once.handOffs).toBeGreaterThan(3)
    expect(once.planned).toBe(0)
    expect(once.waits).toBe(once.handOffs)
  })

  test('waits less for people who leave behind what they will answer', async () => {
    const planned = await table(true)
    expect(planned.planned).toBeGreaterThan(0)
    expect(planned.waits).toBeLessThan(planned.handOffs)
    expect(planned.otherwise).toBeLessThan(planned.planned)
  })
})
