import type { PlainMove } from '../../../kernel/index.ts'
import { type Think, thinking } from '../../shared/computer.ts'
import { ideologyCourse } from '../course.ts'
import type { Ideology } from '../state.ts'
import { foreign } from './abroad.ts'
import { develop, discard, trade } from './growth.ts'
import { type Manner, simple } from './manner.ts'
import { diplomacy } from './relations.ts'
import { type Situation, situationOf } from './situation.ts'
import { conflict, defend, press } from './strife.ts'

/** A computer that decides in this manner. It sees its view only. */
export function playing(manner: Manner) {
  const weighing =
    (choose: (situation: Situation) => PlainMove | null): Think<Ideology> =>
    (view, seat, mind) =>
      choose(situationOf(view, seat, mind, manner)) ?? undefined
  return thinking(ideologyCourse, {
    discard: (view, seat, mind, { about }) => discard(situationOf(view, seat, mind, manner), Number(about?.count)),
    trade: weighing(trade),
    develop: weighing(develop),
    foreign: weighing(foreign),
    conflict: weighing(conflict),
    defend: weighing((situation) => situation.view.conflict && defend(situation, situation.view.conflict)),
    press: weighing((situation) => situation.view.conflict && press(situation, situation.view.conflict)),
    diplomacy: weighing(diplomacy),
  })
}

/** A sound, quick player. */
export const computer = playing(simple)
