/** 13, answers: who has plenty sells, but not to somebody who is far ahead. */
import type { PlainMove } from '../../../kernel/index.ts'
import { isTerritory } from '../data.ts'
import { isNeutral, slotsOf, surplus } from '../derived.ts'
import type { Board, State } from '../state.ts'
import type { Deal } from '../turns/trade.ts'
import { asksFor, type Idea, type Situation, wants } from './situation.ts'

/** The purchase that a move proposes. */
export function dealIn({ view, seat }: Situation, { good, from, to, pay }: PlainMove): Deal | undefined {
  if (!isTerritory(from) || !isTerritory(to)) return undefined
  const seller = view.land[from].owner
  if (seller === null || (good !== 'food' && good !== 'fuel')) return undefined
  if (pay !== 'tokens' && pay !== 'food' && pay !== 'fuel') return undefined
  return { buyer: seat, seller, good, from, to, pay }
}

/** Whoever has heard no so often in a turn asks nobody any more: as everybody at the table can count. */
const enough = 2

/** Whether a purchase would bother somebody once too often; the neutral seat minds nothing. */
export function isTiresome(p: Board & Pick<State, 'turn'>, { type, from }: PlainMove): boolean {
  if (type !== 'buy' || !p.turn || p.turn.refused.length < enough || !isTerritory(from)) return false
  const { owner } = p.land[from]
  return owner !== null && !isNeutral(p, owner)
}

/** A seat further ahead than this gets nothing. */
const farAhead = 10

export const answerOffer: Idea = (situation) => {
  const { view, seat } = situation
  const { offer } = view
  if (!offer) return undefined
  const isAhead = view.players[offer.buyer].pv > view.players[seat].pv + farAhead
  const least = wants(situation, 'foodGiven') || wants(situation, 'trades') ? 1 : 2
  const kept = asksFor(situation, 'mostFuel') ? 9 : slotsOf(view.land[offer.from], 'factory')
  const isSpare = offer.good === 'food' ? surplus(view, seat) >= least : view.land[offer.from].fuel > kept
  return { type: 'answer', accept: isSpare && !isAhead }
}
