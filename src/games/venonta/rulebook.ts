import { knownMove, rulebook } from '../../kernel/index.ts'
import { gameOver, unknownSeat } from '../shared/seats.ts'
import { play } from './cards/play.ts'
import { attack, rebel } from './combat/attack.ts'
import { truce, volley } from './combat/battle.ts'
import { computer } from './computer/index.ts'
import { fallbacks } from './fallbacks.ts'
import { habits } from './habits.ts'
import { invariants } from './invariants.ts'
import { options } from './options.ts'
import { orders } from './orders.ts'
import { claim, claimPhase } from './phases/claim.ts'
import { autoFuel, close, consumption, fuel } from './phases/consumption.ts'
import { council, councilPhase } from './phases/council.ts'
import { objectivesPhase, takeObjective } from './phases/objectives.ts'
import { over } from './phases/over.ts'
import { pact, pactsPhase } from './phases/pacts.ts'
import { turns } from './phases/turns.ts'
import { imagine, secrets } from './secrets.ts'
import { setup } from './setup.ts'
import { allSeats, type Venonta } from './state.ts'
import { endStep } from './turns/end-step.ts'
import { feed } from './turns/feed.ts'
import { moveTank } from './turns/movement.ts'
import { build, integrate, revert, shiftFuel } from './turns/produce.ts'
import { answer, buy, withdraw } from './turns/trade.ts'
import { tribute } from './turns/tribute.ts'

/** Venonta - La terra degli uomini. */
export const venontaRules = rulebook<Venonta>()({
  id: 'venonta',
  version: 1,
  seats: { from: 2, to: 6, all: allSeats },
  options,
  setup,
  common: [gameOver, unknownSeat, knownMove('unknown-move')],
  moves: [
    claim,
    council,
    takeObjective,
    pact,
    feed,
    build,
    revert,
    integrate,
    buy,
    answer,
    withdraw,
    shiftFuel,
    tribute,
    attack,
    rebel,
    volley,
    truce,
    moveTank,
    play,
    endStep,
    fuel,
    close,
    autoFuel,
    orders,
  ],
  phases: {
    claim: claimPhase,
    council: councilPhase,
    objectives: objectivesPhase,
    pacts: pactsPhase,
    turns,
    consumption,
    over,
  },
  decisions: {
    claim: { page: 'claim', fallback: fallbacks.claim },
    council: { page: 'cards', fallback: fallbacks.council },
    objective: { page: 'objectives', fallback: fallbacks.objective },
    pact: { page: 'pacts', fallback: fallbacks.pact },
    feed: { page: 'food', fallback: fallbacks.feed },
    produce: { page: 'production', fallback: fallbacks.produce },
    combat: { page: 'combat', fallback: fallbacks.combat },
    battle: { page: 'combat', fallback: fallbacks.battle },
    move: { page: 'combat', fallback: fallbacks.move },
    sale: { page: 'trade', reaction: true, fallback: fallbacks.sale },
    consumption: { page: 'fuel', fallback: fallbacks.consumption },
  },
  chapters: { claim: 'round', council: 'phase', battle: 'stretch', turn: 'stretch', turns: 'phase', round: 'round' },
  secrets,
  imagine,
  habits,
  computer,
  invariants,
})
