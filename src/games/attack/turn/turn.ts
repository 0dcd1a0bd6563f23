/** 5 A turn: one action after the other, each dearer than the one before. */

import { oneOf, phase, type Refusal, refuse, type Table } from '../../../kernel/index.ts'
import { bomb } from '../air/bombing.ts'
import { kindData, kindOf } from '../data.ts'
import { activeSeat, costOf, effects, hasCapital, seatAfter } from '../derived.ts'
import { research } from '../economy/research.ts'
import { endGame } from '../end/end.ts'
import { freshMove } from '../movement/fresh.ts'
import { attackMove } from '../params.ts'
import { blitz } from '../politics/blitz.ts'
import { openAuction } from '../routes/auction.ts'
import { raid } from '../routes/raid.ts'
import { type Attack, landUnits, type Seat, type State, ships } from '../state.ts'
import { tradeStart } from '../trade/trade.ts'
import type { Action } from './action.ts'
import { alreadyUsed, mayBlitzkrieg, noOil, oilPrice, payAction, startTurn, turnOf } from './current.ts'

const endTurn = attackMove({
  type: 'end-turn',
  group: 'turn',
  play: (p, _seat, _given, table) => endTurnOf(p, table),
})

function endTurnOf(p: State, table: Table): void {
  const seat = activeSeat(p)
  delete p.dealRefused
  p.idle = turnOf(p).actions > 0 ? 0 : p.idle + 1
  table.tell('ends-turn', { seat, actions: turnOf(p).actions })
  table.endChapter('turn')
  // 7 Without oil nobody can act, and there is no way out.
  if (p.idle >= 2 * p.seats.length) {
    endGame(p, table, 'stalemate')
    return
  }
  const next = seatAfter(p, seat)
  if (next === p.first) table.endPhase()
  else startTurn(p, next)
}

const begun = ['move', 'blitzkrieg', 'strategic-move', 'build', 'political'] as const
type Begun = (typeof begun)[number]

const hindrance: Readonly<Record<Begun, (p: State, seat: Seat) => Refusal | undefined>> = {
  move: (p) => alreadyUsed(p, 'move') ?? noOil(p),
  blitzkrieg: blitzkriegRefusal,
  'strategic-move': noOil,
  build: noOil,
  political: (p, seat) => politicalRefusal(p, seat) ?? noOil(p),
}

/** 5.5 Free, once, after the Move action. */
function blitzkriegRefusal(p: State, seat: Seat): Refusal | undefined {
  const used = alreadyUsed(p, 'blitzkrieg')
  if (used) return used
  if (effects(p, seat, 'blitzkrieg').length === 0) return refuse('no-technology')
  if (!turnOf(p).used.includes('move')) return refuse('move-first')
}

/** 5.10 */
function politicalRefusal(p: State, seat: Seat): Refusal | undefined {
  if (!hasCapital(p, seat)) return refuse('capital-lost')
  if (!p.players[seat].hand.some((card) => kindData(kindOf(card)).block === null)) return refuse('no-playable-card')
}

const opened: Readonly<Record<Begun, () => Action>> = {
  move: () => freshMove('move'),
  blitzkrieg: () => freshMove('blitzkrieg'),
  'strategic-move': () => ({ type: 'strategic-move' }),
  build: () => ({ type: 'build', built: [], contests: [], battle: null }),
  political: () => ({ type: 'political', play: null, waiting: [], take: 0, deploy: 0 }),
}

const begin = attackMove({
  type: 'begin',
  group: 'turn',
  params: { action: oneOf(begun) },
  check: (p, seat, given) => hindrance[given.action](p, seat),
  play(p, seat, { action }, table) {
    if (action !== 'blitzkrieg') payAction(p, table)
    table.tell('begins', { seat, action })
    p.action = opened[action]()
  },
  harm(p, seat, { action }) {
    const { pp } = p.players[seat]
    const isTooLittle = [...landUnits, ...ships].every((unit) => costOf(p, seat, unit) > pp)
    return action === 'build' && isTooLittle ? [{ key: 'builds-nothing', params: { pp } }] : []
  },
})

export const turn = phase<Attack>()({
  name: 'turn',
  decisions: { turn: { page: 'turn', fallback: () => ({ type: 'end-turn' }) } },
  moves: [begin, blitz, openAuction, raid, research, bomb, tradeStart, endTurn],
  /** An action that has been taken up goes on in a phase of its own. */
  next: ({ action }) => (action?.type === 'blitzkrieg' ? 'move' : action?.type),
  /** Without oil a turn that has had an action ends by itself; one that has not must be ended, so that no round runs without anybody. */
  automatic(p, table) {
    if (turnOf(p).actions === 0 || !noOil(p) || mayBlitzkrieg(p)) return false
    endTurnOf(p, table)
    return true
  },
  owes: (p) => [{ seat: activeSeat(p), decision: 'turn', about: { oil: oilPrice(p), left: p.players[activeSeat(p)].oil } }],
  near: ({ seats, active }) => (active ? [seatAfter({ seats }, active)] : []),
})
