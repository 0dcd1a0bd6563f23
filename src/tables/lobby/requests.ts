import type { Level } from '../../kernel/index.ts'
import type { Snapshots, Terms } from '../../store/index.ts'
import type { Language } from '../../words/index.ts'
import type { PaceWish } from '../clocks/pace.ts'
import type { Moderated, OnTable, Request, Where } from '../requests.ts'

/** Where somebody would open a table, and what the server may be against. */
export interface Opening extends Where {
  readonly terms?: Partial<Terms>
  /** The people of a game before, the opener among them, with the places that would be theirs; and its computers. */
  readonly again?: { readonly people: readonly Again[]; readonly computers: readonly Level[] }
}

export interface OpenTable extends Request, Opening {
  readonly channel: string
  readonly game: string
  readonly language: Language
  /** The person sits down at once, under this name. */
  readonly name: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly pace?: PaceWish
  /** These people wished for such a table, the opener among them: they sit down at once, if all of their wishes still stand. */
  readonly found?: readonly { readonly person: string; readonly name: string; readonly wish: string }[]
  /** These people were drawn for a table of a league, the opener among them: they sit down at once, in this order. */
  readonly drawn?: {
    readonly league: string
    readonly round: number
    readonly people: readonly { readonly person: string; readonly name: string; readonly wish: string | null }[]
  }
  /** These computers sit down at once. */
  readonly computers?: readonly Level[]
  /** To practise alone, against these computers. */
  readonly practice?: readonly Level[]
  /** The seat that the opener would like. */
  readonly wish?: string
}

/** A private copy of a game, to play on from a moment of it against computers. */
export interface CopyTable extends Request, Where {
  readonly channel: string
  readonly language: Language
  readonly name: string
  /** The game, and the entry after which it goes on. */
  readonly table: string
  readonly at: number
  /** The rulebook's seat that the person takes. */
  readonly seat: string
}

/** Somebody who is asked to play again. */
export interface Again {
  readonly person: string
  readonly name: string
  readonly wish: string | null
  readonly slot: number
}

/** With a wish it also changes the wish of somebody who sits already; null: any seat. */
export type Sit = OnTable & { readonly name: string; readonly wish?: string | null }

export type AddComputer = OnTable & Moderated & { readonly wish?: string; readonly level?: Level }

/** Says how well the computer that joined by this request looks ahead. */
export type SetLevel = OnTable & Moderated & { readonly joined: string; readonly level: Level }

/** Takes the last computer away, or the one on that seat. */
export type RemoveComputer = OnTable & Moderated & { readonly seat?: number }

export type ChangeSettings = OnTable &
  Moderated & {
    readonly options?: Readonly<Record<string, unknown>>
    readonly pace?: PaceWish
    readonly language?: Language
    readonly snapshots?: Snapshots
    /** In the lobby only. */
    readonly terms?: Partial<Terms>
  }

export type Start = OnTable & Moderated

/** Somebody is asked to sit down, by their id. */
export type Invite = OnTable & { readonly guest: string }
