interface Ranked<Seat extends string> {
  readonly seat: Seat
  /** From 1 on; those who are level share theirs. */
  readonly place: number
  readonly counts: readonly number[]
  /** Of what the first count is made up; in words `part.<name>`. */
  readonly parts?: Readonly<Record<string, number>>
}

/** How a game that is over stands. */
export interface Standings<Seat extends string = string> {
  /** What is compared, in this order; in words `standing.<name>`. */
  readonly by: readonly string[]
  /** The best first, with what each has of all that is compared: more is better. */
  readonly seats: readonly Ranked<Seat>[]
}

/** Above 0 if the second stands better. */
const compare = (a: readonly number[], b: readonly number[]): number => {
  const index = a.findIndex((count, at) => count !== b[at])
  return index < 0 ? 0 : b[index]! - a[index]!
}

/** While a game is on whoever has the same points is level, whatever would decide between them in the end. */
export const standingsNow = <Seat extends string>(seats: readonly Seat[], points: (seat: Seat) => number): Standings<Seat> =>
  standingsBy(['points'], seats, (seat) => [points(seat)])

/** Sorts the seats by what each has, and says who is level. */
export function standingsBy<Seat extends string>(
  by: readonly string[],
  seats: readonly Seat[],
  counts: (seat: Seat) => readonly number[],
): Standings<Seat> {
  const all = seats.map((seat) => ({ seat, counts: counts(seat) })).sort((a, b) => compare(a.counts, b.counts))
  const placeOf = (own: readonly number[]): number => all.findIndex((other) => compare(other.counts, own) === 0) + 1
  return { by, seats: all.map((one) => ({ ...one, place: placeOf(one.counts) })) }
}

/** With what the first count of each seat is made up of. */
export const madeUpOf = <Seat extends string>(
  { by, seats }: Standings<Seat>,
  parts: (seat: Seat) => Readonly<Record<string, number>>,
): Standings<Seat> => ({ by, seats: seats.map((one) => ({ ...one, parts: parts(one.seat) })) })
