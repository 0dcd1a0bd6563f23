import type { Chance, ChanceMark } from './chance.ts'
import { isRecord } from './json.ts'

/** What every rulebook's state has. The rest is the rulebook's own, plain JSON. */
export interface StateBase {
  readonly game: string
  readonly version: number
  round: number
  phase: string
  readonly seats: readonly string[]
  result: null | { readonly winners: readonly string[] }
}

/** The types of one game, bundled: `interface Ideology extends Game { state: …; seat: …; … }`. */
export interface Game {
  state: StateBase
  seat: string
  /** The state as one seat or a spectator may know it. */
  view: unknown
  /** The names of the decisions a seat may owe. */
  decision: string
}

/** The complete state of one game, with where its chance stands. */
export interface Position<State> {
  readonly state: State
  readonly chance: ChanceMark
}

/** A move as JSON: what people and computers submit, what the log keeps. */
export interface PlainMove {
  readonly type: string
  readonly [field: string]: unknown
}

export const isMove = (value: unknown): value is PlainMove => isRecord(value) && typeof value.type === 'string'

/** Who may be looking: a seat, or null for everybody else. */
export type Viewer = string | null

/** What a position is drawn and put into words from: as the viewer may know it, with the seats of which everybody sees that they are awaited. */
export interface Sight<View, Seat extends string = string> {
  readonly view: View
  readonly viewer: Viewer
  readonly awaited: readonly Seat[]
}

/** One decision that one seat owes. A quiet one is shown to nobody else: who is asked follows from secrets. */
export interface Owed<G extends Game = Game, Asked extends string = G['decision']> {
  readonly seat: G['seat']
  readonly decision: Asked
  /** What the decision is about, for its words and for moves that must be told apart by it. */
  readonly about?: Readonly<Record<string, unknown>>
  readonly quiet?: boolean
}

/** Why a move is refused: a code, put into words at the edge. */
export interface Refusal {
  readonly code: string
  readonly params?: Readonly<Record<string, unknown>>
}

export const refuse = (code: string, params?: Readonly<Record<string, unknown>>): Refusal =>
  params ? { code, params } : { code }

/** Something to be put into words. */
export interface Notice {
  readonly key: string
  readonly params: Readonly<Record<string, unknown>>
}

/** What a move did. Without `to` everybody may read it; with it the others read `otherwise`, if anything. */
export interface Event extends Notice {
  readonly to?: readonly string[]
  readonly otherwise?: Notice
}

/** How far the end of a chapter reaches: a stretch inside a phase of the rules is over, the phase itself, or the round with it. */
export type Reach = 'stretch' | 'phase' | 'round'

/** A chapter that ended, and how many of the events told with it came before. */
export interface ChapterEnd {
  readonly name: string
  readonly after: number
}

/** What the table lends to a rule that is being carried out. */
export interface Table {
  readonly chance: Chance
  /** Whether anybody hears what is told. Where nobody does, what is laborious to find out need not be. */
  readonly isHeard: boolean
  /** Tells everybody. */
  tell(key: string, params?: Readonly<Record<string, unknown>>): void
  /** Tells those who may know; the others hear `otherwise`, or nothing. */
  tellOnly(to: readonly string[], key: string, params: Readonly<Record<string, unknown>>, otherwise?: Notice): void
  /** Somebody learns something that was secret before this move: it can no longer be taken back for free. */
  reveal(what: string, params?: Readonly<Record<string, unknown>>): void
  /** A chapter ends here; the rulebook says how far that reaches. */
  endChapter(name: string): void
  /** Goes to another phase of the rulebook at once, with what happens on its entry. */
  enter(phase: string): void
  /** The phase is over: what stands next in its sequence follows at once. */
  endPhase(): void
}

/** The event as the viewer may read it, or nothing. */
export function heard(event: Event, viewer: Viewer): Notice | undefined {
  if (!event.to || (viewer !== null && event.to.includes(viewer))) return { key: event.key, params: event.params }
  return event.otherwise
}
