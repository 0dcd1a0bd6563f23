/** A complete position that a view allows, every secret drawn anew (3). */
import { type Chance, copy, type Viewer } from '../../../kernel/index.ts'
import type { State } from '../state.ts'
import { imagineAction, possiblyAsked } from './actions.ts'
import { type Imagined, imagineCards } from './cards.ts'
import { imagineOrders } from './orders.ts'
import type { View } from './view.ts'

export function imagine(view: View, viewer: Viewer, chance: Chance): State {
  const state = copy(view) as unknown as State // `as`: every secret is filled in below.
  const imagined: Imagined = { state, view, viewer, chance, witness: witnessOf(view, viewer, chance) }
  for (const seat of view.seats) if (seat !== viewer) state.players[seat].orders = imagineOrders(view, viewer, seat, chance)
  imagineCards(imagined)
  imagineAction(imagined)
  return state
}

/** In a quiet window somebody is asked; if it is not the viewer, it is one of the others. */
function witnessOf(view: View, viewer: Viewer, chance: Chance) {
  const waiting = view.action && 'waiting' in view.action ? view.action.waiting : []
  const others = possiblyAsked(view).filter((seat) => seat !== viewer)
  return waiting.length > 0 || others.length === 0 ? undefined : chance.pick(others)
}
