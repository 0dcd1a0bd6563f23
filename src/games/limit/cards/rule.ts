import type { Table } from '../../../kernel/index.ts'
import type { CardEffect } from '../data.ts'
import type { Power, Seat, State } from '../state.ts'
import type { Choice } from './choice.ts'

/** What an effect is applied to. */
export interface Played {
  readonly p: State
  readonly seat: Seat
  readonly choice: Choice
  readonly table: Table
}

export type Asked = Omit<Played, 'table'>

export type Effect<Op extends CardEffect['op']> = Extract<CardEffect, { op: Op }>

/** The rule behind one kind of effect. */
export interface Rule<E extends CardEffect> {
  apply(played: Played, effect: E): void
  /** Whether it could change nothing, so that the card cannot be played (6.3.6, ruling 9.23). */
  idle?(asked: Asked, effect: E): boolean
}

export const nationOf = ({ p, seat }: Asked) => p.nations[seat]

export function targetOf({ choice }: Asked): Power {
  if (choice.target === undefined) throw new Error('limit: the card needs a target')
  return choice.target
}

export function chosen<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('limit: the card needs a choice')
  return value
}

/** One rule for each of these kinds. */
export type Rules<Op extends CardEffect['op']> = { readonly [Each in Op]: Rule<Effect<Each>> }
