import { type AnyRulebook, type Coming, coming, owedBy, type StateBase, same } from '../../kernel/index.ts'
import type { Plan, PlannedMove } from '../../store/index.ts'
import { answerOf } from './answer.ts'

/** A question that a seat will be asked, as far as it can know, and what its plan says to it. */
export interface Ahead extends Coming {
  /** It is asked that now. */
  readonly isNow: boolean
  /** The move that the plan holds for it; undefined where it holds none, or a habit answers. */
  readonly planned: PlannedMove | undefined
  readonly isAnswered: boolean
  /** Where in the queue a move for it belongs: before what is meant for later. */
  readonly place: number
}

/** What a seat will be asked, if it plays what it has planned and the others let things take their course. */
export function aheadOf(book: AnyRulebook, state: StateBase, seat: string, plan: Plan): readonly Ahead[] {
  let left = plan
  const found: Ahead[] = []
  const asked = coming(book, state, seat, (there, owed) => {
    const before = left
    let answer = answerOf({ book, state: there, seat, owed }, left)
    for (; answer?.dropped !== undefined; answer = answer.halts ? undefined : answerOf({ book, state: there, seat, owed }, left))
      left = answer.left
    if (answer) left = answer.left
    const planned = answer && before.queue.find((one) => !left.queue.includes(one) && one.move === answer.move)
    const next = left.queue[0]
    const place = planned ? plan.queue.indexOf(planned) : next ? plan.queue.indexOf(next) : plan.queue.length
    found.push({ state: there, owed, isNow: false, planned, isAnswered: answer !== undefined, place })
    return answer?.move
  })
  for (const _ of asked);
  const now = owedBy(book, state, seat)
  return found.map((one, index) => ({ ...one, isNow: index === 0 && now.length > 0 && same(now, one.owed) }))
}
