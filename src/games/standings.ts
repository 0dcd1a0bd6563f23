/** How a game that is over stands. */
export interface Standings<Seat extends string = string> {
  /** What is compared, in this order; in words `standing.<name>`. */
  readonly by: readonly string[]
  /** The best first, with what each has of all that is compared: more is better. */
  readonly seats: readonly { readonly seat: Seat; readonly counts: readonly number[] }[]
}

/** Above 0 if the second stands better. */
const compare = (a: readonly number[], b: readonly number[]): number => {
  const index = a.findIndex((count, at) => count !== b[at])
  return index < 0 ? 0 : b[index]! - a[index]!
}

/** Sorts the seats by what each has. */
export function standingsBy<Seat extends string>(
  by: readonly string[],
  seats: readonly Seat[],
  counts: (seat: Seat) => readonly number[],
): Standings<Seat> {
  const all = seats.map((seat) => ({ seat, counts: counts(seat) }))
  return { by, seats: all.sort((a, b) => compare(a.counts, b.counts)) }
}

/** The place of each, those who are level sharing theirs. */
export const placesOf = ({ seats }: Standings): readonly number[] =>
  seats.map(({ counts }) => seats.findIndex((other) => compare(other.counts, counts) === 0) + 1)
