import { presets } from '../../store/index.ts'
import type { Preset } from '../clocks/pace.ts'

/** What matters of a wish to play for whom it fits with. */
export interface Sought {
  readonly id: string
  readonly person: string
  readonly least: number
  readonly most: number
  /** Null: any will do. */
  readonly pace: Preset | null
}

export interface Match<Wish extends Sought> {
  /** The newest first: that is who is there just now. */
  readonly wishes: readonly Wish[]
  readonly pace: Preset | null
}

/** As many as possible of those who wish the same, the new one among them; of more than have room, those who have waited longest. */
export function matchOf<Wish extends Sought>(newest: Wish, waiting: readonly Wish[]): Match<Wish> | undefined {
  for (let size = newest.most; size >= Math.max(2, newest.least); size--)
    for (const pace of newest.pace ? [newest.pace] : [null, ...presets]) {
      const suits = (wish: Wish): boolean => wish.least <= size && size <= wish.most && (wish.pace ?? pace) === pace
      const others = waiting.filter((wish) => wish.person !== newest.person && suits(wish)).slice(0, size - 1)
      if (others.length === size - 1) return { wishes: [newest, ...others], pace }
    }
  return undefined
}
