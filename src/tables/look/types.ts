import type { ChapterEnd, Event, Level, Notice, Owed, StateBase } from '../../kernel/index.ts'
import type {
  Actor,
  ComputerRole,
  Ending,
  EntryKind,
  Pace,
  Purpose,
  Question,
  Snapshots,
  TableRow,
  Terms,
} from '../../store/index.ts'
import type { Language } from '../../words/index.ts'

export type { Actor, ComputerRole, Ending, EntryKind, Pace, Purpose, Snapshots, Terms }
export type TableStatus = TableRow['status']

/** How a table is named: by itself, or by the channel it is active in. */
export type TableRef =
  | { readonly table: string; readonly channel?: undefined }
  | { readonly channel: string; readonly table?: undefined }

/** Which table, and as of which version it was looked at: where this process still has it, it need not be read again. */
export type SeenRef = TableRef & Seen
export interface Seen {
  readonly version?: number
}

/**
 * Which table, and after which entry; now if absent. `recent`: as this process has committed it last, which is enough to show it or to
 * prepare a move: what is then played is held against the table itself.
 */
export type LookRef = SeenRef & {
  readonly at?: number
  /** At the moment when so many chapters had ended by that entry. */
  readonly chapter?: number
  readonly recent?: boolean
}

export interface SeatLook {
  /** In joining order, from 0. Stays the same for the whole life of the table. */
  readonly number: number
  /** The rulebook's name for it; null in the lobby. */
  readonly seat: string | null
  readonly person: string | null
  /** How the person is called, as they call themselves: escape it wherever it is shown. */
  readonly name: string | null
  /** `seated`: it is the computer's own; `standing-in`: it plays until the person is back. */
  readonly computer: ComputerRole | null
  /** How well the computer looks ahead; null while a person plays. */
  readonly level: Level | null
  /** The rulebook's seat that they would like. */
  readonly wish: string | null
  /** By which of the computers' names it goes while a computer plays it. */
  readonly nameplate: number
  /** Rises with each move of this seat, each decision that opens or closes for it, each undo, each change of its person. */
  readonly step: number
  /** Since when it owes something without a break; null if it owes nothing. Private where the decision is quiet. */
  readonly since: Date | null
  /** Until when it must have answered, if the table has clocks and they run. Private where the decision is quiet. */
  readonly until: Date | null
  /** Its person is away until then, and its clock stands. */
  readonly awayUntil: Date | null
}

/** A table as it stands, or stood after an entry of its log. Nobody but the panel of a seat may be shown what `state` holds. */
export interface TableLook {
  /** Whether its log is still kept: of a game that has been over for long only its record may be. */
  readonly hasLog: boolean
  readonly id: string
  readonly channel: string
  readonly server: string | null
  readonly game: string
  readonly status: TableStatus
  readonly paused: boolean
  readonly language: Language
  readonly options: Readonly<Record<string, unknown>>
  readonly pace: Pace
  /** When the channel gets a new message with the board. */
  readonly snapshots: Snapshots
  /** What else holds here, beside the game's own options. */
  readonly terms: Terms
  /** Of a lobby whose people have played together before: who has not answered yet, and until when they are waited for. */
  readonly again: { readonly until: Date; readonly missing: readonly { readonly person: string; readonly name: string }[] } | null
  readonly purpose: Purpose
  /** Nobody may be told who sits where: the seats have no names of people. */
  readonly masked: boolean
  /** Until when somebody may react whom only their secrets name; null where nobody may. For everybody's eyes. */
  readonly quietUntil: Date | null
  /** Who opened it, or took it over. */
  readonly opener: string
  readonly secretHash: string
  readonly version: number
  /** The number of its last log entry. */
  readonly seq: number
  readonly seats: readonly SeatLook[]
  /** The rulebook's state; undefined in the lobby. Only for the kernel's functions. */
  readonly state: StateBase | undefined
  /** Decisions owed by everybody, the quiet ones included: `awaited` of the kernel says what a viewer may know of them. */
  readonly owed: readonly Owed[]
  /** The number of the log entry that the state belongs to. */
  readonly at: number
  readonly createdAt: Date
  readonly startedAt: Date | null
  readonly endedAt: Date | null
  readonly ending: Ending | null
  /** What its people are asked. */
  readonly questions: readonly Question[]
  /** Where it is to go on, on another server, and the seats whose people have agreed to that. */
  readonly moving: { readonly channel: string; readonly agreed: readonly number[] } | null
  /** What was hidden is open to everybody. */
  readonly secretsOpen: boolean
  /** When it will be; null if it is, or the game is not over, or goes on elsewhere. */
  readonly opensAt: Date | null
}

/** One entry of a table's log. */
export interface EntryLook {
  readonly seq: number
  readonly kind: EntryKind
  readonly at: Date
  readonly actor: Actor
  readonly person: string | null
  /** The seat's number, if a seat did it. */
  readonly seat: number | null
  /** The kind of move, `undo`'s `to`, a note's key. A move's parameters may be secret: only its seat may be shown them. */
  readonly body: Readonly<Record<string, unknown>>
  /** For everybody's eyes only through the kernel's `heard`. */
  readonly events: readonly Event[]
  readonly chapters: readonly ChapterEnd[]
  readonly revealed: readonly Notice[]
  /** Whether it is in force: not taken back. */
  readonly inForce: boolean
}
