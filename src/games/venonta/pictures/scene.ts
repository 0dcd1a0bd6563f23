/** What every part of a picture of this game is drawn from. */
import type { Tools } from '../../../pictures/toolkit.ts'
import type { Say } from '../../../words/index.ts'
import { isNeutral } from '../derived.ts'
import type { Seat, View } from '../state.ts'
import type { Changes } from './changes.ts'

export interface Sheet {
  readonly tools: Tools
  readonly view: View
  readonly say: Say
  readonly changes: Changes
  /** Who sits where, as far as their names can be written. */
  readonly people: Readonly<Record<string, string>>
  /** The seats that are shown as asked now. */
  readonly awaited: readonly Seat[]
}

/** A seat is called like whoever sits on it. */
export function seatName({ view, say, people }: Sheet, seat: Seat): string {
  if (isNeutral(view, seat)) return say('text.neutral', { seat })
  return people[seat] ?? say(`seat.${seat}`)
}
