/** How often dice show what they are rolled for: a list of chances, by the number of dice that do. */
export type Hits = readonly number[]

/** Of so many dice, each with the same chance to hit. */
export function hitsOf(dice: number, chance: number): Hits {
  let hits: Hits = [1]
  for (let die = 0; die < dice; die++) hits = bothOf(hits, [1 - chance, chance])
  return hits
}

/** Of all of them together. */
export function bothOf(some: Hits, others: Hits): Hits {
  const sum = Array.from({ length: some.length + others.length - 1 }, () => 0)
  for (const [one, chance] of some.entries()) for (const [other, its] of others.entries()) sum[one + other]! += chance * its
  return sum
}

/** No more than so many count. */
export function atMost(hits: Hits, most: number): Hits {
  if (hits.length <= most + 1) return hits
  return [...hits.slice(0, most), hits.slice(most).reduce((sum, chance) => sum + chance, 0)]
}

export const expected = (hits: Hits): number => hits.reduce((sum, chance, count) => sum + chance * count, 0)

/** The chance that a die with so many sides, and a bonus, shows at least the number. */
export const reaching = (sides: number, needed: number, bonus = 0): number =>
  Math.min(1, Math.max(0, (sides + 1 + bonus - needed) / sides))

/** The chance that two dice of six sides together reach the number. */
export function twoDiceReach(needed: number): number {
  let ways = 0
  for (let one = 1; one <= 6; one++) for (let other = 1; other <= 6; other++) if (one + other >= needed) ways++
  return ways / 36
}

/** Dice that always fall the same way: whoever asks the same again is told the same. They are none of any table's. */
export function steadyDie(): () => number {
  let state = 0x2545f491
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return ((state >>> 0) % 6) + 1
  }
}

/** The chance that so many cards, drawn from so many, hold none of some that are among them. */
export function noneDrawn(drawn: number, of: number, some: number): number {
  let chance = 1
  for (let card = 0; card < drawn; card++) chance *= Math.max(0, of - some - card) / Math.max(1, of - card)
  return chance
}
