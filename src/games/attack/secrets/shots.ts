/** Whether and at what the submarines fire at transports is known when all have answered. */
import { secret } from '../../../kernel/index.ts'
import { moving } from '../movement/in-transit.ts'
import type { Attack, State } from '../state.ts'
import { quarries, standardQuarry } from '../turn/action.ts'
import type { Hidden } from './hidden.ts'
import { asksItself } from './orders.ts'

const unanswered = { fire: null, prefer: standardQuarry }

const areSecret = ({ phase }: Pick<State, 'phase'>): boolean => phase === 'intercept'

export const hiddenShots: Hidden = {
  secrets: [
    secret<Attack>()('action.shots', (shots, viewer, _keys, p) =>
      shots.map((shot) => (areSecret(p) && shot.seat !== viewer ? { ...shot, ...unanswered } : shot)),
    ),
  ],
  /** Others may have answered, fired on an order, or be thinking still; somebody is. */
  imagine({ state, viewer, chance }) {
    if (!areSecret(state)) return
    const { shots } = moving(state)
    const others = shots.filter((shot) => shot.seat !== viewer)
    for (const shot of others) {
      asksItself(state, shot.seat, 'intercept')
      const answer = chance.pick(['open', 'fire', 'hold'] as const)
      if (answer === 'open') continue
      shot.fire = answer === 'fire'
      if (shot.fire) shot.prefer = chance.pick(quarries)
    }
    if (shots.some(({ fire }) => fire === null) || others.length === 0) return
    Object.assign(chance.pick(others), unanswered)
  },
}
