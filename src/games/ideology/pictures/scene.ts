/** What every part of a picture of this game is drawn from. */
import type { Sheet as Shared } from '../../shared/painter.ts'
import { total } from '../derived.ts'
import type { Seat, View } from '../state.ts'
import type { Changes } from './changes.ts'

export interface Sheet extends Shared<View, Seat> {
  readonly changes: Changes
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
