/** Section 3, who sees what. */
import { type Chance, copy, ownSecret, type Secret, secret, type Viewer } from '../../kernel/index.ts'
import type { Attack, State } from './state.ts'
import type { View } from './view.ts'

export const secrets: readonly Secret<Attack>[] = [
  ownSecret<Attack>()('players.*.econ', (cards) => cards?.length),
  ownSecret<Attack>()('players.*.routes', (cards) => cards?.length),
  ownSecret<Attack>()('players.*.hand', (cards) => cards?.length),
  secret<Attack>()('decks.economics', (deck) => deck.length),
]

/** A complete position that the view allows, every secret drawn anew. */
export function imagine(view: View, _viewer: Viewer, _chance: Chance): State {
  return copy(view) as unknown as State
}
