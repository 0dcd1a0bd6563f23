import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { allOf, type Count, countPresses } from './presses/count.ts'
import type { Half } from './presses/sittings.ts'

const halves: readonly Half[] = ['computers', 'random']

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))('counting presses in %s', (_, folder) => {
  const seats = Math.max(3, folder.rulebook.seats.from)
  const sample = (half: Half, mostSittings: number): Promise<Count> =>
    countPresses({ folder, seats, half, seeds: ['presses-sample'], mostSittings })

  test.each(halves)('reaches every move of a sample of a game of %s by what the panel shows, twice alike', async (half) => {
    const count = await sample(half, 3)
    expect(count.missed).toEqual([])
    expect(allOf(count).decisions + count.setup.decisions).toBeGreaterThan(0)
    for (const { presses, decisions } of count.byKind.values()) expect(presses).toBeGreaterThanOrEqual(decisions / 4)
    const [once, again] = [await sample(half, 1), await sample(half, 1)]
    expect(again).toEqual(once)
  })
})
