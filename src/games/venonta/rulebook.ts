import { type CommonCheck, knownMove, refuse, rulebook } from '../../kernel/index.ts'
import { isSeat } from './derived.ts'
import { options } from './options.ts'
import { claim, claimPhase, wettest } from './phases/claim.ts'
import { imagine, secrets } from './secrets.ts'
import { setup } from './setup.ts'
import { allSeats, type Venonta } from './state.ts'

const gameOver: CommonCheck<Venonta> = (p) => (p.result ? refuse('game-over') : undefined)
const unknownSeat: CommonCheck<Venonta> = (p, seat) => (isSeat(p, seat) ? undefined : refuse('unknown-seat'))

const later = { owes: () => [] }
const endStep = () => ({ type: 'end-step' })

/** Venonta - La terra degli uomini. */
export const venontaRules = rulebook<Venonta>()({
  id: 'venonta',
  version: 1,
  seats: { from: 2, to: 6, all: allSeats },
  options,
  setup,
  common: [gameOver, unknownSeat, knownMove('unknown-move')],
  moves: [claim],
  phases: {
    claim: claimPhase,
    council: later,
    objectives: later,
    pacts: later,
    turns: later,
    consumption: later,
    over: later,
  },
  decisions: {
    claim: { page: 'claim', fallback: (p) => ({ type: 'claim', territory: wettest(p) }) },
    council: { page: 'council', fallback: () => ({ type: 'council', discard: [] }) },
    objective: { page: 'objectives', fallback: () => ({ type: 'take-objective', index: 0 }) },
    pact: { page: 'pacts', fallback: () => ({ type: 'pact', with: null }) },
    feed: { page: 'feed', fallback: endStep },
    produce: { page: 'produce', fallback: endStep },
    combat: { page: 'combat', fallback: endStep },
    battle: { page: 'combat', fallback: () => ({ type: 'volley' }) },
    move: { page: 'combat', fallback: endStep },
    sale: { page: 'trade', reaction: true, fallback: () => ({ type: 'answer', accept: false }) },
    consumption: { page: 'consumption', fallback: () => ({ type: 'auto-fuel' }) },
  },
  secrets,
  imagine,
  computer: (view) => ({ type: 'claim', territory: wettest(view) }),
})
