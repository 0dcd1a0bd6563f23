import type { Game } from '../../kernel/index.ts'

export const allSeats = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const
export const resources = ['renewable', 'industrial', 'military', 'fossil'] as const
export const factories = ['renewable', 'industrial', 'military'] as const
export const decks = ['society', 'production', 'army-economy'] as const
export const classes = ['A', 'B', 'C', 'D', 'E'] as const
export const alliances = ['military', 'economic'] as const
export const crises = ['financial', 'ecological', 'military'] as const

export type Seat = (typeof allSeats)[number]
/** A seat, or the Star Nation of the solo game. */
export type Power = Seat | 'star'
export type Res = (typeof resources)[number]
export type Factory = (typeof factories)[number]
export type Deck = (typeof decks)[number]
export type Cls = (typeof classes)[number]
export type Alliance = (typeof alliances)[number]
export type Crisis = (typeof crises)[number]
export type Phase = 'policies' | 'decisions' | 'social' | 'crises' | 'alliances' | 'event' | 'resilience' | 'over'

export interface Options {
  alliances: boolean
  startMoney: number
  resilienceTests: number
  happiness: 'ace' | 'a3' | 'e3'
  militaryPoints: 'third' | 'one' | 'none'
  moneyPoints: 'crises' | 'fixed'
}

export interface Nation {
  level: number
  factories: Record<Factory, number>
  stock: Record<Res, number>
  money: number
  territories: number
  classes: Record<Cls, number>
  /** Classes whose token is still on its row, and how many tokens lie in the transition zone. */
  transition: { rows: Cls[]; zone: number }
  disorder: number
  pollution: number
  destab: number
  hand: string[]
  aside: string[]
  played: string[]
  permanent: string[]
  decks: Record<Deck, string[]>
  /** Money the key seat may draw on. */
  pledges: Partial<Record<Seat, number>>
}

export interface Star {
  territories: number
  fossils: number
  money: number
  pollution: number
  destab: number
}

/** What of an attack still matters when it takes effect. */
export interface AttackParams {
  factory?: Factory
  take?: Res
}

/** Why a class or a factory moves, or a resource is missing. */
export type Why =
  | 'food'
  | 'consumption'
  | 'public-order'
  | 'financial-crisis'
  | 'military-crisis'
  | 'card'
  | 'demilitarisation'
  | 'production-industrial'
  | 'production-military'

export type Aid = Partial<Record<Seat, number>>

export type Todo =
  | { kind: 'choose-deck'; seat: Seat }
  | { kind: 'keep'; seat: Seat; deck: Deck; drawn: string[]; count: number; source: 'new-policies' | 'political-reform' }
  | { kind: 'discard'; seat: Seat; count: number }
  | { kind: 'raise-class' | 'lower-class' | 'lower-factory'; seat: Seat; count: number; why: Why }
  | { kind: 'growth'; seat: Seat; dir: 1 | -1 }
  | { kind: 'transact'; seat: Seat; left: number; used: Res[] }
  | { kind: 'resist'; seat: Seat; by: Power; card: string; spend: number; params: AttackParams; aid: Aid; asked: boolean }
  | { kind: 'shortage'; seat: Seat; resource: Res; why: Why; gap: number; asked: boolean; aid: Aid }
  | { kind: 'give-aid'; seat: Seat; to: Seat; resource: Res; max: number }
  | {
      kind: 'vote'
      seat: Seat
      matter: 'join' | 'exclude'
      alliance: Alliance
      by: Seat
      about: Seat
      share: number
    }

export type TodoKind = Todo['kind']
export type Entry<Kind extends TodoKind> = Extract<Todo, { kind: Kind }>
/** Kinds that move one class or factory after another. */
export type StepKind = 'raise-class' | 'lower-class' | 'lower-factory'

export interface Score {
  happiness: number
  money: number
  territory: number
  military: number
  impact: number
  total: number
}

export interface Result {
  reason: 'generations' | 'crises'
  winners: Seat[]
  scores: Record<string, Score>
  /** Solo: more than 100 points. */
  excellent?: boolean
}

export interface State {
  readonly game: 'limit'
  readonly version: 1
  /** The generation, 1 to 7. */
  round: number
  phase: Phase
  readonly seats: Seat[]
  result: Result | null
  readonly options: Options
  /** Who holds the Leadership tile. */
  leader: Seat
  bank: number
  market: { stock: Record<Res, number>; price: Record<Res, number> }
  destabReserve: number
  colonies: { territories: number; fossils: number }
  /** The generations in which each kind of crisis happened. */
  crises: Record<Crisis, number[]>
  demilitarised: boolean
  alliances: Record<Alliance, Seat[][]> & { agreed: Record<Alliance, Seat[]> }
  /** One for each seat of the game; the others are absent. */
  nations: Record<Seat, Nation>
  star: Star | null
  events: { deck: string[]; discard: string[] } | null
  turn: { active: Seat; cards: number; passed: Seat[]; acted: Seat[] } | null
  /** The next step of each seat (12: finished) and the column of class C it runs with. */
  progress: Partial<Record<Seat, { step: number; column: number }>>
  /** Owed decisions beyond "it is my turn". */
  todo: Todo[]
  stage: 'financial' | 'military' | null
  testsLeft: number
}

/** Other hands are shown by their size, drawn cards too; my decks as sorted lists, other decks by their size. */
export interface NationView extends Omit<Nation, 'hand' | 'decks'> {
  hand: string[] | number
  decks: Record<Deck, string[] | number>
}

export type TodoView = Exclude<Todo, { kind: 'keep' }> | (Omit<Entry<'keep'>, 'drawn'> & { drawn: string[] | number })

export interface View extends Omit<State, 'nations' | 'todo' | 'events'> {
  nations: Record<Seat, NationView>
  todo: TodoView[]
  events: { deck: number; discard: string[] } | null
}

export interface Limit extends Game {
  state: State
  seat: Seat
  view: View
}
