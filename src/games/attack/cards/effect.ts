import { type Effects, effectOf } from '../../shared/cards.ts'
import type { CardEffect } from '../data.ts'
import type { Attack } from '../state.ts'

export const effect = effectOf<Attack>()

/** The rules of the kinds of effect that one file holds. */
export type Rules = Partial<Effects<Attack, CardEffect>>
