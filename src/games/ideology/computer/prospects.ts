/** Which way to go on is best: each is played on to the end of the round, and judged by where it leads. */
import type { Prospects } from '../../../kernel/index.ts'
import type { Ideology } from '../state.ts'
import { worth } from './judgement.ts'
import { usual, ways } from './ways.ts'

export const prospects: Prospects<Ideology> = {
  ways,
  others: usual,
  until: (before, _seat, then) => then.round > before.round,
  worth,
  playouts: { normal: 16, strong: 240 },
  // More seats play, and each of them has more regions to think of. With four ways played on for a move, *normal* of five thought about hardly any.
  effort: ({ seats }) => Math.max(1, (seats.length - 1) / 2.25),
}
