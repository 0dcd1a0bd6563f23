import { knownMove, notAsked, rulebook } from '../../kernel/index.ts'
import { gameOver } from '../shared/seats.ts'
import { amounts, ids, malformed, notSeated } from './checks.ts'
import { caution } from './computer/caution.ts'
import { computer } from './computer/index.ts'
import { prospects } from './computer/prospects.ts'
import { conditions } from './conditions.ts'
import { attackCourse } from './course.ts'
import { habits } from './habits.ts'
import { invariants } from './invariants.ts'
import { options } from './options.ts'
import { imagine, secrets } from './secrets/index.ts'
import { setup } from './setup.ts'
import { type Attack, allSeats } from './state.ts'
import { ordersGiven, setOrder } from './turn/orders.ts'

/** Attack! with the Expansion. */
export const attackRules = rulebook<Attack>()({
  id: 'attack',
  version: 1,
  seats: { from: 2, to: 8, all: allSeats },
  options,
  setup,
  common: [
    gameOver,
    knownMove('unknown-move'),
    malformed,
    notSeated,
    notAsked(attackCourse, { nothing: 'not-pending', another: 'wrong-phase' }),
    amounts,
    ids,
  ],
  ...attackCourse,
  chapters: {
    ...{ claims: 'stretch', placement: 'stretch', setup: 'round' },
    ...{ battle: 'stretch', 'naval-battle': 'stretch', turn: 'stretch', round: 'round' },
  },
  secrets,
  habits,
  orders: { move: setOrder.type, given: ordersGiven },
  conditions,
  strikes: {
    'battle-won': 'target',
    'battle-held': 'target',
    'capital-falls': 'seat',
    'naval-battle': 'target',
    'plays-card-at': 'target',
    'partisans-remove': 'owner',
    'takes-card': 'target',
    'takes-some-card': 'target',
    'route-disabled': 'seat',
    'some-route-disabled': 'seat',
    'route-destroyed': 'seat',
    'some-route-destroyed': 'seat',
    bombs: 'target',
  },
  imagine,
  computer,
  prospects,
  caution,
  invariants,
})
