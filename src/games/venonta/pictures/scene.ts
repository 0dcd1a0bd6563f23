/** What every part of a picture of this game is drawn from. */
import type { Sheet as Shared } from '../../shared/painter.ts'
import { isNeutral } from '../derived.ts'
import type { Seat, View } from '../state.ts'
import type { Changes } from './changes.ts'

export interface Sheet extends Shared<View, Seat> {
  readonly changes: Changes
}

/** A seat is called like whoever sits on it. */
export function seatName({ view, say, people }: Sheet, seat: Seat): string {
  if (isNeutral(view, seat)) return say('text.neutral', { seat })
  return people[seat] ?? say(`seat.${seat}`)
}
