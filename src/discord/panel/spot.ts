import { placesOf } from '../board/focus.ts'
import type { Desk } from '../desk.ts'
import type { PanelState } from './choice.ts'

/** A place that can be looked at closely. */
export interface Spot {
  readonly id: string
  readonly name: string
}

/** What was chosen last, else what the question speaks of, if it is a place on the board. */
export function spotOf(desk: Desk, state: PanelState): Spot | undefined {
  const chosen = state.page === 'move' ? Object.values(state.chosen).toReversed() : []
  const asked = Object.values(desk.owed()[0]?.about ?? {})
  const places = placesOf(desk.folder, desk.view())
  for (const value of [...chosen, ...asked]) {
    const found = places.find(([, id]) => id === value)
    if (found) return { id: found[1], name: desk.plain.name(...found) }
  }
  return undefined
}
