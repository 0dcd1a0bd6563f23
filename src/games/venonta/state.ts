import type { Game } from '../../kernel/index.ts'
import type { Good, Group, Partner, Payment, PhaseName, Seat, Step, Territory, Use } from './ids.ts'

export * from './ids.ts'

export interface Options {
  /** How many people play; the neutral seat is not among them. */
  readonly players: number
  readonly neutral: readonly Seat[]
  readonly actionCards: boolean
}

/** `win` with the most PV, or a loss of all. */
export interface Result {
  readonly kind: 'win' | 'loss'
  readonly reason: 'most-pv' | 'co2' | 'fish' | 'nobody-above-co2'
  readonly winners: readonly Seat[]
}

export interface Turn {
  readonly number: 1 | 2
  /** The active seat is `order[index]`. */
  readonly index: number
  step: Step
  /** Who has fed in this round. */
  fed: Seat[]
  /** The free transfer of fuel has been used. */
  shifted: boolean
  /** Slots built on, or given back, in this turn. */
  touched: Partial<Record<Territory, number[]>>
  tanksBuilt: number
  /** Tanks that arrived in this move step. */
  movedIn: Partial<Record<Territory, number>>
  conquered: Territory[]
  rebelled: Territory[]
  ceasefire: Territory[]
  /** `<seller>:<good>`, declined in this turn. */
  refused: string[]
}

/** The dice of one side that are left, and what it committed at the start. */
export interface Side {
  tankDice: number
  popDice: number
  readonly tanks: number
  readonly ally: null | { readonly seat: Seat; readonly territory: Territory }
}

export interface Combat {
  readonly kind: 'attack' | 'liberation' | 'rebellion'
  /** null in a rebellion. */
  readonly from: Territory | null
  readonly target: Territory
  readonly attacker: Seat
  readonly defender: Seat
  readonly cost: number
  /** Consecutive volleys without any hit. */
  misses: number
  volleys: number
  readonly att: Side
  readonly def: Side
}

export interface Offer {
  readonly buyer: Seat
  readonly seller: Seat
  readonly good: Good
  readonly from: Territory
  readonly to: Territory
  readonly pay: Payment
  readonly price: number
}

/** Counted from the start of the round (3.3). */
export interface Stats {
  attacks: number
  wins: number
  tankWins: number
  waterWins: number
  winsVsStronger: number
  seatsAttacked: Seat[]
  freed: number
  tributeFood: number
  tributeFuel: number
  built: number
  farmsBuilt: number
  factoriesBuilt: number
  reforested: number
  integrated: number
  sold: number
  bought: number
  foodGiven: number
  cardsPlayed: number
  unfed: number
  foodLost: number
  co2: number
  waste: number
}

export interface Orders {
  /** Sell food while the surplus stays at least this. */
  sellFood: number | null
  /** Sell fuel while a territory keeps this, beside one disc for each factory. */
  sellFuel: number | null
  /** Events to suffer though resilient. */
  endure: string[]
  /** Asked how to fuel factories even where the plan fuels all. */
  manualFuel: boolean
  /** Objectives are taken by this ranking. */
  groups: Group[] | null
}

export interface CardInPlay {
  readonly card: string
  readonly seat?: Seat
  readonly territory?: Territory
}

/** What everybody may see of a seat. */
export interface PublicPlayer {
  pv: number
  pop: number
  food: number
  tokens: number
  lastGroup: Group | null
  inPlay: CardInPlay[]
  stats: Stats
}

interface Known {
  readonly seat: Seat
  readonly objective: string
}

export interface Player extends PublicPlayer {
  hand: string[]
  objective: string | null
  /** What a secret service has found out this round. */
  knows: Known[]
  orders: Orders
}

export interface Land {
  owner: Seat | null
  colonizer: Seat | null
  slots: Use[]
  fuel: number
  migrants: number
  /** A seat without tanks here has no key. */
  tanks: Partial<Record<Seat, number>>
}

/** What everybody may see: enough for nearly everything that the rules derive from a position. */
export interface Board {
  readonly game: 'venonta'
  readonly version: 1
  /** 0 while territories are claimed, then 1 to 4. */
  round: number
  phase: PhaseName
  /** In seating order, the neutral seat last. */
  readonly seats: readonly Seat[]
  result: Result | null
  readonly options: Options
  /** Turn order of this round, the neutral seat last. */
  order: Seat[]
  turn: Turn | null
  combat: Combat | null
  offer: Offer | null
  /** Factories still to be fuelled; a settled seat has no key. */
  consume: Partial<Record<Seat, Partial<Record<Territory, number>>>>
  /** Pairs in seating order. */
  pacts: [Seat, Seat][]
  /** `<colony>:<good>`, taken this round. */
  tributes: string[]
  co2: number
  redPassed: number[]
  /** Discs gone, world-wide. */
  fuelBurned: number
  fuelSurcharge: number
  /** By ocean; the first is ocean 1. */
  fish: number[]
  eventsDone: { readonly round: number; readonly event: string; readonly hit: readonly string[] }[]
  scored: { readonly round: number; readonly seat: Seat; readonly objective: string; readonly success: boolean }[]
  readonly players: Readonly<Record<Seat, PublicPlayer>>
  land: Record<Territory, Land>
}

interface TableauCard {
  readonly id: string
  readonly group: Group
}

export interface State extends Board {
  /** Submitted, not yet revealed. */
  council: Partial<Record<Seat, { readonly discard: readonly string[] }>>
  /** Submitted, not yet revealed. */
  pactChoices: Partial<Record<Seat, Partner>>
  tableau: TableauCard[]
  /** The first one is the top; of the used cards the oldest. */
  decks: { actions: string[]; used: string[]; objectives: string[]; events: string[] }
  /** Drawn face down. */
  eventsPending: string[]
  players: Record<Seat, Player>
}

/** A hidden objective shows its back, a hidden hand its size; of what others found out it is seen about whom. */
export interface ViewedPlayer extends PublicPlayer {
  readonly hand: readonly string[] | number
  readonly objective: string | { readonly group: Group } | null
  readonly knows: readonly (Known | { readonly seat: Seat })[]
  readonly orders: Orders | null
}

/** Decks and drawn events are shown by their size, the tableau by its backs, hidden submissions as true. */
export interface View extends Board {
  readonly council: Readonly<Partial<Record<Seat, { readonly discard: readonly string[] } | true>>>
  readonly pactChoices: Readonly<Partial<Record<Seat, Partner | true>>>
  readonly tableau: readonly { readonly group: Group }[]
  readonly decks: Readonly<Record<'actions' | 'used' | 'objectives' | 'events', number>>
  readonly eventsPending: number
  readonly players: Readonly<Record<Seat, ViewedPlayer>>
}

export interface Venonta extends Game {
  state: State
  seat: Seat
  view: View
}
