import type { Standings } from '../../games/standings.ts'
import { same } from '../../kernel/index.ts'

/** The place of each, those who are level sharing theirs. */
export const placesOf = ({ seats }: Standings): readonly number[] =>
  seats.map(({ counts }) => seats.findIndex((other) => same(other.counts, counts)) + 1)

/** Which comparison decided who is first, where the first one did not; undefined where it did, or nothing did. */
export function tieBreak({ seats: [first, second] }: Standings): number | undefined {
  const decided = first && second ? first.counts.findIndex((count, at) => count !== second.counts[at]) : -1
  return decided > 0 ? decided : undefined
}
