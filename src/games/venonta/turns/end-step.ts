import { move, type PlainMove } from '../../../kernel/index.ts'
import type { Step, Venonta } from '../state.ts'
import { endTurn, turnCheck, turnOf } from './turn.ts'

const following: Readonly<Partial<Record<Step, Step>>> = { produce: 'combat', combat: 'move' }

/** 5.6: production, combat, movement; then the next seat. */
export const endStep = move<Venonta>()({
  type: 'end-step',
  answers: ['produce', 'combat', 'move'],
  open: turnCheck('produce', 'combat', 'move'),
  play(p, _seat, _given, table) {
    const next = following[turnOf(p).step]
    if (next) turnOf(p).step = next
    else endTurn(p, table)
  },
})

/** 8.1 */
export const endsStep = (): PlainMove => ({ type: 'end-step' })
