import type { AnyRulebook, Sight, StateBase } from '../kernel/index.ts'
import type { Catalogues, Language, Say } from '../words/index.ts'
import type { Chronicle } from './chronicle.ts'
import type { Guide } from './guide.ts'
import type { HandLine } from './hand.ts'
import type { Legend } from './shared/symbols.ts'
import type { Standings } from './standings.ts'
import type { Term } from './terms.ts'

/** Positions in words, from the same view as the pictures. */
export interface GameText<View, Seat extends string = string> {
  /** The complete board, for screen readers and slow lines. Markdown. */
  board(sight: Sight<View, Seat>, say: Say): string
  /** The position in at most 1,024 characters, for the picture's alt text. */
  alt(sight: Sight<View, Seat>, say: Say): string
  /** What only this seat holds: what matters now comes first. Undefined where the game has no hands. */
  hand(view: View, seat: string, say: Say): readonly HandLine[] | undefined
  /** What comes unless more is done, or what it is done for, in one line, where a seat is asked what to do about it. */
  ahead?(view: View, seat: string, say: Say): string | undefined
  /** One line for the status message: where the game stands. */
  headline(view: View, say: Say): string
  /** Who the seat is and how it stands, in one line, and what it plays for. */
  self(view: View, seat: string, say: Say): { readonly standing: string; readonly goal: string }
  /** The points of everybody who plays, as they can be seen while the game is on; none as long as there are none. */
  points(view: View): Readonly<Record<string, number>>
  /** What is good to know of a value before it is chosen: the small line below it in a menu, at most 100 characters. */
  note?(view: View, seat: string, choice: Choice, say: Say): string | undefined
}

/** One value of a move's parameter, as it is offered. */
export interface Choice {
  readonly type: string
  readonly field: string
  readonly value: unknown
  /** What has been chosen before. */
  readonly given: Readonly<Record<string, unknown>>
}

/** One page of `/rules`, in our own words. */
export interface RulesPage {
  readonly id: string
  readonly title: string
  /** Markdown. */
  readonly text: string
}

/** The places of a board, each by the namespace of its name and its id. */
export interface Places<View> {
  /** Those of the board that is played on. */
  all(view: View): readonly (readonly [namespace: string, place: string])[]
  /** Those in which a seat has something to lose. */
  of(view: View, seat: string): readonly string[]
}

/** All that a game brings along. A new game is one new folder. */
export interface GameFolder<View = unknown> {
  readonly rulebook: AnyRulebook
  readonly words: Catalogues
  /** The namespace in which the values of a parameter or an event's field are named: `{ attacker: 'seat', region: 'region' }`. */
  readonly names: Readonly<Record<string, string>>
  readonly text: GameText<View>
  /** Kinds of move that the options of this table leave out: nobody is told why they cannot be made now, for they never can. */
  leftOut?(view: View): readonly string[]
  /** How a game that is over stands, in the order of its rules. */
  standings?(state: StateBase): Standings
  /** What distinguishes a seat from the others where its name says nothing: the government that it has chosen. */
  sideOf?(state: StateBase, seat: string): string
  /** How its events are told together. */
  readonly chronicle?: Chronicle
  readonly pages: Readonly<Record<Language, readonly RulesPage[]>>
  /** Words that a newcomer may stumble over, in the order in which they are met. */
  readonly terms?: readonly Term[]
  /** The first game of whoever has never played it. */
  readonly guide?: Guide
  /** What the signs on its pictures mean. */
  readonly symbols?: Legend
  /** The module that draws the game; loaded in the drawing process only. */
  readonly painter: URL
  /** What of its board can be looked at closely, and lost. */
  readonly places?: Places<View>
  /** Options under which the board looks different: the gallery shows a game of each. */
  readonly looks?: readonly Readonly<Record<string, unknown>>[]
  /** Where one may play alone: the points of a game that is over, and what a computer reaches in half of its games at least. */
  readonly alone?: { readonly median: number; points(state: StateBase): number }
}
