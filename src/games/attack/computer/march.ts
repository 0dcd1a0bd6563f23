/** The orders of a move: those of the plan that have not been given yet. */
import { moving, sameMarch } from '../movement/marches.ts'
import { campaignOf } from './campaign.ts'
import type { Think } from './think.ts'

export const march: Think = (p, seat) => {
  const action = moving(p)
  const next = campaignOf(p, seat, action.type === 'blitzkrieg').marches.find(
    (planned) => !action.marches.some((ordered) => sameMarch(planned, ordered)),
  )
  return next && { type: 'march', ...next }
}
