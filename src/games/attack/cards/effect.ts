/** 5.10 What follows when the block window of a political card has closed. */
import type { Table } from '../../../kernel/index.ts'
import { data, kindOf } from '../data.ts'
import { activeSeat } from '../derived.ts'
import { endGame } from '../end/end.ts'
import type { State } from '../state.ts'
import { currentAction } from '../turn/current.ts'
import { ruleOf } from './kinds.ts'

/** Unless somebody has blocked it. */
export function carryOut(p: State, table: Table): void {
  const action = currentAction(p, 'political')
  if (!action.play) return
  const { card, ...choice } = action.play
  ruleOf(kindOf(card)).apply({ p, seat: activeSeat(p), choice, action, table })
}

/** The effect is complete, or was blocked: an Eagle counts either way. */
export function cardDone(p: State, table: Table): void {
  currentAction(p, 'political').play = null
  // 7 (a)
  if (p.eagles >= data.eaglesToEnd) endGame(p, table, 'eagles')
}
