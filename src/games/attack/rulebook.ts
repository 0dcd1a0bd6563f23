import { type CommonCheck, knownMove, type Move, type Phase, refuse, remembered, rulebook } from '../../kernel/index.ts'
import { gameOver, isSeat } from '../shared/seats.ts'
import { amounts, ids, inForm, malformed } from './checks.ts'
import { computer } from './computer/index.ts'
import { over } from './end.ts'
import { fallbacks } from './fallbacks.ts'
import { imagine } from './imagine/index.ts'
import { invariants } from './invariants.ts'
import { options } from './options.ts'
import { setOrder } from './orders.ts'
import { auction, bidLimit, openAuction } from './phases/auction.ts'
import { battles, fight } from './phases/battles.ts'
import { blitz, blitzAgain, blitzPhase } from './phases/blitz.ts'
import { block, blockMove, passBlock } from './phases/block.ts'
import { bomb, bombing, disable, scramble } from './phases/bombing.ts'
import { build, buildPhase } from './phases/build.ts'
import { deploy, deployMove } from './phases/deploy.ts'
import { endAction } from './phases/end-action.ts'
import { intercept, interceptForm, interceptMove } from './phases/intercept.ts'
import { commit, hit, land } from './phases/land.ts'
import { losePlaneMove } from './phases/lost-planes.ts'
import { march, marchForm, recall } from './phases/march.ts'
import { endMoves, engage, movePhase, sail, unsail } from './phases/move.ts'
import { lineAdd, lineClear, naval, navalChoice, subs } from './phases/naval.ts'
import { answerPassage, passage } from './phases/passage.ts'
import { playCard, political } from './phases/political.ts'
import { produce, production, reserveFlag } from './phases/production.ts'
import { raid, raidArea, raidHit, raidPhase } from './phases/raid.ts'
import { research } from './phases/research.ts'
import { placeCapital, setupCapital } from './phases/setup-capital.ts'
import { claim, setupClaim } from './phases/setup-claim.ts'
import { place, setupPlace } from './phases/setup-place.ts'
import { strategic, strategicMove } from './phases/strategic-move.ts'
import { take, takeMove } from './phases/take.ts'
import { trade, tradeCancel, tradeStart } from './phases/trade.ts'
import { tradeAccept, tradeRefuse } from './phases/trade-answer.ts'
import { tradeCard, tradeNote, tradePropose, tradeSet, tradeWant } from './phases/trade-draft.ts'
import { begin, endTurn, turn } from './phases/turn.ts'
import { secrets } from './secrets.ts'
import { setup } from './setup.ts'
import { type Attack, allSeats, type Phase as PhaseName } from './state.ts'

const phases: Readonly<Record<PhaseName, Phase<Attack>>> = {
  'setup-claim': setupClaim,
  'setup-place': setupPlace,
  'setup-capital': setupCapital,
  turn,
  move: movePhase,
  block,
  passage,
  intercept,
  battles,
  naval,
  land,
  'strategic-move': strategicMove,
  build: buildPhase,
  political,
  take,
  deploy,
  blitz: blitzPhase,
  auction,
  trade,
  bombing,
  raid: raidPhase,
  production,
  over,
}

/** Moves that a seat may also make while it owes nothing. */
const anyTime: readonly string[] = ['set-order', 'reserve']

const owed = remembered((p: Attack['state']) => phases[p.phase].owes(p))

const isFree: CommonCheck<Attack> = (p, seat, { declared }) => {
  if (!isSeat(p, seat)) return refuse('not-pending')
  const type = declared?.type ?? ''
  // The one who offers may take the offer back while the partner thinks (5.13).
  if (anyTime.includes(type) || (type === 'trade-cancel' && p.phase === 'trade' && p.active === seat)) return undefined
  const own = owed(p).filter((known) => known.seat === seat)
  if (own.length === 0) return refuse('not-pending')
  const answers: readonly string[] = declared?.answers ?? []
  return own.some(({ decision }) => answers.includes(decision)) ? undefined : refuse('wrong-phase')
}

