import { knownMove, rulebook } from '../../kernel/index.ts'
import { gameOver, unknownSeat } from '../shared/seats.ts'
import { computer } from './computer/index.ts'
import { judgement } from './computer/judgement.ts'
import { prospects } from './computer/prospects.ts'
import { conditions } from './conditions.ts'
import { venontaCourse } from './course.ts'
import { habits } from './habits.ts'
import { invariants } from './invariants.ts'
import { options } from './options.ts'
import { orders, ordersGiven } from './round/orders.ts'
import { imagine, secrets } from './secrets.ts'
import { setup } from './setup.ts'
import { allSeats, type Venonta } from './state.ts'

/** Venonta - La terra degli uomini. */
export const venontaRules = rulebook<Venonta>()({
  id: 'venonta',
  version: 1,
  seats: { from: 2, to: 6, all: allSeats },
  options,
  setup,
  common: [gameOver, unknownSeat, knownMove('unknown-move')],
  ...venontaCourse,
  chapters: { claim: 'round', council: 'phase', battle: 'stretch', turn: 'stretch', turns: 'phase', round: 'round' },
  secrets,
  strikes: {
    ...Object.fromEntries(
      ['attack', 'liberation', 'rebellion'].flatMap((kind) =>
        ['start', 'won', 'lost', 'ceasefire', 'truce'].map((what) => [`${kind}-${what}`, 'other']),
      ),
    ),
    'card-played': 'struck',
    ruined: 'seat',
    'lost-food': 'seat',
    'lost-tokens': 'seat',
    'lost-people': 'seat',
    'lost-tanks': 'seat',
  },
  imagine,
  habits,
  orders: { move: orders.type, given: ordersGiven },
  conditions,
  computer,
  judgement,
  prospects,
  invariants,
})
