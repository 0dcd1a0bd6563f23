/** What a side answers at sea is known when both have answered. */
import { secret } from '../../../kernel/index.ts'
import { sizeOf } from '../derived.ts'
import { autoLine } from '../naval/line.ts'
import { retreats } from '../naval/retreat.ts'
import { onlySubmarines, shipsOf, sides } from '../naval/sides.ts'
import type { Attack, State } from '../state.ts'
import type { Naval } from '../turn/action.ts'
import type { Hidden, Imagined } from './hidden.ts'
import { asksItself } from './orders.ts'

const battleOf = ({ action }: Pick<State, 'action'>): Naval | undefined => {
  const battle = action && 'battle' in action ? action.battle : null
  return battle?.kind === 'naval' ? battle : undefined
}

/** A side's answer, while its step lasts. */
const answerOf = (path: 'join' | 'lines' | 'choice', step: Naval['step'], instead: null | []) =>
  secret<Attack>()(`action.battle.${path}.*`, (answer, viewer, [side], p) => {
    const battle = battleOf(p)
    if (battle?.step !== step) return answer
    return viewer !== null && viewer === battle[side === 'attacker' ? 'attacker' : 'defender'] ? answer : instead
  })

function imagineNaval({ state, viewer, chance }: Imagined, battle: Naval): void {
  for (const side of sides) {
    const seat = battle[side]
    if (seat === viewer) continue
    const isAsked = battle.waiting.includes(seat)
    const own = shipsOf(state, battle, side)
    const fleet = battle.fleet[side]
    if (battle.step === 'subs') {
      asksItself(state, seat, 'subsJoin')
      battle.join[side] = isAsked ? null : own.sub > 0 && (onlySubmarines(own) || chance.die(2) === 1)
    } else if (battle.step === 'lines') {
      if (isAsked) asksItself(state, seat, 'navalLine')
      const whole = chance.shuffle(autoLine(fleet, sizeOf(fleet))).slice(0, battle.length)
      battle.lines[side] = isAsked ? whole.slice(0, chance.die(battle.length) - 1) : whole
    } else {
      if (isAsked) asksItself(state, seat, 'navalRetreat')
      battle.choice[side] = isAsked ? null : chance.pick(['stay', ...retreats(state, battle, side)])
    }
  }
}

export const hiddenAnswers: Hidden = {
  secrets: [answerOf('join', 'subs', null), answerOf('lines', 'lines', []), answerOf('choice', 'retreat', null)],
  imagine(imagined) {
    const battle = battleOf(imagined.state)
    if (battle) imagineNaval(imagined, battle)
  },
}
