/** What a game's picture file must offer and what it gets to draw with. Games import types from here and nothing else of pictures/. */
import type { Language, Series } from './request.ts'
import type { Tools } from './toolkit/tools.ts'

export type { Point, WorldMap } from './map.ts'
export type { Language, Series } from './request.ts'
export type { Area } from './toolkit/grow.ts'
export type { Icon } from './toolkit/icons.ts'
export type { Mark } from './toolkit/marks.ts'
export type { Tools } from './toolkit/tools.ts'
export type { LandStyle, Window } from './toolkit/worldmap.ts'

export interface Size {
  width: number
  height: number
}

export interface Asked<View, Seat extends string = string> {
  language: Language
  /** A region or a seat to look at closely. */
  focus: string | null
  /** The view as the chapter before ended, to mark what changed since. */
  before: View | null
  /** Who sits where, short enough and in letters that can be written; seats without a name that could be are missing. */
  people: Readonly<Record<string, string>>
  /** Who is shown as awaited; games never find that out by themselves. */
  awaited: readonly Seat[]
  /** What a curve shows; null in all other scenes. */
  series: Series | null
}

export interface Scene<View, Seat extends string = string> {
  size: Size | ((view: View, asked: Asked<View, Seat>) => Size)
  /** Draws everything, the ground included: the canvas may hold an older picture. What never changes goes into `tools.layer`. */
  draw(tools: Tools, view: View, asked: Asked<View, Seat>): void
}

export interface Painter<View, Seat extends string = string> {
  scenes: Record<string, Scene<View, Seat>>
}
