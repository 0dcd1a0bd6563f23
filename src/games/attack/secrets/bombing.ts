/** Until it is resolved others see how many planes come, not as what. */
import { secret, type Viewer } from '../../../kernel/index.ts'
import type { Attack, State } from '../state.ts'
import type { BombingAction } from '../turn/action.ts'
import { type Hidden, isActive } from './hidden.ts'

/** The planes whose split the viewer may not know. */
const unsplit = ({ action, active }: Pick<State, 'action' | 'active'>, viewer: Viewer): BombingAction | undefined =>
  action?.type === 'bombing' && action.step === 'scramble' && !isActive({ active }, viewer) ? action : undefined

export const hiddenSplit: Hidden = {
  secrets: [
    secret<Attack>()('action.fighters', (fighters, viewer, _keys, p) => {
      const planes = unsplit(p, viewer)
      return planes ? planes.fighters + planes.bombers : fighters
    }),
    secret<Attack>()('action.bombers', (bombers, viewer, _keys, p) => (unsplit(p, viewer) ? 0 : bombers)),
  ],
  imagine({ state, viewer, chance }) {
    const action = unsplit(state, viewer)
    if (!action) return
    const planes = action.fighters
    action.fighters = chance.die(planes + 1) - 1
    action.bombers = planes - action.fighters
  },
}
