/** 5.13 The partner’s answer. */
import { move, refuse } from '../../../kernel/index.ts'
import { activeSeat } from '../derived.ts'
import type { Attack } from '../state.ts'
import { currentAction, payAction } from '../turn/current.ts'
import { exchangeOf, termsOf } from './account.ts'
import { canDeliver, swap } from './goods.ts'
import { refuseDeal } from './trade.ts'

export const tradeAccept = move<Attack>()({
  type: 'trade-accept',
  group: 'trade',
  answers: ['trade-answer'],
  params: {},
  check(p) {
    const { deal } = currentAction(p, 'trade')
    if (!deal || !canDeliver(p, deal)) return refuse('cannot-deliver')
  },
  preview: (p) => termsOf(activeSeat(p), currentAction(p, 'trade').deal!),
  play(p, seat, _given, table) {
    const action = currentAction(p, 'trade')
    const deal = action.deal!
    if (!action.paid) payAction(p, table)
    action.paid = true
    table.tell('deal-accepted', { seat: activeSeat(p), to: seat })
    for (const { key, params } of exchangeOf(activeSeat(p), deal, swap(p, deal))) table.tell(key, params)
    table.reveal('deal', { seat })
    action.deal = null
  },
})

export const tradeRefuse = move<Attack>()({
  type: 'trade-refuse',
  group: 'trade',
  answers: ['trade-answer'],
  params: {},
  check: () => undefined,
  play: (p, seat, _given, table) => refuseDeal(p, seat, table),
})
