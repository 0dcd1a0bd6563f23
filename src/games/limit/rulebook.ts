import { type CommonCheck, knownMove, refuse, rulebook } from '../../kernel/index.ts'
import { gameOver, isSeat } from '../shared/seats.ts'
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

/** Section 6: a seat without an open decision of that kind is told so before anything else about its move. */
const notYourTurn: CommonCheck<Limit> = (p, seat, { declared }) =>
  isSeat(p, seat) ? declared?.open?.(p, seat) : refuse('not-your-turn')

/** A field that the move does not have. A card looks for such fields among its own checks. */
const superfluous: CommonCheck<Limit> = (_p, _seat, { declared, move }) => {
  if (!declared || declared.variants || !move) return undefined
  const isKnown = (name: string): boolean => name === 'type' || name in declared.params
  return Object.keys(move).every(isKnown) ? undefined : refuse('bad-choice')
}

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
