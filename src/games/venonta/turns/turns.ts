import { type Owed, phase } from '../../../kernel/index.ts'
import { play } from '../cards/play.ts'
import { attack, rebel } from '../combat/attack.ts'
import { fightsOn, truce, volley } from '../combat/battle.ts'
import { diceOf } from '../combat/sides.ts'
import { weighFight } from '../combat/weigh.ts'
import { isNeutral, need } from '../derived.ts'
import { endRound } from '../round/end.ts'
import type { Board, State, Step, Venonta } from '../state.ts'
import { endStep, endsStep } from './end-step.ts'
import { eatsAll, feed } from './feed.ts'
import { moveTank } from './movement.ts'
import { neutralTurn } from './neutral.ts'
import { build, integrate, revert, shiftFuel } from './produce.ts'
import { answer, buy, declines, termsOf, weighSale, withdraw } from './trade.ts'
import { tribute } from './tribute.ts'
import { activeSeat, freshTurn, nextSeat, turnOf } from './turn.ts'

/** What the decision is about, for its words. */
const facts: Readonly<Partial<Record<Step, (p: Board) => Readonly<Record<string, unknown>>>>> = {
  feed(p) {
    const seat = activeSeat(p)!
    return { need: need(p, seat), food: p.players[seat].food }
  },
  produce: (p) => ({ tokens: p.players[activeSeat(p)!].tokens, number: turnOf(p).number }),
}

function owedBy(p: State): readonly Owed<Venonta, Step | 'sale' | 'battle'>[] {
  const seat = activeSeat(p)
  if (!seat) return []
  if (p.offer) {
    const { seller, buyer, good, pay, from } = p.offer
    const { price, worth } = termsOf(p, p.offer)
    return [{ seat: seller, decision: 'sale', about: { by: buyer, good, from, pay, tokens: price - worth } }]
  }
  if (p.combat) {
    const { target, kind, att, def } = p.combat
    const about = { target, kind, mine: diceOf(att), theirs: diceOf(def) }
    return [{ seat: p.combat.attacker, decision: 'battle', about }]
  }
  const decision = turnOf(p).step
  const about = facts[decision]?.(p)
  return [{ seat, decision, ...(about && { about }) }]
}

/** 5.6: turn 1 for every seat in order, then turn 2. */
export const turns = phase<Venonta>()({
  name: 'turns',
  decisions: {
    feed: { page: 'food', fallback: eatsAll },
    produce: { page: 'production', fallback: endsStep },
    combat: { page: 'combat', fallback: endsStep },
    battle: { page: 'combat', askedOnce: true, weigh: weighFight, fallback: fightsOn },
    move: { page: 'combat', fallback: endsStep },
    sale: { page: 'trade', reaction: true, knownAnswers: true, weigh: weighSale, fallback: declines },
  },
  moves: [
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
  ],
  enter(p) {
    p.turn = freshTurn(1, 0, [])
  },
  automatic(p, table) {
    const seat = activeSeat(p)
    if (!seat) endRound(p, table)
    else if (isNeutral(p, seat)) neutralTurn(p, seat, table)
    else return false
    return true
  },
  owes: owedBy,
  near(view) {
    if (view.offer) return [view.offer.buyer]
    const seat = activeSeat(view)
    const next = nextSeat(view)
    return next && next !== seat && !isNeutral(view, next) ? [next] : []
  },
})
