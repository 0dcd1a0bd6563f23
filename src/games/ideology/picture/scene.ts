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
