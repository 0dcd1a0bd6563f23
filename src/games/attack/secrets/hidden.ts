import type { Chance, Secret, Viewer } from '../../../kernel/index.ts'
import type { Attack, Seat, State } from '../state.ts'
import type { View } from './view.ts'

/** Something that not everybody may know: what the others see instead, and how they might imagine it. */
export interface Hidden {
  readonly secrets: readonly Secret<Attack>[]
  /** Draws it anew, whatever it truly is. */
  imagine(imagined: Imagined): void
}

export interface Imagined {
  /** The view as a position: what has not been imagined yet is still as the view shows it. */
  readonly state: State
  readonly view: View
  readonly viewer: Viewer
  readonly chance: Chance
  /** A seat that must be asked, since somebody is and the viewer is not. */
  readonly witness: Seat | undefined
}

export const isActive = (p: Pick<State, 'active'>, viewer: Viewer): boolean => viewer !== null && viewer === p.active

/** What is shown of a list: all of it, or how long it is. */
export const lengthOf = (shown: readonly unknown[] | number): number => (typeof shown === 'number' ? shown : shown.length)
