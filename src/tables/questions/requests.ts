import type { Proposal, QuestionOutcome } from '../../store/index.ts'
import type { Changed, OnTable } from '../requests.ts'
import type { Guest } from '../seats/requests.ts'

/** What somebody asks the people of their table. Seats are told by their numbers. */
export type Wish =
  | { readonly kind: 'pause' | 'resume' | 'end' }
  /** To that address at another Chancery. */
  | { readonly kind: 'move'; readonly to: string }
  /** So many milliseconds more for a seat. */
  | { readonly kind: 'extend'; readonly seat: number; readonly time: number }
  | { readonly kind: 'replace'; readonly seat: number; readonly guest: Guest }
  | { readonly kind: 'swap'; readonly seat: number }
  /** Down to this entry; without it the last move of the own seat. */
  | { readonly kind: 'undo'; readonly to?: number }
  | { readonly kind: 'redo' }

export type Ask = OnTable & { readonly wish: Wish }

export type Answer = OnTable & {
  readonly question: number
  readonly agrees: boolean
  /** The time that Discord gives for the click. */
  readonly at?: Date
}

/** A question as it stands after somebody asked or answered it. */
export interface Asked extends Changed {
  readonly proposal: Proposal
  /** How it was settled, if it is. */
  readonly outcome: QuestionOutcome | undefined
}
