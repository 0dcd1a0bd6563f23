import type { Refusal, Table } from '../../../kernel/index.ts'
import type { Gov, PoliticalKind, RegionId, Seat, State } from '../state.ts'
import type { PoliticalAction } from '../turn/action.ts'

/** What is named with a card. Which of it a kind needs is in its row. */
export interface Choice {
  readonly target?: Seat
  readonly region?: RegionId
  readonly gov?: Gov
}

/** Somebody who asks whether a card can be played like that. */
export interface Asked {
  readonly p: State
  readonly seat: Seat
  readonly choice: Choice
}

/** A card whose block window has closed without a BLOCK. */
export interface Played extends Asked {
  readonly action: PoliticalAction
  readonly table: Table
}

/** One kind of political card (2.4). */
export interface Rule {
  /** What stands in its way beyond its fields, section 6. */
  check?(asked: Asked): Refusal | undefined
  apply(played: Played): void
}

/** The kinds that are played in one's own turn; the others are BLOCK cards. */
export type PlayableKind = Exclude<PoliticalKind, 'double-agent' | 'counter-espionage' | 'non-aggression-pact' | 'veto'>

export type Rules<Kind extends PlayableKind> = Readonly<Record<Kind, Rule>>

export function targetOf({ choice }: Asked): Seat {
  if (!choice.target) throw new Error('attack: the card needs a seat')
  return choice.target
}

export function regionOf({ choice }: Asked): RegionId {
  if (!choice.region) throw new Error('attack: the card needs a region')
  return choice.region
}
