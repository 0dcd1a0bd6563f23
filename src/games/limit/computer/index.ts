import { thinking } from '../../shared/computer.ts'
import { limitCourse } from '../course.ts'
import { answerAlly, defend, pledge, seekAlliance, vote } from './allies.ts'
import { decide, tryAll } from './decide.ts'
import { discard, draw, keep } from './policies.ts'

/** 13. Sees its view only; what it does not see it draws anew in an imagined position. */
export const computer = thinking(limitCourse, {
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
})
