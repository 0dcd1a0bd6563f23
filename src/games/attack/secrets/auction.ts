/** Limits are sealed. */
import { secret } from '../../../kernel/index.ts'
import { activeSeat } from '../derived.ts'
import type { Attack } from '../state.ts'
import type { Hidden } from './hidden.ts'
import { possiblyAsked } from './waiting.ts'

export const hiddenLimits: Hidden = {
  secrets: [
    secret<Attack>()('action.limits', (limits, viewer) =>
      Object.fromEntries(Object.entries(limits).filter(([seat]) => seat === viewer)),
    ),
  ],
  imagine({ state, view, viewer, chance }) {
    const { action } = state
    if (action?.type !== 'auction') return
    const upTo = (least: number, most: number): number => least - 1 + chance.die(most - least + 1)
    const opener = activeSeat(state)
    action.limits[opener] ??= upTo(action.bid, state.players[opener].pp)
    for (const seat of possiblyAsked(view))
      if (seat !== viewer && !action.waiting.includes(seat) && chance.die(2) === 1)
        action.limits[seat] = upTo(action.bid + 1, state.players[seat].pp)
  },
}
