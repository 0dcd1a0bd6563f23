import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { sampled } from '../sample.ts'
import { allOf, type Count, countPresses } from './presses/count.ts'
import type { Half } from './presses/sittings.ts'

const halves: readonly Half[] = ['computers', 'random']

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))('counting presses in %s', (_, folder) => {
  const seats = Math.max(3, folder.rulebook.seats.from)
  const sample = (half: Half, mostSittings: number): Promise<Count> =>
    countPresses({ folder, seats, half, seeds: ['presses-sample'], mostSittings })

  test.each(halves)('reaches every move of a sample of a game of %s by what the panel shows, twice alike', async (half) => {
    const sittings = sampled(1, 3)
    const [count, again] = [await sample(half, sittings), await sample(half, sittings)]
    expect(count.missed).toEqual([])
    expect(allOf(count).decisions + count.setup.decisions).toBeGreaterThan(0)
    for (const { presses, decisions } of Object.values(count.byKind)) expect(presses).toBeGreaterThanOrEqual(decisions / 4)
    expect(again).toEqual(count)
  })
})
