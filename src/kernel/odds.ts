import type { Notice } from './game.ts'

/** One way in which something may end that chance has a say in, and how likely it is, from 0 to 1. */
export interface Likely extends Notice {
  readonly chance: number
  /** The event that tells that it has happened, with these params; none for whatever the others leave. */
  readonly told?: Notice
}

/** How likely each way is, as far as a seat can know: from its view, and the same for everybody who sees the same. */
export interface Odds {
  /** Which of several it is about. */
  readonly of?: Notice
  /** All there are: together they are certain. */
  readonly outcomes: readonly Likely[]
  /** What to expect of it besides. */
  readonly expected?: Notice
  /** So many times it was played out, with dice that are none of the table's; absent where every case was counted. */
  readonly samples?: number
}

/** What somebody should know before answering: who does what to whom, what losing costs, how it may end. */
export interface Weighing {
  readonly facts: readonly Notice[]
  /** So many of them, the first ones, nobody can decide without. */
  readonly needed?: number
  readonly odds: readonly Odds[]
}

/** So far a chance that was played out may lie from the true one, 19 times of 20. */
export const marginOf = (samples: number): number => 0.98 / Math.sqrt(samples)

/** The odds of something that is played out again and again: `end` says which of the outcomes it was this time. */
export function playedOut(
  samples: number,
  outcomes: readonly Omit<Likely, 'chance'>[],
  end: () => number,
): { readonly outcomes: readonly Likely[]; readonly samples: number } {
  const counts = outcomes.map(() => 0)
  for (let time = 0; time < samples; time++) counts[end()]! += 1
  return { outcomes: outcomes.map((outcome, index) => ({ ...outcome, chance: counts[index]! / samples })), samples }
}

/** Chances as whole percents that never come to more together than the chances do: the nearest, but for what rounding would add. */
export function percents(chances: readonly number[]): readonly number[] {
  const exact = chances.map((chance) => 100 * chance)
  const near = exact.map(Math.round)
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
  const excess = Math.max(0, sum(near) - Math.round(sum(exact)))
  const gained = (index: number): number => near[index]! - exact[index]!
  // Of those that gained alike the last: the likelier stand first.
  const most = [...exact.keys()].toSorted((one, other) => gained(other) - gained(one) || other - one).slice(0, excess)
  return near.map((percent, index) => (most.includes(index) ? percent - 1 : percent))
}
