import type { Notice } from '../kernel/index.ts'
import type { Say } from '../words/index.ts'

type Fields = Notice['params']

/** How events of one kind are told together with others like them. */
export interface Telling {
  /** A step towards something that is told later: dice, hits. The replay shows it, the log does not. */
  readonly step?: true
  /** Numbers and counts that add up where all other fields are the same. */
  readonly add?: readonly string[]
  /** What comes of things that are told before it: added up it stands behind the last of them, and nowhere if it comes to nothing. */
  readonly outcome?: true
  /** Fields of which the last value holds. */
  readonly last?: readonly string[]
  /** How much it matters to somebody who was away; what is absent, or 0, stands in the log only. */
  readonly weight?: number | ((params: Fields) => number)
  /** How much it matters to whom it names, where to all others it does not: the answer that somebody waits for. */
  readonly toNamed?: number
  /** Fields whose values recaps gather into a list. */
  readonly gather?: readonly string[]
  /** Fields that recaps leave out. */
  readonly over?: readonly string[]
  /** What recaps leave of the fields, once they are added up. */
  readonly short?: (params: Fields) => Fields
  /** The field that names the seat in whose line recaps tell it; null: it is a line of its own. */
  readonly of?: string | null
}

/** What a game's events say together: in the log, and in the few lines that a phase is told in. */
export interface Chronicle {
  /** By the event's key. Recaps say `brief.<key>` in the line of a seat. */
  readonly tellings: Readonly<Record<string, Telling>>
  /** Says several events of one move as fewer. */
  readonly fold?: (notices: readonly Notice[], say: Say) => readonly Notice[]
}
