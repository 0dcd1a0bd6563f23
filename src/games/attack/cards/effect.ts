/** 5.10 What follows when the block window of a political card has closed. */
import type { Table } from '../../../kernel/index.ts'
import { data, kindOf } from '../data.ts'
import { activeSeat } from '../derived.ts'
import { endGame } from '../end/end.ts'
import type { State } from '../state.ts'
import { currentAction } from '../turn/current.ts'
import { ruleOf } from './kinds.ts'

/** Nobody has blocked it. */
export function carryOut(p: State, table: Table): void {
  const action = currentAction(p, 'political')
  const { card, ...choice } = action.play!
  ruleOf(kindOf(card)).apply({ p, seat: activeSeat(p), choice, action, table })
  if (action.take > 0) table.enter('take')
  else if (action.deploy > 0) table.enter('deploy')
  else cardDone(p, table)
}

/** The effect is complete, or was blocked: an Eagle counts either way. */
export function cardDone(p: State, table: Table): void {
  currentAction(p, 'political').play = null
  // 7 (a)
  if (p.eagles >= data.eaglesToEnd) endGame(p, table, 'eagles')
  else table.enter('political')
}
