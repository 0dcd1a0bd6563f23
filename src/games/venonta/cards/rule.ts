import type { Params, Refusal, Table } from '../../../kernel/index.ts'
import type { CardEffect, EffectOf } from '../data.ts'
import type { CardInPlay, Seat, State, Territory, Use } from '../state.ts'

/** The parameters that a card may name, once they are known to be right. */
export interface Choice {
  readonly territory?: Territory
  readonly what?: Exclude<Use, 'forest'>
  readonly ocean?: number
  readonly seat?: Seat
  readonly from?: Territory
  readonly to?: Territory
}

export type CardParam = keyof Choice

/** The parameters as they came. */
export type Given = Readonly<Partial<Record<CardParam, unknown>>>

/** What a card is played into. */
export interface Asked<Effect extends CardEffect = CardEffect> {
  readonly p: State
  readonly seat: Seat
  readonly effect: Effect
}

export interface Played<Effect extends CardEffect = CardEffect> extends Asked<Effect> {
  readonly choice: Choice
  readonly table: Table
}

/** The rule behind one kind of effect: what can be chosen, what stands in the way (6.2), what happens. */
export interface CardRule<Effect extends CardEffect = CardEffect> {
  readonly params?: Params
  check?(asked: Asked<Effect>, given: Given): Refusal | undefined
  play?(played: Played<Effect>): void
  /** What the card in play is about. */
  about?(choice: Choice): Omit<CardInPlay, 'card'>
  /** Cannot be taken back: something secret is shown. */
  readonly final?: true
}

export type Kind = CardEffect['kind']
export type Rules<K extends Kind> = { readonly [Each in K]: CardRule<EffectOf<Each>> }

export function chosen<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('venonta: the card needs a choice')
  return value
}
