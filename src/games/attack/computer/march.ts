/** The orders of a move: those of the plan that have not been given yet. */

import type { Imagining } from '../../shared/computer.ts'
import { moving, sameMarch, staying } from '../movement/in-transit.ts'
import type { Attack, Seat, State } from '../state.ts'
import type { March, MoveAction } from '../turn/action.ts'
import { campaignOf } from './campaign.ts'
import type { Manner } from './manner.ts'

/** A move that somebody else began may have sent away what the plan counts on. */
const canLeave = (p: State, { from, unit, count }: March): boolean =>
  p.regions[from]!.units[unit] >= count && staying(p, from) > count

/** The same plan would be found after each order: whoever plays on from a position need not look for it again. */
const planned = new WeakMap<MoveAction, Map<Manner, readonly March[]>>()

export function planOf(p: State, seat: Seat, action: MoveAction, manner: Manner): readonly March[] {
  const known = planned.get(action) ?? new Map<Manner, readonly March[]>()
  planned.set(action, known)
  const plan = known.get(manner) ?? campaignOf(p, seat, action.type === 'blitzkrieg', manner).marches
  known.set(manner, plan)
  return plan
}

export const march =
  (manner: Manner): Imagining<Attack> =>
  (p, seat) => {
    const action = moving(p)
    const next = planOf(p, seat, action, manner).find(
      (wanted) => !action.marches.some((ordered) => sameMarch(wanted, ordered)) && canLeave(p, wanted),
    )
    return next && { type: 'march', ...next }
  }
