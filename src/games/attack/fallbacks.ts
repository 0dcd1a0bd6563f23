/** Section 8: what a deadline plays. */
import type { Owed, PlainMove } from '../../kernel/index.ts'
import { planesOf } from './air/planes.ts'
import { orderOf } from './derived.ts'
import { reservable, reserveBy } from './economy/income.ts'
import { committedBy, lineSpace, openingSize } from './land/commit.ts'
import { bestHit } from './land/hits.ts'
import { volleyOf } from './land/land.ts'
import { landBattle } from './land/sides.ts'
import { isUnescorted } from './movement/intercept.ts'
import { nextOfAutoLine } from './naval/line.ts'
import { fleetCost, retreats } from './naval/retreat.ts'
import { navalBattle, sideOf } from './naval/sides.ts'
import { capitalChoice, claimChoice, placeChoice } from './opening/choices.ts'
import type { Attack, Decision, Seat, State } from './state.ts'
import { standardQuarry } from './turn/action.ts'
import { deployChoice, disableChoice, planeChoice, raidHitChoice, takeChoice } from './turn/choices.ts'
import { currentAction } from './turn/current.ts'

type Fallback = (p: State, seat: Seat, owed: Owed<Attack>) => PlainMove

const done: Fallback = () => ({ type: 'end-action' })

/** `balanced`, as far as there is room. */
const commit: Fallback = (p) => {
  const battle = landBattle(p)
  const { side, step } = battle
  const room = step === 'reinforce' ? lineSpace(battle, side) : openingSize(battle, side)
  return { type: 'commit', units: committedBy('balanced', battle.reserve[side], room) }
}

/** `auto`, by the flags that it would set. */
const produce: Fallback = (p, seat) => {
  const player = p.players[seat]
  const wanted = reserveBy('auto', player)
  const card = reservable(player).find((known) => wanted.includes(known) !== player.reserve.includes(known))
  return card === undefined ? { type: 'produce' } : { type: 'reserve', card, on: wanted.includes(card) }
}

export const fallbacks: Readonly<Record<Decision, Fallback>> = {
  claim: claimChoice,
  place: placeChoice,
  'place-capital': capitalChoice,
  turn: () => ({ type: 'end-turn' }),
  move: () => ({ type: 'end-moves' }),
  block: () => ({ type: 'pass' }),
  passage: () => ({ type: 'passage', allow: false }),
  intercept(p, seat, { about }) {
    const sea = String(about?.sea)
    return isUnescorted(p, sea, seat)
      ? { type: 'intercept', sea, fire: true, prefer: standardQuarry }
      : { type: 'intercept', sea, fire: false }
  },
  fight: (p) => {
    const action = currentAction(p, 'move', 'blitzkrieg', 'build')
    return action.type !== 'build' && action.stage === 'land'
      ? { type: 'fight', region: action.targets[0] }
      : { type: 'fight', sea: action.contests[0]?.sea }
  },
  subs: () => ({ type: 'subs', join: false }),
  line: (p, seat) => {
    const battle = navalBattle(p)
    return { type: 'line-add', ship: nextOfAutoLine(battle, sideOf(battle, seat)) }
  },
  'naval-choice': (p, seat) => {
    const battle = navalBattle(p)
    const side = sideOf(battle, seat)
    const [own, other] = [side, side === 'attacker' ? 'defender' : 'attacker'] as const
    return {
      type: 'naval-choice',
      to: fleetCost(battle.fleet[own]) < fleetCost(battle.fleet[other]) / 2 ? retreats(p, battle, side)[0] : 'stay',
    }
  },
  open: commit,
  reinforce: commit,
  hit: (p) => ({ type: 'hit', ...bestHit(volleyOf(p, landBattle(p))) }),
  'strategic-move': done,
  build: done,
  political: done,
  take: takeChoice,
  deploy: deployChoice,
  blitz: done,
  auction: () => ({ type: 'bid-limit', max: 0 }),
  trade: done,
  'trade-draft': () => ({ type: 'trade-cancel' }),
  'trade-answer': () => ({ type: 'trade-refuse' }),
  scramble: (p, seat) => ({ type: 'scramble', fighters: planesOf(p, seat), shoot: orderOf(p, seat, 'scrambleShoot') }),
  disable: disableChoice,
  'lose-plane': planeChoice,
  raid: done,
  'raid-hit': raidHitChoice,
  produce,
}
