import { knownMove, rulebook } from '../../kernel/index.ts'
import { gameOver } from '../shared/seats.ts'
import { notYourTurn, superfluous } from './checks.ts'
import { caution } from './computer/caution.ts'
import { computer } from './computer/index.ts'
import { prospects } from './computer/prospects.ts'
import { conditions } from './conditions.ts'
import { limitCourse } from './course.ts'
import { habits } from './habits.ts'
import { invariants } from './invariants.ts'
import { options } from './options.ts'
import { imagine, secrets } from './secrets.ts'
import { setup } from './setup.ts'
import { allSeats, type Limit } from './state.ts'

/** Limit. */
export const limitRules = rulebook<Limit>()({
  id: 'limit',
  version: 1,
  seats: { from: 1, to: 6, all: allSeats },
  options,
  setup,
  common: [gameOver, knownMove('unknown-move'), notYourTurn, superfluous],
  ...limitCourse,
  chapters: { decisions: 'phase', social: 'phase', generation: 'round', resilience: 'stretch' },
  secrets,
  strikes: {
    attacks: 'target',
    'plays-against': 'target',
    'breaks-alliance': 'members',
    'leaves-alliance': 'members',
    excluded: 'seat',
  },
  imagine,
  habits,
  conditions,
  computer,
  caution,
  prospects,
  invariants,
})
