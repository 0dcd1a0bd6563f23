import { type CommonCheck, knownMove, type Move, type Phase, refuse, remembered, rulebook } from '../../kernel/index.ts'
import { gameOver, isSeat } from '../shared/seats.ts'
import { bomb, bombing, disable, scramble } from './air/bombing.ts'
import { losePlaneMove } from './air/lost-planes.ts'
import { amounts, ids, inForm, malformed } from './checks.ts'
import { computer } from './computer/index.ts'
import { build, buildPhase } from './economy/build.ts'
import { produce, production, reserveFlag } from './economy/production.ts'
import { research } from './economy/research.ts'
import { over } from './end/end.ts'
import { fallbacks } from './fallbacks.ts'
import { invariants } from './invariants.ts'
import { commit, hit, land } from './land/land.ts'
import { battles, fight } from './movement/battles.ts'
import { intercept, interceptForm, interceptMove } from './movement/intercept.ts'
import { march, marchForm, recall } from './movement/march.ts'
import { endMoves, engage, movePhase, sail, unsail } from './movement/move.ts'
import { answerPassage, passage } from './movement/passage.ts'
import { strategic, strategicMove } from './movement/strategic-move.ts'
import { lineAdd, lineClear, naval, navalChoice, subs } from './naval/naval.ts'
import { placeCapital, setupCapital } from './opening/capital.ts'
import { claim, setupClaim } from './opening/claim.ts'
import { place, setupPlace } from './opening/place.ts'
import { options } from './options.ts'
import { blitz, blitzAgain, blitzPhase } from './politics/blitz.ts'
import { block, blockMove, passBlock } from './politics/block.ts'
import { deploy, deployMove } from './politics/deploy.ts'
import { playCard, political } from './politics/political.ts'
import { take, takeMove } from './politics/take.ts'
import { auction, bidLimit, openAuction } from './routes/auction.ts'
import { raid, raidArea, raidHit, raidPhase } from './routes/raid.ts'
import { imagine } from './secrets/imagine.ts'
import { secrets } from './secrets/index.ts'
import { setup } from './setup.ts'
import { type Attack, allSeats, type Phase as PhaseName } from './state.ts'
import { tradeAccept, tradeRefuse } from './trade/answer.ts'
import { tradeCard, tradeNote, tradePropose, tradeSet, tradeWant } from './trade/draft.ts'
import { trade, tradeCancel, tradeStart } from './trade/trade.ts'
import { endAction } from './turn/end-action.ts'
import { setOrder } from './turn/orders.ts'
import { begin, endTurn, turn } from './turn/turn.ts'

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
    'naval-choice': { page: 'naval', reaction: true, knownAnswers: true, fallback: fallbacks['naval-choice'] },
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
  invariants,
})
