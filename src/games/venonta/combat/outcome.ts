/** 5.8.4 and 5: what hits do to a side, and what ends a fight. */
import { data } from '../data.ts'
import type { Combat, Side } from '../state.ts'
import { diceOf } from './sides.ts'

const rules = data.combat

/** Tank dice first, people only when no tank die is left. */
export function suffer(side: Side, hits: number): void {
  const tankDice = Math.min(hits, side.tankDice)
  side.tankDice -= tankDice
  side.popDice = Math.max(0, side.popDice - (hits - tankDice))
}

export type Ending = 'won' | 'lost' | 'ceasefire' | 'truce'

/** What the dice have decided, from the attacker's side. */
export function decided({ kind, att, def, misses }: Combat): Exclude<Ending, 'truce'> | undefined {
  const isBeaten = diceOf(att) === 0
  const hasBeaten = diceOf(def) === 0
  // Where all dice fall together the defender wins; the rebel counts as one.
  if (isBeaten && !(hasBeaten && kind === 'rebellion')) return 'lost'
  if (hasBeaten) return 'won'
  return misses >= rules.ceasefireAfterMisses ? 'ceasefire' : undefined
}
