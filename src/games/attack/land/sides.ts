/** The two sides of a land battle, and who commands them. */

import { orderOf, sizeOf } from '../derived.ts'
import type { CommitPolicy, Seat, State } from '../state.ts'
import type { Battle, Side } from '../turn/action.ts'

export function landBattle(p: Pick<State, 'action'>): Battle {
  const battle = p.action && 'battle' in p.action ? p.action.battle : null
  if (battle?.kind !== 'land') throw new Error('attack: no land battle is on')
  return battle
}

export const enemyOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

/** Who plays for the side; nobody for a neutral's army that goes by itself. */
export function commander({ attacker, defender, controller }: Battle, side: Side): Seat | undefined {
  if (side === 'attacker') return attacker
  if (defender !== 'neutral') return defender
  return controller === 'auto' || controller === null ? undefined : controller
}

/** The seat whose technologies the side uses; a neutral's army uses nobody's. */
export const ownerOfSide = ({ attacker, defender }: Pick<Battle, 'attacker' | 'defender'>, side: Side): Seat | undefined =>
  side === 'attacker' ? attacker : defender === 'neutral' ? undefined : defender

export function commitPolicy(p: State, battle: Battle, side: Side): CommitPolicy {
  const seat = commander(battle, side)
  return seat ? orderOf(p, seat, side === 'attacker' ? 'attackCommit' : 'defendCommit') : 'balanced'
}

export function givesBestHits(p: State, battle: Battle, side: Side): boolean {
  const seat = commander(battle, side)
  return !seat || orderOf(p, seat, side === 'attacker' ? 'attackHits' : 'defendHits') === 'best'
}

/** Whose army it is, in words. */
export const armyOf = ({ attacker, defender }: Battle, side: Side): Seat | 'neutral' =>
  side === 'attacker' ? attacker : defender

/** Nobody left, committed or in reserve. */
export const isWiped = ({ line, reserve }: Pick<Battle, 'line' | 'reserve'>, side: Side): boolean =>
  sizeOf(line[side]) + sizeOf(reserve[side]) === 0
