import type { PlainMove } from '../../../kernel/index.ts'
import { type Think, thinking } from '../../shared/computer.ts'
import { ideologyCourse } from '../course.ts'
import type { Ideology } from '../state.ts'
import { foreign } from './abroad.ts'
import { develop, discard, trade } from './growth.ts'
import { diplomacy } from './relations.ts'
import { type Situation, situationOf } from './situation.ts'
import { conflict, defend, press } from './strife.ts'

const weighing =
  (choose: (situation: Situation) => PlainMove | null): Think<Ideology> =>
  (view, seat, mind) =>
    choose(situationOf(view, seat, mind)) ?? undefined

/** A sound, quick player. It sees its view only. */
export const computer = thinking(ideologyCourse, {
  discard: (view, seat, mind, { about }) => discard(situationOf(view, seat, mind), Number(about?.count)),
  trade: weighing(trade),
  develop: weighing(develop),
  foreign: weighing(foreign),
  conflict: weighing(conflict),
  defend: weighing((situation) => situation.view.conflict && defend(situation, situation.view.conflict)),
  press: weighing((situation) => situation.view.conflict && press(situation, situation.view.conflict)),
  diplomacy: weighing(diplomacy),
})
