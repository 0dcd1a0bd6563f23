/** Section 3: who sees what. Each secret stands with what the others see instead, and how they might imagine it. */
import { type Chance, copy, type Secret, secret, type Viewer } from '../../../kernel/index.ts'
import type { Attack, State } from '../state.ts'
import { hiddenLimits } from './auction.ts'
import { hiddenSplit } from './bombing.ts'
import { hiddenCards } from './cards.ts'
import { hiddenDeal } from './deal.ts'
import { type Hidden, type Imagined, isActive } from './hidden.ts'
import { hiddenMoves } from './moves.ts'
import { hiddenAnswers } from './naval.ts'
import { hiddenOrders } from './orders.ts'
import { hiddenShots } from './shots.ts'
import type { View } from './view.ts'
import { hiddenWaiting, witnessOf } from './waiting.ts'

/** What a raider has seen of the routes where its submarines lie; cards are dealt so that it is true. */
const hiddenPrey: Hidden = {
  secrets: [secret<Attack>()('action.shown', (shown, viewer, _keys, p) => (isActive(p, viewer) ? shown : []))],
  imagine() {},
}

/** In the order in which they are imagined: what is asked follows from what is held. */
const hidden: readonly Hidden[] = [
  hiddenOrders,
  hiddenCards,
  hiddenWaiting,
  hiddenLimits,
  hiddenMoves,
  hiddenShots,
  hiddenSplit,
  hiddenDeal,
  hiddenPrey,
  hiddenAnswers,
]

export const secrets: readonly Secret<Attack>[] = hidden.flatMap((one) => one.secrets)

/** A complete position that a view allows, every secret drawn anew. */
export function imagine(view: View, viewer: Viewer, chance: Chance): State {
  const state = copy(view) as unknown as State // `as`: every secret is filled in below.
  const imagined: Imagined = { state, view, viewer, chance, witness: witnessOf(view, viewer, chance) }
  for (const one of hidden) one.imagine(imagined)
  return state
}