const moves: readonly Move<Attack>[] = [
  claim,
  place,
  placeCapital,
  begin,
  endTurn,
  endAction,
  setOrder,
  march,
  recall,
  sail,
  unsail,
  engage,
  endMoves,
  answerPassage,
  interceptMove,
  fight,
  subs,
  lineAdd,
  lineClear,
  navalChoice,
  commit,
  hit,
  strategic,
  build,
  playCard,
  blockMove,
  passBlock,
  takeMove,
  deployMove,
  blitz,
  blitzAgain,
  openAuction,
  bidLimit,
  raid,
  raidArea,
  raidHit,
  research,
  bomb,
  scramble,
  disable,
  losePlaneMove,
  tradeStart,
  tradeSet,
  tradeCard,
  tradeWant,
  tradeNote,
  tradePropose,
  tradeAccept,
  tradeRefuse,
  tradeCancel,
  produce,
  reserveFlag,
]

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
    inForm({ march: marchForm, intercept: interceptForm }),
    isFree,
    amounts,
    ids,
  ],
  moves,
  phases,
  decisions: {
    claim: { page: 'setup', fallback: fallbacks.claim },
    place: { page: 'setup', fallback: fallbacks.place, collected: true },
    'place-capital': { page: 'setup', fallback: fallbacks['place-capital'] },
    turn: { page: 'turn', fallback: fallbacks.turn },
    move: { page: 'move', fallback: fallbacks.move, collected: true },
    block: { page: 'political', reaction: true, fallback: fallbacks.block },
    passage: { page: 'sea', reaction: true, fallback: fallbacks.passage },
    intercept: { page: 'sea', reaction: true, fallback: fallbacks.intercept },
    fight: { page: 'move', fallback: fallbacks.fight },
    subs: { page: 'naval', reaction: true, fallback: fallbacks.subs },
    line: { page: 'naval', reaction: true, fallback: fallbacks.line, collected: true },
    'naval-choice': { page: 'naval', reaction: true, fallback: fallbacks['naval-choice'] },
    open: { page: 'land', fallback: fallbacks.open },
    reinforce: { page: 'land', fallback: fallbacks.reinforce },
    hit: { page: 'land', fallback: fallbacks.hit },
    'strategic-move': { page: 'move', fallback: fallbacks['strategic-move'], collected: true },
    build: { page: 'build', fallback: fallbacks.build, collected: true },
    political: { page: 'political', fallback: fallbacks.political },
    take: { page: 'political', fallback: fallbacks.take },
    deploy: { page: 'political', fallback: fallbacks.deploy },
    blitz: { page: 'blitz', fallback: fallbacks.blitz },
    auction: { page: 'auction', reaction: true, fallback: fallbacks.auction },
    trade: { page: 'trade', fallback: fallbacks.trade },
    'trade-draft': { page: 'trade', fallback: fallbacks['trade-draft'], collected: true },
    'trade-answer': { page: 'trade', reaction: true, fallback: fallbacks['trade-answer'] },
    scramble: { page: 'bombing', reaction: true, fallback: fallbacks.scramble },
    disable: { page: 'bombing', fallback: fallbacks.disable },
    'lose-plane': { page: 'bombing', fallback: fallbacks['lose-plane'] },
    raid: { page: 'raid', fallback: fallbacks.raid },
    'raid-hit': { page: 'raid', fallback: fallbacks['raid-hit'] },
    produce: { page: 'production', fallback: fallbacks.produce },
  },
  chapters: {
    ...{ claims: 'stretch', placement: 'stretch', setup: 'round' },
    ...{ battle: 'stretch', 'naval-battle': 'stretch', turn: 'stretch', round: 'round' },
  },
  secrets,
  imagine,
  computer,
  invariants,
})
