/**
 * How likely a seat is to win of those that play, from what speaks for each: the better one stands, the less is left for the others. One
 * that nobody plays wins nothing.
 */
export function chanceOf<Seat extends string>(seats: readonly Seat[], seat: Seat, strength: (seat: Seat) => number): number {
  if (!seats.includes(seat)) return 0
  const strengths = seats.map(strength)
  const highest = Math.max(...strengths)
  const powers = strengths.map((value) => Math.exp(value - highest))
  return powers[seats.indexOf(seat)]! / powers.reduce((sum, power) => sum + power, 0)
}

/** What a seat that has won, or lost, stands at: more than any position that is still open. */
export const decided = <Seat extends string>(winners: readonly Seat[], seat: Seat): number =>
  winners.includes(seat) ? 1 / winners.length : 0

/** The sum of what is counted, each as much as it matters. */
export const weighed = <Name extends string>(
  counts: Readonly<Record<Name, number>>,
  weights: Readonly<Record<Name, number>>,
): number => {
  let sum = 0
  for (const name in weights) sum += weights[name] * counts[name]
  return sum
}
