import type { Mind, PlainMove } from '../../../kernel/index.ts'
import { type Decision, limitCourse } from '../course.ts'
import type { Limit, Seat, View } from '../state.ts'
import { answerAlly, defend, pledge, seekAlliance, vote } from './allies.ts'
import { decide, tryAll } from './decide.ts'
import { discard, draw, keep } from './policies.ts'
import type { Think } from './think.ts'

/** 13. Where nothing stands here the deadline's answer is good enough. */
const thinking: Readonly<Partial<Record<Decision, Think>>> = {
  'choose-deck': draw,
  'keep-policies': keep,
  discard,
  decisions: (view, seat, mind, owed) => pledge(view, seat, mind, owed) ?? decide(view, seat, mind, owed),
  'raise-class': tryAll,
  'lower-class': tryAll,
  'lower-factory': tryAll,
  'choose-growth': tryAll,
  transact: tryAll,
  resist: defend,
  'give-aid': answerAlly,
  vote,
  alliances: seekAlliance,
}

/** Sees its view only; what it does not see it draws anew in an imagined position. */
export function computer(view: View, seat: Seat, mind: Mind<Limit>): PlainMove {
  const [owed] = mind.owed
  if (!owed) throw new Error(`limit: ${seat} owes nothing`)
  // `as`: nothing is owed but decisions of the course.
  const decision = owed.decision as Decision
  return thinking[decision]?.(view, seat, mind, owed) ?? limitCourse.decisions[decision].fallback(mind.imagine(), seat, owed)
}
