import type { Game } from '../../kernel/index.ts'
import type { View } from './secrets/view.ts'
import type { Action } from './turn/action.ts'

export const allSeats = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'] as const
export const governments = ['communism', 'democracy', 'monarchy', 'fascism'] as const
export const landUnits = ['inf', 'tank', 'art', 'plane'] as const
export const ships = ['sub', 'dd', 'bb', 'cv'] as const
export const suits = ['population', 'factories', 'rail', 'oil', 'minerals'] as const
export const politicalKinds = [
  'spy',
  'master-spy',
  'spy-ring',
  'master-spy-ring',
  'double-agent',
  'counter-espionage',
  'assassin',
  'propaganda',
  'puppet-government',
  'coup',
  'annexation',
  'diplomatic-mission',
  'war-bonds',
  'oil-discovery',
  'sabotage',
  'mobilization',
  'partisans',
  'non-aggression-pact',
  'veto',
  'captured-scientists',
  'great-speech',
] as const

export type Seat = (typeof allSeats)[number]
export type Gov = (typeof governments)[number]
export type LandUnit = (typeof landUnits)[number]
export type Ship = (typeof ships)[number]
export type Unit = LandUnit | Ship
export type Suit = (typeof suits)[number]
export type PoliticalKind = (typeof politicalKinds)[number]
/** All four keys are always present. */
export type Land = Record<LandUnit, number>
export type Fleet = Record<Ship, number>
export type RegionId = string
export type SeaId = string

export type Phase =
  | 'setup-claim'
  | 'setup-place'
  | 'setup-capital'
  | 'turn'
  | 'move'
  | 'block'
  | 'passage'
  | 'intercept'
  | 'battles'
  | 'naval'
  | 'land'
  | 'strategic-move'
  | 'build'
  | 'political'
  | 'take'
  | 'deploy'
  | 'blitz'
  | 'auction'
  | 'trade'
  | 'bombing'
  | 'raid'
  | 'production'
  | 'over'

export interface Options {
  map: 'west' | 'east' | 'world'
  continents: boolean
  homeDefence: boolean
  placement: 'rounds' | 'at-once'
  maxRounds: number
  neutralControl: 'auto' | 'volunteers'
}

export interface Region {
  owner: Seat | null
  /** The token; only while nobody owns the region. */
  gov: Gov | null
  units: Land
}

export const commitPolicies = ['ask', 'balanced', 'infantry-first', 'strong-first'] as const
export type CommitPolicy = (typeof commitPolicies)[number]

/** Standing orders (8). Only those that differ from their default are kept. */
export interface Orders {
  passage: 'ask' | 'allow' | 'refuse'
  passageFor: Partial<Record<Seat, 'allow' | 'refuse'>>
  canalFor: Seat[]
  intercept: 'ask' | 'always' | 'unescorted' | 'never'
  escort: 'always' | 'victim' | 'never'
  block: 'ask' | 'own' | 'never'
  attackCommit: CommitPolicy
  defendCommit: CommitPolicy
  attackHits: 'ask' | 'best'
  defendHits: 'ask' | 'best'
  navalLine: 'ask' | 'auto'
  navalRetreat: 'ask' | 'never'
  subsJoin: 'ask' | 'join' | 'stay'
  scramble: 'ask' | 'all' | 'none'
  scrambleShoot: 'bombers' | 'fighters'
  auction: 'ask' | 'pass' | 'limit'
  auctionLimit: number
  trade: 'ask' | 'refuse'
  production: 'ask' | 'auto' | 'pp' | 'oil' | 'keep'
  volunteer: boolean
  /** Regions wished for, in `setup-claim` only. */
  claims: RegionId[]
}

export interface Player {
  gov: Gov | null
  capital: RegionId | null
  pp: number
  oil: number
  econ: string[]
  routes: string[]
  /** Of `econ` and `routes`, this round. */
  disabled: string[]
  /** Oil cards and routes flagged to fill the oil reserve at production. */
  reserve: string[]
  hand: string[]
  techs: string[]
  /** Neutral regions attacked with troops. */
  invaded: RegionId[]
  conquests: number
  /** Setup: units that are not placed yet, and the one sea area chosen. */
  pool: (Land & Fleet) | null
  base: SeaId | null
  orders: Partial<Orders>
}

/** The actions that can be taken once in a turn. */
export type OncePerTurn = 'move' | 'blitzkrieg' | 'blitz' | 'bombing' | 'raid'

export interface Turn {
  /** Paid so far; the next one costs one oil more than this number. */
  actions: number
  used: OncePerTurn[]
  blitzBonus: number
}

export interface Score {
  total: number
  regions: number
  neutrals: number
  invaded: number
  overseas: number
  conquests: number
}

export interface Result {
  reason: 'eagles' | 'elimination' | 'max-rounds' | 'stalemate'
  eliminated: Seat | null
  scores: Record<Seat, Score>
  ranking: Seat[]
  winners: Seat[]
}

export interface State {
  readonly game: 'attack'
  readonly version: 1
  round: number
  phase: Phase
  readonly seats: Seat[]
  result: Result | null
  readonly options: Options
  first: Seat
  active: Seat | null
  eagles: number
  /** Turns in a row that ended without a paid action. */
  idle: number
  turn: Turn | null
  action: Action | null
  /** A deal was refused since the active seat's turn began, as everybody has been told; absent where none was. */
  dealRefused?: true
  /** Every region of the map. */
  regions: Record<RegionId, Region>
  /** Every sea area of the map; a seat is named only where it has a ship. */
  seas: Record<SeaId, Partial<Record<Seat, Fleet>>>
  /** One for each seat of the game; the others are absent. */
  players: Record<Seat, Player>
  decks: { economics: string[]; political: string[]; politicalDiscard: string[]; technology: string[]; routes: string[] }
  /** Units that the active seat may still place in this go. */
  setup: { left: number } | null
}

export type { View } from './secrets/view.ts'

export interface Attack extends Game {
  state: State
  seat: Seat
  view: View
}
