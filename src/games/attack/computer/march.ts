/** The orders of a move: those of the plan that have not been given yet. */

import type { Imagining } from '../../shared/computer.ts'
import { moving, sameMarch, staying } from '../movement/in-transit.ts'
import type { Attack, State } from '../state.ts'
import type { March } from '../turn/action.ts'
import { campaignOf } from './campaign.ts'
import type { Manner } from './manner.ts'

/** A move that somebody else began may have sent away what the plan counts on. */
const canLeave = (p: State, { from, unit, count }: March): boolean =>
  p.regions[from]!.units[unit] >= count && staying(p, from) > count

export const march =
  (manner: Manner): Imagining<Attack> =>
  (p, seat) => {
    const action = moving(p)
    const next = campaignOf(p, seat, action.type === 'blitzkrieg', manner).marches.find(
      (planned) => !action.marches.some((ordered) => sameMarch(planned, ordered)) && canLeave(p, planned),
    )
    return next && { type: 'march', ...next }
  }
