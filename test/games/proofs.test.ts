import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { proofs } from '../../src/games/proofs.ts'

/** A sample of what `npm run -s prove` does at length. */
const sample: Readonly<Record<string, number>> = { fuzz: 4, leaks: 1, wins: 10 }
/** A prime above the number of viewers, so that the looks go round all of them. */
const every = 11

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))('%s', (_id, folder) => {
  const { from, to } = folder.rulebook.seats
  const counts = Array.from({ length: to - from + 1 }, (_, index) => from + index)

  describe.each(proofs.map((proof) => [proof.name, proof] as const))('%s', (name, proof) => {
    test.each(counts)('with %i seats', { timeout: 120_000 }, (seats) => {
      expect(proof.run(folder, seats, sample[name] ?? 1, every)).toBeTruthy()
    })
  })
})
