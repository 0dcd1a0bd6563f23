/** What somebody thinks of things who plays by rules of thumb; in points at the end where nothing else is said. */
import type { Cls } from '../state.ts'

/** What it is worth in the first generation and in the last one; in between, in between. */
export type Changing = readonly [first: number, last: number]

export interface Leanings {
  /** How many crises a generation is thought to bring. */
  readonly crisesAhead: number
  /** What a card must seem to be worth at the least. */
  readonly leastGain: number
  /** Order: a class that rises, a boom, each class that a revolt would cost, each step of disorder, and each one above 6. */
  readonly progress: number
  readonly boom: number
  readonly revolt: number
  readonly unrest: number
  readonly crowded: number
  /** The disorder that the class at the top stirs up in each generation as it rises. */
  readonly envy: number
  /** A token of destabilisation, and how much more where the reserve is nearly empty. */
  readonly destab: number
  readonly crisis: number
  readonly pollution: number
  /** A $ that leaves the bank, and the one that empties it. */
  readonly bank: number
  readonly bankrupt: number
  /** A point that a rival loses: the leader or the only one, anybody else. */
  readonly harmLeader: number
  readonly harm: number
  /** A level of people that is not fed, and one without goods: in this generation, in the next one. */
  readonly hungry: readonly [now: number, next: number]
  readonly lacking: readonly [now: number, next: number]
  /** Food that need never be grown. */
  readonly vegetarian: number
  readonly territory: number
  /** One of a resource. */
  readonly arms: number
  readonly fossil: number
  readonly goods: number
  readonly food: number
  /** How much of what a plant will make is believed in. */
  readonly plant: number
  /** What it is worth that a class rises to 2, to 3, to 4. */
  readonly rise: Readonly<Record<Cls, readonly [Changing, Changing, Changing]>>
  /** What cards bring beyond what can be reckoned: added to what each seems to be worth. */
  readonly liking: Readonly<Record<string, number>>
  /** How much each card is wished for, and how much less where it would not be played as things stand. */
  readonly wishes: Readonly<Record<string, Changing>>
  readonly idle: number
}
