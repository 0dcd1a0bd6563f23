/** 5.14: what cards are worth once more because they stand in sets. A set is one of each of these; a route stands for any of them. */
export const setSuits = ['oil', 'minerals', 'factories', 'rail'] as const
export type SetSuit = (typeof setSuits)[number]

/** The values of the cards that may form sets. */
export interface Deposits {
  readonly suits: Readonly<Record<SetSuit, readonly number[]>>
  readonly routes: readonly number[]
}

/** Sums of the 0, 1, 2, … highest values. */
function sumsOf(values: readonly number[]): readonly number[] {
  const sums = [0]
  for (const value of values.toSorted((a, b) => b - a)) sums.push(sums.at(-1)! + value)
  return sums
}

/** The most that sets can be worth: as many as pay best, with routes standing in where that loses least. */
export function setsWorth({ suits, routes }: Deposits): number {
  const cards = setSuits.map((suit) => sumsOf(suits[suit]))
  const standIns = sumsOf(routes)
  let best = 0
  for (let sets = 1; ; sets++) {
    const worth = worthOf(sets, cards, standIns, 0)
    if (worth === undefined) return best
    best = Math.max(best, worth)
  }
}

/** Exactly so many sets: for each suit, how many of its cards are replaced by routes. Undefined if there are too few cards. */
function worthOf(
  sets: number,
  [cards, ...others]: readonly (readonly number[])[],
  standIns: readonly number[],
  used: number,
): number | undefined {
  if (!cards) return standIns[used]
  let best: number | undefined
  for (let replaced = Math.max(0, sets - cards.length + 1); replaced <= sets && used + replaced < standIns.length; replaced++) {
    const rest = worthOf(sets, others, standIns, used + replaced)
    if (rest !== undefined) best = Math.max(best ?? 0, cards[sets - replaced]! + rest)
  }
  return best
}
