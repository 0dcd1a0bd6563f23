/** What every part of a picture of this game is drawn from. */
import type { Tools } from '../../../pictures/toolkit.ts'
import type { Say } from '../../../words/index.ts'
import { humans, isNeutral } from '../derived.ts'
import { type Seat, territories, type View } from '../state.ts'
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
  if (isNeutral(view, seat)) return say('picture.neutral')
  return people[seat] ?? say(`seat.${seat}`)
}

/** The seats that are asked now, as far as everybody knows. */
export function awaited(view: View): readonly Seat[] {
  const { phase, turn, offer, combat } = view
  if (view.result) return []
  if (offer) return [offer.seller]
  if (combat) return [combat.attacker]
  if (turn) return view.order.slice(turn.index, turn.index + 1)
  if (phase === 'claim') return [claiming(view)]
  if (phase === 'council') return humans(view).filter((seat) => view.council[seat] === undefined)
  if (phase === 'objectives')
    return view.order.filter((seat) => !isNeutral(view, seat) && !view.players[seat].objective).slice(0, 1)
  if (phase === 'pacts') return humans(view).filter((seat) => view.pactChoices[seat] === undefined)
  return view.order.filter((seat) => view.consume[seat])
}

/** Territories are claimed in turns: whose turn it is follows from how many are owned. */
function claiming(view: View): Seat {
  const claimed = territories.filter((id) => view.land[id].owner !== null).length
  return view.order[claimed % view.order.length]!
}
