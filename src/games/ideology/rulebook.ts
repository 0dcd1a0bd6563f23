import { knownMove, rulebook } from '../../kernel/index.ts'
import { gameOver, unknownSeat } from '../shared/seats.ts'
import { computer } from './computer/index.ts'
import { judgement } from './computer/judgement.ts'
import { prospects } from './computer/prospects.ts'
import { conditions } from './conditions.ts'
import { orders, ordersGiven } from './conflict/answers.ts'
import { ideologyCourse } from './course.ts'
import { habits } from './habits.ts'
import { invariants } from './invariants.ts'
import { options } from './options.ts'
import { imagine, secrets } from './secrets.ts'
import { setup } from './setup.ts'
import { type Ideology, ideologies } from './state.ts'

/** Ideology: The War of Ideas. */
export const ideologyRules = rulebook<Ideology>()({
  id: 'ideology',
  version: 1,
  seats: { from: 2, to: 5, all: ideologies },
  options,
  setup,
  common: [gameOver, unknownSeat, knownMove('unknown-move')],
  ...ideologyCourse,
  chapters: { development: 'phase', foreign: 'phase', conflict: 'phase', round: 'round' },
  secrets,
  strikes: { attacked: 'target', launched: 'target', conceded: 'target', 'region-lost': 'seat' },
  imagine,
  habits,
  orders: { move: orders.type, given: ordersGiven },
  conditions,
  computer,
  judgement,
  prospects,
  invariants,
})
