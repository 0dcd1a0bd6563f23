import type { ChapterEnd, Event, Notice, PlainMove } from '../../kernel/index.ts'
import type { TableLook } from '../look/types.ts'
import type { Moderated, OnTable } from '../requests.ts'

export type Play = OnTable & {
  /** A moderator plays for the seat. */
  readonly moderator?: boolean
  /** The number of the seat, where the person has several. */
  readonly seat?: number
  /** One move, or a draft of several: all or none, in this order. */
  readonly moves: readonly PlainMove[]
  /** They were put together in the seat's draft, which goes with them. */
  readonly drafted?: boolean
  /** The seat's own step as it was when the choice was shown; if it is another now, the answer is `stale`. */
  readonly step?: number
  /** The time that Discord gives for the click. */
  readonly at?: Date
}

/** One entry that a request wrote. */
export interface Written {
  readonly seq: number
  readonly events: readonly Event[]
  readonly chapters: readonly ChapterEnd[]
  readonly revealed: readonly Notice[]
  /** Chance was used. */
  readonly chancy: boolean
}

export interface Played {
  /** The table as it is now. */
  readonly look: TableLook
  readonly seat: number
  readonly entries: readonly Written[]
  /** The request had been carried out before. */
  readonly repeated: boolean
  /** It is kept until then, when the window closes in which somebody may react in secret; until then it can be changed. */
  readonly keptUntil?: Date
}

export type End = OnTable & Moderated

/** A seat gives up. */
export type Concede = OnTable

/** What giving up would lead to: that the game ends, and the numbers of the seats that win by it. */
export interface ConcedePreview {
  readonly ends: boolean
  readonly winners: readonly number[]
}
