import type { Game } from '../../kernel/index.ts'

/** In the order of the rules; wherever they go over the kinds, they do so in this order. */
export const kinds = ['military', 'economic', 'cultural'] as const
export type Kind = (typeof kinds)[number]

export const ideologies = ['capitalism', 'communism', 'fascism', 'imperialism', 'fundamentalism'] as const
export type Seat = (typeof ideologies)[number]

export const advancementIds = [
  'tactics',
  'industry',
  'patriotism',
  'technological-supremacy',
  'innovation',
  'propaganda',
  'wmd',
] as const
export type Advancement = (typeof advancementIds)[number]

/** 2.4: two advantages and a drawback of each ideology. */
export const specialRules = [
  'dollar-diplomacy',
  'corporate-power',
  'isolationism',
  'world-revolution',
  'planned-economy',
  'iron-curtain',
  'blitzkrieg',
  'aggression',
  'chauvinism',
  'colonial-fleet',
  'colonial-trade',
  'overstretch',
  'steadfast-faith',
  'zeal',
  'tradition',
] as const
export type SpecialRule = (typeof specialRules)[number]

/** From the friendliest to the most hostile. */
export const stances = ['peace', 'neutral', 'war'] as const
export type Stance = (typeof stances)[number]

export const holds = ['none', 'touched', 'phase'] as const
/** Automatic passing: until somebody acts in a region of mine, until the phase ends, or not at all. */
export type Hold = (typeof holds)[number]

export const defences = ['ask', 'counter-home', 'counter-always', 'concede'] as const
/** The standing order for attacks. */
export type Defence = (typeof defences)[number]

/** One of the 43 in data.json. */
export type RegionId = string

export type Cards = Record<Kind, number>
export type Stances = Partial<Record<Seat, Stance>>
export type PhaseName =
  | 'resources'
  | 'trading'
  | 'development'
  | 'foreign'
  | 'conflict'
  | 'diplomacy'
  | 'assessment'
  | 'turn-order'
  | 'finished'

export interface Options {
  readonly decks: 'equal' | 'asymmetric'
  readonly ideologyRules: boolean
  readonly independentCap: 'current' | 'printed'
  readonly minimumHand: 0 | 1
  readonly target: number
  readonly roundLimit: number | null
}

export interface Region {
  controller: Seat | null
  level: number
  /** A seat without a card here has no key. */
  influence: Partial<Record<Seat, Cards>>
}

/** The stages of a conflict: the target must answer the attack card on the table, or the attacker the counter. */
export interface Conflict {
  readonly attacker: Seat
  readonly target: Seat
  readonly region: RegionId
  readonly kind: Kind
  stage: 'defend' | 'press'
  /** Further attack cards, and counters, that will be played without asking. */
  attackCommit: number
  defendCommit: number
  /** The kind of the last counter of this conflict. */
  defendKind: Kind | null
}

export interface Result {
  readonly winners: readonly Seat[]
  readonly scores: Readonly<Record<Seat, { readonly influence: number; readonly advancement: number }>>
}

/** What everybody may see of a seat. */
export interface PublicPlayer {
  discard: Cards
  advancements: Record<Advancement, number>
}

/** What everybody may see: enough for everything that the rules derive from a position. */
export interface Board {
  readonly game: 'ideology'
  readonly version: 1
  round: number
  phase: PhaseName
  readonly seats: readonly Seat[]
  result: Result | null
  readonly options: Options
  /** The turn order chart, first to act first. */
  order: Seat[]
  turn: Seat | null
  /** Consecutive passes in the Foreign and the Conflict Phase. */
  passes: number
  /** Colonial Fleet has been used in this Foreign Phase. */
  fleetUsed: boolean
  /** Conflicts started and weapons launched this round. */
  fought: { attacker: Seat; target: Seat }[]
  stances: Record<Seat, Stances>
  regions: Record<RegionId, Region>
  readonly players: Readonly<Record<Seat, PublicPlayer>>
}

export interface Player extends PublicPlayer {
  hand: Cards
  /** The first one is the top. */
  deck: Kind[]
  orders: { defence: Defence }
}

export interface State extends Board {
  holds: Record<Seat, Hold>
  conflict: Conflict | null
  /** Stances for this round's Diplomacy Phase, not yet revealed. */
  proposals: Record<Seat, Stances | null>
  players: Record<Seat, Player>
  /** The first one is the top. */
  regionDeck: RegionId[]
}

/** Hidden hands and decks are shown by their size, hidden holds, orders and commitments as null, hidden proposals as true. */
export interface View extends Board {
  readonly holds: Readonly<Record<Seat, Hold | null>>
  readonly conflict: null | ViewedConflict
  readonly proposals: Readonly<Record<Seat, Stances | true | null>>
  readonly players: Readonly<Record<Seat, ViewedPlayer>>
  readonly regionDeck: number
}

export interface ViewedConflict extends Omit<Conflict, 'attackCommit' | 'defendCommit'> {
  readonly attackCommit: number | null
  readonly defendCommit: number | null
}

export interface ViewedPlayer extends PublicPlayer {
  readonly hand: Cards | number
  readonly deck: number
  readonly orders: { readonly defence: Defence } | null
}

export interface Ideology extends Game {
  state: State
  seat: Seat
  view: View
}
