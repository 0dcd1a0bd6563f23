/** What every part of a picture of this game is drawn from. */
import type { Tools } from '../../../pictures/toolkit.ts'
import type { Say } from '../../../words/index.ts'
import { handTarget, total } from '../derived.ts'
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

/** The seats that are asked now, as far as everybody knows. */
export function awaited(view: View): readonly Seat[] {
  const { phase, conflict, turn } = view
  if (conflict) return [conflict.stage === 'defend' ? conflict.target : conflict.attacker]
  if (phase === 'diplomacy') return view.seats.filter((seat) => view.proposals[seat] === null)
  if (phase === 'resources') return view.seats.filter((seat) => handSize(view, seat) > handTarget(view, seat))
  return turn ? [turn] : []
}

export function handSize(view: View, seat: Seat): number {
  const { hand } = view.players[seat]
  return typeof hand === 'number' ? hand : total(hand)
}
