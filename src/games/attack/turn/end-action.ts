import { move } from '../../../kernel/index.ts'
import { endBuilding } from '../economy/build.ts'
import type { Attack } from '../state.ts'
import { finishAction } from './current.ts'

/** Whoever has done enough in an action that goes on and on says so. */
export const endAction = move<Attack>()({
  type: 'end-action',
  group: 'turn',
  answers: ['strategic-move', 'build', 'political', 'blitz', 'raid', 'trade'],
  params: {},
  check: () => undefined,
  play(p, _seat, _given, table) {
    if (p.action?.type === 'build') endBuilding(p, p.action, table)
    else finishAction(p, table)
  },
})
