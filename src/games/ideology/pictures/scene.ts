/** What every part of a picture of this game is drawn from. */
import type { Tools } from '../../../pictures/toolkit.ts'
import type { Say } from '../../../words/index.ts'
import { total } from '../derived.ts'
import type { Seat, View } from '../state.ts'
import type { Changes } from './changes.ts'

export interface Sheet {
  tools: Tools
  view: View
  say: Say
  changes: Changes
  /** Who sits where, as far as their names can be written. */
  people: Readonly<Record<string, string>>
  /** The seats that are shown as asked now. */
  awaited: readonly Seat[]
}

/** A seat with who sits on it, as texts name it. */
export function seatWords({ say, people }: Sheet, seat: Seat): string {
  const word = say(`seat.${seat}`)
  return people[seat] === undefined ? word : `${word} (${people[seat]})`
}

export function handSize(view: View, seat: Seat): number {
  const { hand } = view.players[seat]
  return typeof hand === 'number' ? hand : total(hand)
}
