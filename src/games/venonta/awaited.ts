import { humans, humansInOrder } from './derived.ts'
import { type Seat, territories, type View } from './state.ts'

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
    return humansInOrder(view)
      .filter((seat) => !view.players[seat].objective)
      .slice(0, 1)
  if (phase === 'pacts') return humans(view).filter((seat) => view.pactChoices[seat] === undefined)
  return view.order.filter((seat) => view.consume[seat])
}

/** Territories are claimed in turns: whose turn it is follows from how many are owned. */
function claiming(view: View): Seat {
  const claimed = territories.filter((id) => view.land[id].owner !== null).length
  return view.order[claimed % view.order.length]!
}
