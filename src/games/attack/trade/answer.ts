/** 5.13 The partner’s answer. */
import { refuse, type Table } from '../../../kernel/index.ts'
import { activeSeat } from '../derived.ts'
import { attackMove } from '../params.ts'
import type { Seat, State } from '../state.ts'
import { currentAction, payAction } from '../turn/current.ts'
import { exchangeOf, termsOf } from './account.ts'
import { canDeliver, swap } from './goods.ts'

export const tradeAccept = attackMove({
  type: 'trade-accept',
  group: 'trade',
  answers: ['trade-answer'],
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

export const tradeRefuse = attackMove({
  type: 'trade-refuse',
  group: 'trade',
  answers: ['trade-answer'],
  play: (p, seat, _given, table) => refuseDeal(p, seat, table),
})

export function refuseDeal(p: State, seat: Seat, table: Table): void {
  table.tell('deal-refused', { seat: p.active, to: seat })
  p.dealRefused = true
  currentAction(p, 'trade').deal = null
}
