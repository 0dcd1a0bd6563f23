import type { Fleet, Gov, Land, LandUnit, OncePerTurn, RegionId, SeaId, Seat, Ship } from '../state.ts'

// Section 3: what is going on in the turn.

/** Land units in transit; `escort` only on planes by a lane that turn back with the land units they protect. */
export interface March {
  from: RegionId
  to: RegionId
  unit: LandUnit
  count: number
  lane: string | null
  escort?: true
}

export interface Sail {
  from: SeaId
  to: SeaId
  ship: Ship
  count: number
}

export interface Contest {
  sea: SeaId
  foe: Seat
}

/** An interception: `fire` is null until its seat has answered. */
export interface Shot {
  sea: SeaId
  seat: Seat
  fire: boolean | null
  prefer: Quarry
}

export const quarries = ['inf', 'tank', 'art'] as const
export type Quarry = (typeof quarries)[number]
/** What is shot at first until the seat names another. */
export const standardQuarry: Quarry = 'tank'

export interface MoveAction {
  type: Extract<OncePerTurn, 'move' | 'blitzkrieg'>
  marches: March[]
  sails: Sail[]
  engage: SeaId[]
  waiting: Seat[]
  /** Answers of passage given in this action. */
  allowed: Seat[]
  refused: Seat[]
  /** Naval battles still to fight, and all of this action. */
  contests: Contest[]
  fought: Contest[]
  stage: 'orders' | 'naval' | 'land'
  shots: Shot[]
  targets: RegionId[]
  battle: Naval | Battle | null
}

export interface BuildAction {
  type: 'build'
  /** Seas that got a ship other than a submarine. */
  built: SeaId[]
  contests: Contest[]
  battle: Naval | null
}

/** A card, with what was named with it. */
export interface CardPlay {
  card: string
  target?: Seat
  region?: RegionId
  gov?: Gov
}

export interface PoliticalAction {
  type: 'political'
  play: CardPlay | null
  waiting: Seat[]
  take: number
  deploy: number
}

export interface AuctionAction {
  type: 'auction'
  bid: number
  limits: Partial<Record<Seat, number>>
  waiting: Seat[]
}

/** In `give.political` stand cards, in `want.political` kinds. */
export interface Bundle {
  pp: number
  oil: number
  econ: string[]
  political: string[]
}

export interface Deal {
  to: Seat
  proposed: boolean
  give: Bundle
  want: Bundle
  note: string
}

export interface TradeAction {
  type: 'trade'
  paid: boolean
  deal: Deal | null
}

export interface BombingAction {
  type: 'bombing'
  target: Seat
  fighters: number
  bombers: number
  step: 'scramble' | 'disable' | 'planes'
  cards: number
  losses: Partial<Record<Seat, number>>
}

export interface RaidAction {
  type: 'raid'
  areas: SeaId[]
  /** Only while hits are to be given. */
  sea: SeaId | null
  hits: number
  fired: number
  victims: Seat[]
  shown: { seat: Seat; route: string }[]
}

export type Action =
  | MoveAction
  | { type: 'strategic-move' }
  | BuildAction
  | PoliticalAction
  | { type: 'blitz' /** The number of the next one, 2 or more. */; attempt: number }
  | AuctionAction
  | TradeAction
  | BombingAction
  | RaidAction
  | { type: 'production'; waiting: Seat[] }

export type ActionType = Action['type']
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>

export type Side = 'attacker' | 'defender'
export type BySide<Value> = Record<Side, Value>

export interface Battle {
  kind: 'land'
  region: RegionId
  attacker: Seat
  defender: Seat | 'neutral'
  /** Who commands the army of a neutral. */
  controller: Seat | 'auto' | null
  card: string | null
  amphibious: boolean
  round: number
  side: Side
  step: 'open-attacker' | 'open-defender' | 'reinforce' | 'hits'
  reserve: BySide<Land>
  line: BySide<Land>
  hits: Land
  lost: BySide<number>
}

export interface Naval {
  kind: 'naval'
  sea: SeaId
  attacker: Seat
  defender: Seat
  round: number
  step: 'subs' | 'lines' | 'retreat'
  waiting: Seat[]
  join: BySide<boolean | null>
  fleet: BySide<Fleet>
  damaged: BySide<number>
  length: number
  lines: BySide<Ship[]>
  /** "stay" or a sea area. */
  choice: BySide<string | null>
}
