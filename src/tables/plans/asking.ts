import type { PlainMove } from '../../kernel/index.ts'
import type { Plan, SeatRow } from '../../store/index.ts'
import type { Change } from '../play/change.ts'
import { type Asked, answerOf, type Dropped } from './answer.ts'
import { emptyPlan, isEmpty } from './fitting.ts'
import { planDropped } from './told.ts'

export const keepPlan = (change: Change, { number }: SeatRow, plan: Plan): void =>
  change.seat(number, { plan: isEmpty(plan) ? null : plan })

/** The plan's answer to what is asked. What does not fit is taken out of it on the way, and its person is told why. */
export function askPlan(change: Change, asked: Asked, seat: SeatRow): PlainMove | undefined {
  let plan = seat.plan ?? emptyPlan
  for (let answer = answerOf(asked, plan); answer; answer = answerOf(asked, plan)) {
    plan = answer.left
    keepPlan(change, seat, plan)
    if (answer.dropped === undefined) return answer.move
    tellDropped(change, seat, answer)
    if (answer.halts) return undefined
  }
  return undefined
}

function tellDropped(change: Change, { number, person }: SeatRow, { dropped, why }: Dropped): void {
  if (person === null) return
  const params = { dropped, why: why.code, params: why.params ?? {} }
  change.say('note', { to: 'seat', seat: number, person }, { what: planDropped, params })
}
