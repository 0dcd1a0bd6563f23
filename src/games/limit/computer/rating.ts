/** How a card is rated by rules of thumb: each way to play it that is worth a thought, and what it seems to be worth. */
import type { Nation, Seat } from '../state.ts'
import { type Rival, rivalsOf, type Situation } from './situation.ts'

/** What is named with a card, and what the card is worth then. */
export type Choice = readonly [worth: number, named?: Readonly<Record<string, unknown>>]
export type Rating = (s: Situation) => readonly Choice[]

/** For cards that name nothing. */
export const simply =
  (worth: (s: Situation) => number): Rating =>
  (s) => [[worth(s)]]

/** For cards that name a rival; no worth where it is not to be named. */
export const against =
  (rate: (s: Situation, rival: Rival) => Choice | undefined): Rating =>
  (s) =>
    rivalsOf(s).flatMap((rival) => {
      const [worth, named] = rate(s, rival) ?? []
      return worth === undefined ? [] : [[worth, { target: rival.target, ...named }] as const]
    })

/** Whoever loses no land does not resist if less than this would be left. */
const leftAtLeast = 3

/** For attacks, with so many arms that whoever answers as deadlines do will not resist. */
export const attacking =
  (
    least: number,
    isForLand: boolean,
    rate: (s: Situation, theirs: Nation, harm: number, target: Seat) => readonly Choice[],
  ): Rating =>
  (s) =>
    rivalsOf(s).flatMap(({ target, harm }) => {
      const theirs = s.p.nations[target]
      const spend = Math.max(least, theirs.stock.military + (isForLand ? 1 : 1 - leftAtLeast))
      if (spend > s.nation.stock.military) return []
      return rate(s, theirs, harm, target).map(
        ([worth, named]): Choice => [worth - s.leanings.arms * spend, { target, spend, ...named }],
      )
    })
