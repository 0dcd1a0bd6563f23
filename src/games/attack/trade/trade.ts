/** 5.13 Trade: a private draft, a proposal, an answer. The action is paid with the first deal that is accepted. */
import { move, type Phase, refuse, type Table } from '../../../kernel/index.ts'
import { data } from '../data.ts'
import { activeSeat, orderOf } from '../derived.ts'
import { oneSeat } from '../params.ts'
import type { Attack, Seat, State } from '../state.ts'
import { currentAction, finishAction, noOil } from '../turn/current.ts'
import { hasTradePath, noGoods } from './goods.ts'

export const tradeStart = move<Attack>()({
  type: 'trade-start',
  group: 'trade',
  answers: ['turn', 'trade'],
  params: { to: oneSeat((p, seat) => p.seats.filter((other) => other !== seat)) },
  check(p, seat, given) {
    const to = p.seats.find((other) => other === given.to && other !== seat)
    if (!to) return refuse('bad-target')
    if (p.eagles >= data.eaglesNoTrade) return refuse('too-many-eagles', { eagles: p.eagles })
    if (!hasTradePath(p, seat, to)) return refuse('no-trade-path', { to })
    if (orderOf(p, to, 'trade') === 'refuse') return refuse('trade-refused', { to })
    return isPaid(p) ? undefined : noOil(p)
  },
  play(p, _seat, { to }, table) {
    p.action = { type: 'trade', paid: isPaid(p), deal: { to, proposed: false, give: noGoods(), want: noGoods(), note: '' } }
    table.enter('trade')
  },
})

const isPaid = (p: State): boolean => p.action?.type === 'trade' && p.action.paid

/** The draft or proposal is off; an action that nobody has paid for is over. */
export function dropDeal(p: State, table: Table): void {
  const action = currentAction(p, 'trade')
  action.deal = null
  if (!action.paid) finishAction(p, table)
}

/** By the active seat, at any time in the trade, also while the partner thinks. */
export const tradeCancel = move<Attack>()({
  type: 'trade-cancel',
  group: 'trade',
  answers: ['trade', 'trade-draft'],
  params: {},
  check(p) {
    if (!currentAction(p, 'trade').deal) return refuse('no-deal')
  },
  play(p, seat, _given, table) {
    const { to, proposed } = currentAction(p, 'trade').deal!
    if (proposed) table.tell('trade-withdrawn', { seat, to })
    dropDeal(p, table)
  },
})

export function refuseDeal(p: State, seat: Seat, table: Table): void {
  table.tell('deal-refused', { seat: p.active, to: seat })
  dropDeal(p, table)
}

export const trade: Phase<Attack> = {
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
}
