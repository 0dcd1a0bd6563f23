import { matter } from '../../../kernel/index.ts'
import { attackMove } from '../params.ts'
import type { Attack } from '../state.ts'

/** Whoever has done enough in an action that goes on and on says so. */
const endAction = attackMove({
  type: 'end-action',
  group: 'turn',
  answers: ['strategic-move', 'build', 'political', 'blitz', 'raid', 'trade'],
  play: (_p, _seat, _given, table) => table.endPhase(),
})

/** What such actions have in common. */
export const ending = matter<Attack>()({ decisions: {}, moves: [endAction] })
