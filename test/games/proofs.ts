import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { type Proof, proofs } from '../../src/games/proofs.ts'
import { sampled } from '../sample.ts'

/** A sample of what `npm run -s prove` does at length: so many games for each number of seats. */
const sample: Readonly<Record<string, number>> = { fuzz: 1, leaks: 1, wins: sampled(2, 10), odds: 1 }
/** A prime above the number of viewers, so that the looks go round all of them. */
const every = sampled(97, 11)

/** So many numbers of seats are all fuzzed. */
const mostFuzzed = 5

/** Rules depend on every number of seats; what is seen of them, and how well a computer plays, changes slowly from one to the next. */
function countsFor({ name }: Proof, from: number, to: number): readonly number[] {
  if (name === 'odds') return [Math.min(to, 3)]
  const all = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const ends = all.filter((seats) => seats === from || seats === to)
  const few = name === 'wins' ? ends : all.filter((seats) => ends.includes(seats) || seats === Math.round((from + to) / 2))
  // Of many numbers of seats rules tell apart the smallest and the greatest.
  return sampled(name === 'fuzz' && all.length <= mostFuzzed ? all : few, all)
}

/** Each game has a file of tests of its own that calls this, so that several can be proved at once. */
export function proveInSmall(id: string): void {
  const folder = games.find(({ rulebook }) => rulebook.id === id)!
  const { from, to } = folder.rulebook.seats
  describe.each(proofs.map((proof) => [proof.name, proof] as const))(`${id} %s`, (name, proof) => {
    test.each(countsFor(proof, from, to))('with %i seats', { timeout: 120_000 }, (seats) => {
      // It throws where it fails, and tells what it has looked at.
      expect(proof.run(folder, seats, sample[name] ?? 1, every)).toMatch(new RegExp(`seeds (${name}-${seats}|alone)-1`))
    })
  })
}
