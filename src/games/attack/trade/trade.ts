/** 5.13 Trade: a private draft, a proposal, an answer. The action is paid with the first deal that is accepted. */

import { phase, refuse, type Weighing } from '../../../kernel/index.ts'
import { othersThan } from '../../shared/seats.ts'
import { data } from '../data.ts'
import { activeSeat, orderOf } from '../derived.ts'
import { attackMove, oneSeat } from '../params.ts'
import type { View } from '../secrets/view.ts'
import type { Attack, Seat, State } from '../state.ts'
import { currentAction, noOil } from '../turn/current.ts'
import { ending } from '../turn/end-action.ts'
import { termsOf } from './account.ts'
import { refuseDeal, tradeAccept, tradeRefuse } from './answer.ts'
import { tradeCard, tradeNote, tradePropose, tradeSet, tradeWant } from './draft.ts'
import { hasTradePath, noGoods } from './goods.ts'

export const tradeStart = attackMove({
  type: 'trade-start',
  group: 'trade',
  answers: ['turn', 'trade'],
  params: { to: oneSeat(othersThan) },
  check(p, seat, given) {
    const to = p.seats.find((other) => other === given.to && other !== seat)
    if (!to) return refuse('bad-target')
    if (p.eagles >= data.eaglesNoTrade) return refuse('too-many-eagles', { eagles: p.eagles })
    if (!hasTradePath(p, seat, to)) return refuse('no-trade-path', { to })
    if (orderOf(p, to, 'trade') === 'refuse') return refuse('trade-refused', { to })
    return isPaid(p) ? undefined : noOil(p)
  },
  play(p, _seat, { to }, _table) {
    p.action = { type: 'trade', paid: isPaid(p), deal: { to, proposed: false, give: noGoods(), want: noGoods(), note: '' } }
  },
})

const isPaid = (p: State): boolean => p.action?.type === 'trade' && p.action.paid

/** By the active seat, at any time in the trade, also while the partner thinks. */
const tradeCancel = attackMove({
  type: 'trade-cancel',
  group: 'trade',
  answers: ['trade-draft'],
  /** The one who offers may take the offer back while the partner thinks. */
  unasked: (p, seat) => p.phase === 'trade' && p.active === seat,
  check(p) {
    if (!currentAction(p, 'trade').deal) return refuse('no-deal')
  },
  play(p, seat, _given, table) {
    const { to, proposed } = currentAction(p, 'trade').deal!
    if (proposed) table.tell('trade-withdrawn', { seat, to })
    currentAction(p, 'trade').deal = null
  },
})

/** The terms, as far as there are any. */
function weighDraft({ action, active }: View): Weighing {
  const deal = action?.type === 'trade' ? action.deal : null
  const facts = deal && active ? termsOf(active, deal) : []
  return { facts, needed: facts.length, odds: [] }
}

/** The terms, and what whoever is asked has. */
function weighDeal(view: View, seat: Seat): Weighing {
  const terms = weighDraft(view)
  const { pp, oil } = view.players[seat]
  return { ...terms, facts: [...terms.facts, { key: 'means', params: { resources: { pp, oil } } }] }
}

export const trade = phase<Attack>()({
  name: 'trade',
  decisions: {
    trade: { page: 'trade', fallback: () => ({ type: 'end-action' }) },
    'trade-draft': { page: 'trade', collected: true, weigh: weighDraft, fallback: () => ({ type: 'trade-cancel' }) },
    'trade-answer': { page: 'trade', reaction: true, weigh: weighDeal, fallback: () => ({ type: 'trade-refuse' }) },
  },
  moves: [tradeStart, tradeSet, tradeCard, tradeWant, tradeNote, tradePropose, tradeAccept, tradeRefuse, tradeCancel],
  matters: [ending],
  /** With the draft or proposal off, an action that nobody has paid for is over. */
  isOver(p) {
    const { paid, deal } = currentAction(p, 'trade')
    return !paid && !deal
  },
  automatic(p, table) {
    const { deal } = currentAction(p, 'trade')
    if (!deal?.proposed || orderOf(p, deal.to, 'trade') !== 'refuse') return false
    refuseDeal(p, deal.to, table)
    return true
  },
  owes(p) {
    const { deal, paid } = currentAction(p, 'trade')
    const seat = activeSeat(p)
    if (!deal) return [{ seat, decision: 'trade' }]
    if (deal.proposed) return [{ seat: deal.to, decision: 'trade-answer', about: { by: seat } }]
    return [{ seat, decision: 'trade-draft', about: { to: deal.to, paid } }]
  },
})
