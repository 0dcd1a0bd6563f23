import { course, here, type Sequence, sequence } from '../../kernel/index.ts'
import { bombing } from './air/bombing.ts'
import { buildPhase, launch } from './economy/build.ts'
import { endRound, production } from './economy/production.ts'
import { over } from './end/end.ts'
import { land } from './land/land.ts'
import { battles } from './movement/battles.ts'
import { executeMoves } from './movement/execution.ts'
import { fireAtCrossings, intercept } from './movement/intercept.ts'
import { beginLandings, turnBackDefeated } from './movement/landing.ts'
import { endMove, movePhase } from './movement/move.ts'
import { passage, turnBackRefused } from './movement/passage.ts'
import { strategicMove } from './movement/strategic-move.ts'
import { naval } from './naval/naval.ts'
import { endSetup, setupCapital } from './opening/capital.ts'
import { setupClaim } from './opening/claim.ts'
import { setupPlace } from './opening/place.ts'
import { blitzPhase } from './politics/blitz.ts'
import { block } from './politics/block.ts'
import { deploy } from './politics/deploy.ts'
import { cardDone, carryOut, political } from './politics/political.ts'
import { take } from './politics/take.ts'
import { auction, knockDown } from './routes/auction.ts'
import { raidPhase } from './routes/raid.ts'
import type { Attack, Phase, State } from './state.ts'
import { trade } from './trade/trade.ts'
import { finishAction } from './turn/current.ts'
import { setOrder } from './turn/orders.ts'
import { turn } from './turn/turn.ts'

const isMove = ({ action }: State): boolean => action?.type === 'move' || action?.type === 'blitzkrieg'
const isBuild = ({ action }: State): boolean => action?.type === 'build'
const isCard = ({ action }: State): boolean => action?.type === 'political'

const atSea = ({ action }: State): boolean => action !== null && 'stage' in action && action.stage === 'naval'
const ashore = ({ action }: State): boolean => action !== null && 'stage' in action && action.stage === 'land'

/** 4 The setup. */
const opening = sequence<Attack>()({ steps: ['setup-claim', 'setup-place', 'setup-capital', endSetup, 'turn'] })

/** 5 A round: turn after turn, each begun by the one before, then what everybody gets. */
const round = sequence<Attack>()({ steps: ['turn', 'production', endRound, 'turn'] })

/** 5.2 A move action, from its orders to its last battle; a Blitzkrieg (5.5) goes the same way. */
const moveAction = sequence<Attack>()({
  when: isMove,
  steps: [
    'move', // 5.1
    executeMoves, // 5.2.1, 5.2.2
    'block', // 5.2.3
    'passage', // 5.2.4
    turnBackRefused,
    here('battles', atSea), // 5.2.5
    turnBackDefeated,
    'intercept', // 5.2.6
    fireAtCrossings,
    beginLandings, // 5.2.7
    here('battles', ashore), // 5.2.8
    endMove,
    finishAction,
    'turn',
  ],
})

/** 5.6 A build action: a fleet launched among enemies fights. */
const buildAction = sequence<Attack>()({ when: isBuild, steps: ['build', launch, 'battles', finishAction, 'turn'] })

/** 5.7, 5.8 A battle, and what is left to fight. */
const navalBattle = sequence<Attack>()({ steps: ['naval', 'battles'] })
const landBattle = sequence<Attack>()({ steps: ['land', 'battles'] })

/** 5.10 A political card, from the moment in which others may block it to the next one. */
const politicalCard = sequence<Attack>()({
  when: isCard,
  steps: ['block', carryOut, 'take', 'deploy', cardDone, 'political'],
})

/** 5.11 The auction of a trade route. */
const auctionAction = sequence<Attack>()({ steps: ['auction', knockDown, finishAction, 'turn'] })

/** The others have one phase. */
const actionOf = (phase: Phase): Sequence<Attack> => ({ steps: [phase, finishAction, 'turn'] })

/** Attack! with the Expansion. */
export const attackCourse = course<Attack>()({
  phases: [
    setupClaim,
    setupPlace,
    setupCapital,
    turn,
    movePhase,
    passage,
    intercept,
    battles,
    naval,
    land,
    strategicMove,
    buildPhase,
    political,
    block,
    take,
    deploy,
    blitzPhase,
    auction,
    raidPhase,
    bombing,
    trade,
    production,
    over,
  ],
  sequences: [
    ...[opening, round],
    ...[moveAction, buildAction, navalBattle, landBattle],
    ...[politicalCard, actionOf('political')],
    auctionAction,
    ...(['strategic-move', 'blitz', 'raid', 'bombing', 'trade'] as const).map(actionOf),
  ],
  anyTime: [setOrder],
})
