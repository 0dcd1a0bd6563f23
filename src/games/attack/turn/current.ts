/** Section 5: what an action costs, how it begins and ends. */
import { type Refusal, refuse, type Table } from '../../../kernel/index.ts'
import { activeSeat, effects } from '../derived.ts'
import type { OncePerTurn, Seat, State, Turn } from '../state.ts'
import type { ActionOf, ActionType } from './action.ts'

export function turnOf(p: Pick<State, 'turn'>): Turn {
  if (!p.turn) throw new Error('attack: no turn is on')
  return p.turn
}

/** The action that is on. Asked only where its phase says which it is. */
export function currentAction<Type extends ActionType>(p: Pick<State, 'action'>, ...types: readonly Type[]): ActionOf<Type> {
  const { action } = p
  if (!action || !types.some((type) => type === action.type)) throw new Error(`attack: no ${types.join(' or ')} is on`)
  return action as ActionOf<Type> // `as`: its type has just been compared.
}

/** The n-th action of a turn costs n oil. */
export const oilPrice = (p: Pick<State, 'turn'>): number => turnOf(p).actions + 1

export const alreadyUsed = (p: Pick<State, 'turn'>, action: OncePerTurn): Refusal | undefined =>
  turnOf(p).used.includes(action) ? refuse('already-used', { action }) : undefined

export const noOil = (p: State): Refusal | undefined =>
  p.players[activeSeat(p)].oil < oilPrice(p) ? refuse('not-enough-oil', { oil: oilPrice(p) }) : undefined

export function payAction(p: State, table: Table): Turn {
  const seat = activeSeat(p)
  const turn = turnOf(p)
  const oil = oilPrice(p)
  p.players[seat].oil -= oil
  turn.actions += 1
  table.tell('pays-oil', { seat, oil })
  return turn
}

/** Play goes back to the turn. */
export function finishAction(p: State): void {
  p.action = null
}

/** 5.5 A Blitzkrieg move costs no oil, so it is open even to a seat without any. */
export const mayBlitzkrieg = (p: State): boolean =>
  effects(p, activeSeat(p), 'blitzkrieg').length > 0 && turnOf(p).used.includes('move') && !turnOf(p).used.includes('blitzkrieg')

export function startTurn(p: State, seat: Seat): void {
  p.active = seat
  p.turn = { actions: 0, used: [], blitzBonus: 0 }
}
