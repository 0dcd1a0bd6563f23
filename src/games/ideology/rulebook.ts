import { type CommonCheck, knownMove, refuse, rulebook } from '../../kernel/index.ts'
import { isSeat } from './checks.ts'
import { computer } from './computer.ts'
import { fallbacks } from './fallbacks.ts'
import { habits } from './habits.ts'
import { invariants } from './invariants.ts'
import { options } from './options.ts'
import { concede, counter, orders, press, withdraw } from './phases/answers.ts'
import { assessment } from './phases/assessment.ts'
import { startConflict } from './phases/attack.ts'
import { conflict } from './phases/conflict.ts'
import { buy, develop, development, done } from './phases/development.ts'
import { diplomacy, proposeStances } from './phases/diplomacy.ts'
import { extend, foreign, remove } from './phases/foreign.ts'
import { launch } from './phases/launch.ts'
import { hold, pass } from './phases/passing.ts'
import { discardMove, resources } from './phases/resources.ts'
import { trade, trading } from './phases/trading.ts'
import { finished, turnOrder } from './phases/turn-order.ts'
import { imagine, secrets } from './secrets.ts'
import { setup } from './setup.ts'
import { type Ideology, ideologies } from './state.ts'

const gameOver: CommonCheck<Ideology> = (p) => (p.result ? refuse('game-over') : undefined)
const unknownSeat: CommonCheck<Ideology> = (p, seat) => (isSeat(p, seat) ? undefined : refuse('unknown-seat'))

/** Ideology: The War of Ideas. */
export const ideologyRules = rulebook<Ideology>()({
  id: 'ideology',
  version: 1,
  seats: { from: 2, to: 5, all: ideologies },
  options,
  setup,
  common: [gameOver, unknownSeat, knownMove('unknown-move')],
  moves: [
    discardMove,
    trade,
    develop,
    buy,
    done,
    extend,
    remove,
    startConflict,
    launch,
    counter,
    concede,
    press,
    withdraw,
    pass,
    proposeStances,
    hold,
    orders,
  ],
  phases: {
    resources,
    trading,
    development,
    foreign,
    conflict,
    diplomacy,
    assessment,
    'turn-order': turnOrder,
    finished,
  },
  decisions: {
    discard: { page: 'resources', fallback: fallbacks.discard },
    trade: { page: 'trading', fallback: fallbacks.trade },
    develop: { page: 'development', fallback: fallbacks.develop },
    foreign: { page: 'foreign', fallback: fallbacks.pass },
    conflict: { page: 'conflict', fallback: fallbacks.pass },
    defend: { page: 'conflict', reaction: true, fallback: fallbacks.defend },
    press: { page: 'conflict', fallback: fallbacks.press },
    diplomacy: { page: 'diplomacy', fallback: fallbacks.diplomacy },
  },
  chapters: { development: 'phase', foreign: 'phase', conflict: 'phase', round: 'round' },
  secrets,
  imagine,
  habits,
  computer,
  invariants,
})
