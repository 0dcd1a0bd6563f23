import type { ChapterEnd, Event, Level, Notice, PlainMove } from '../kernel/index.ts'
import type { Proposal, QuestionOutcome, ServerSettings, Snapshots, Terms } from '../store/index.ts'
import type { Language } from '../words/index.ts'
import type { PaceWish } from './clocks/pace.ts'
import type { TableLook, TableRef } from './look/types.ts'

/** Why the table or the rulebook refuses. */
export interface TableRefusal {
  /** `table`: `refusal.<code>` of the bot's own catalogue. `game`: `refusal.<code>` of the game's. */
  readonly from: 'table' | 'game'
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
  /** Which move of a draft is refused, from 0. */
  readonly move?: number
}

export type Refused = { readonly refused: TableRefusal }
export type Result<Success> = Refused | ({ readonly refused?: undefined } & Success)

/** What every request says of itself. */
interface Request {
  /** Unique: the interaction's id. A repeated one changes nothing and is answered with the first result. */
  readonly request: string
  readonly person: string
}

export type Forget = Request

export type OnTable = TableRef & Request

interface Where {
  readonly server: string | null
  readonly person: string
}

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

/**
 * A game that was played elsewhere, to be looked at here; or one that is on, sealed for this server. Whether the person may is Discord's
 * to say.
 */
export interface ImportRecord extends Request, Where {
  readonly channel: string
  readonly language: Language
  /** Of a game that is on: what holds in this channel. */
  readonly terms?: Pick<Terms, 'secluded'>
  /** What was exported, as text. */
  readonly record: string
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
export type Leave = OnTable
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

/** Only the opener or a moderator may; whether the person is one is Discord's to say. */
export interface Moderated {
  readonly moderator?: boolean
}

export type Start = OnTable & Moderated

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

export interface Changed {
  readonly look: TableLook
  readonly repeated: boolean
}

export type Undo = OnTable &
  Moderated & {
    /** Down to this entry, which goes as well. Without it: the last move of the person's own seat. */
    readonly to?: number
    readonly seat?: number
  }

/** What an undo would take back. */
export interface UndoPreview {
  readonly to: number
  /** The moves that would go, oldest first, as far as the asker may know of them. */
  readonly moves: readonly MoveTakenBack[]
  /** Undefined: it is free. Otherwise what stands in the way. */
  readonly needs: UndoNeeds | undefined
}

export interface MoveTakenBack {
  readonly seq: number
  readonly seat: number
  readonly type: string
  /** What the asker heard of it. */
  readonly told: readonly Notice[]
}

/** What must be agreed to before this can be taken back. */
export interface UndoNeeds {
  /** `secret`: somebody may have acted of whom nobody may know. */
  readonly reason: 'others' | 'secret' | 'chance' | 'revealed' | 'rules' | 'start'
  /** The people whose moves would go. */
  readonly people: readonly string[]
  /** Somebody would keep a knowledge they should not have. */
  readonly keeps: boolean
  /** All seats are asked: somebody would keep a knowledge, or has moved in secret. */
  readonly everybody: boolean
}

export type Redo = OnTable & Moderated
export type End = OnTable & Moderated
export type Pause = OnTable & Moderated
/** What is to be answered in advance; a part that is left out stays as it is, an empty one is switched off. */
export type MakePlan = OnTable & {
  readonly seat?: number
  readonly plan: {
    readonly habits?: readonly Habitual[]
    readonly queue?: readonly PlannedWish[]
  }
}
interface Habitual {
  readonly name: string
  readonly settings: Readonly<Record<string, unknown>>
}
/** A move to be played once, as soon as it is asked for. */
export interface PlannedWish {
  readonly move: PlainMove
  /** The decision that it answers; any that it can answer if absent. */
  readonly decision?: string | undefined
  /** The round alone in which it may be played. */
  readonly round?: number | undefined
  /** The rulebook's conditions that must hold. */
  readonly when?: readonly Habitual[]
  /** Only if the one before it does not fit. */
  readonly otherwise?: boolean
  /** A mark of what was promised for it. */
  readonly promise?: string | undefined
}
/** Until when; null: back earlier. */
export type Away = OnTable & { readonly until: Date | null }
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
/** Somebody who does not sit at the table. */
export interface Guest {
  readonly person: string
  readonly name: string
}
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
/** A seat gives up. */
export type Concede = OnTable
/** What giving up would lead to: that the game ends, and the numbers of the seats that win by it. */
export interface ConcedePreview {
  readonly ends: boolean
  readonly winners: readonly number[]
}

/** What only moderators may do; whether the person is one is Discord's to say. */
export type Moderate = OnTable & Moderated & { readonly seat?: number }
export type OnSeat = Moderate & { readonly seat: number }
export type GiveTime = OnSeat & { readonly time: number }
export type Replace = OnSeat & { readonly guest: Guest }

/** Whether the person may is Discord's to say. */
export interface ChangeServer {
  readonly server: string
  readonly person: string
  readonly settings: Partial<ServerSettings>
}

/** Somebody is asked to sit down, by their id. */
export type Invite = OnTable & { readonly guest: string }

/** Says that the person is back: the computer that stood in goes. */
export type Return = OnTable & { readonly seat?: number }

/** Where a table is played. */
export interface Place {
  readonly table: string
  readonly server: string | null
  readonly channel: string
  readonly archived: boolean
}

/** What Discord says has become of a table's channel or of the bot there. `not-ours`: it may never have been there. */
export interface Archive {
  readonly table: string
  readonly why: 'bot-removed' | 'channel-deleted' | 'not-ours'
}

/**
 * By itself once the bot is back; or a person brings it into another channel: of the same server its opener or a moderator, of another
 * one a moderator of the server that it came from, or everybody who sits there together.
 */
export interface Wake extends Moderated {
  readonly table: string
  readonly request?: string
  readonly person?: string
  readonly into?: { readonly channel: string; readonly server: string; readonly secluded?: boolean }
}

/** Whoever is not in the server any more. */
export interface Departed {
  readonly table: string
  readonly person: string
}

export interface Fairness {
  readonly secretHash: string
  /** The ids of the interactions that joined and started, in that order. */
  readonly ids: readonly string[]
  /** After the end only. */
  readonly secret: string | undefined
  readonly seed: string | undefined
}
