/** 5.13 The draft of a deal, which nobody else sees. */
import { oneOf, refuse, span, type Text, text, toggle } from '../../../kernel/index.ts'
import { data, findEconomicsCard } from '../data.ts'
import { attackMove, oneCard, oneListed, openAmount } from '../params.ts'
import { politicalKinds, type Seat, type State } from '../state.ts'
import type { Deal } from '../turn/action.ts'
import { currentAction, oilPrice } from '../turn/current.ts'
import { termsOf } from './account.ts'
import { isEmpty } from './goods.ts'

/** Each of the six first wants is free to choose; a seventh is too many. */
const mostWanted = 6
const longestNote = 200

function dealOf(p: State): Deal {
  const { deal } = currentAction(p, 'trade')
  if (!deal) throw new Error('attack: no deal is open')
  return deal
}

const isPartOf = (list: readonly string[], card: unknown): boolean => list.some((known) => known === card)

/** Goods that can be promised: what is left must still pay the action. */
function most(p: State, seat: Seat, { side, item }: { side?: unknown; item?: unknown }): number {
  const goods = item === 'pp' ? 'pp' : 'oil'
  if (side === 'want') return p.players[dealOf(p).to][goods]
  const price = goods === 'oil' && !currentAction(p, 'trade').paid ? oilPrice(p) : 0
  return Math.max(0, p.players[seat][goods] - price)
}

export const tradeSet = attackMove({
  type: 'trade-set',
  group: 'trade',
  answers: ['trade-draft'],
  params: {
    side: oneOf(['give', 'want']),
    item: oneOf(['pp', 'oil']),
    amount: openAmount((p, seat, given) => span(0, most(p, seat, given))),
  },
  check(p, seat, { side, item, amount }) {
    if (amount <= most(p, seat, { side, item })) return undefined
    if (side === 'want') return refuse('cannot-deliver', { to: dealOf(p).to })
    return refuse(item === 'pp' ? 'not-enough-pp' : 'not-enough-oil', { most: most(p, seat, { side, item }) })
  },
  play(p, seat, { side, item, amount }, table) {
    dealOf(p)[side][item] = amount
    table.tellOnly([seat], 'drafts-goods', { side, item, amount })
  },
})

export const tradeCard = attackMove({
  type: 'trade-card',
  group: 'trade',
  answers: ['trade-draft'],
  params: { card: oneCard((p, seat) => [...p.players[seat].econ, ...p.players[seat].hand]), on: toggle({ words: 'in-deal' }) },
  check(p, seat, { card }) {
    const { econ, hand } = p.players[seat]
    if (!isPartOf(econ, card) && !isPartOf(hand, card)) return refuse('not-in-hand')
  },
  play(p, seat, { card, on }, table) {
    const list = findEconomicsCard(card) ? 'econ' : 'political'
    dealOf(p).give[list] = switched(dealOf(p).give[list], card, on)
    table.tellOnly([seat], on ? 'drafts-card' : 'drafts-no-card', { card })
  },
})

/** With the card at the end, or without it. */
function switched(list: readonly string[], card: string, on: boolean): string[] {
  if (on) return isPartOf(list, card) ? [...list] : [...list, card]
  return list.filter((other) => other !== card)
}

const isKind = (card: unknown): boolean => isPartOf(politicalKinds, card)
const wantable = [...data.economics.map(({ id }) => id), ...politicalKinds]

export const tradeWant = attackMove({
  type: 'trade-want',
  group: 'trade',
  answers: ['trade-draft'],
  params: {
    card: {
      ...oneListed((p, seat) => wantable.filter((card) => !isPartOf(p.players[seat].econ, card)), {
        values: wantable,
        words: 'goods',
        by: (card) => findEconomicsCard(card)?.suit ?? 'political',
      }),
      has: (value: unknown): value is string => typeof value === 'string',
    },
    on: toggle({ words: 'in-deal' }),
  },
  check(p, seat, { card, on }) {
    if (!isPartOf(wantable, card)) return refuse('no-such-card')
    if (isPartOf(p.players[seat].econ, card)) return refuse('own-card', { card })
    const { econ, political } = dealOf(p).want
    const wanted = [...econ, ...political]
    if (on && !isPartOf(wanted, card) && wanted.length >= mostWanted) return refuse('too-many', { most: mostWanted })
  },
  play(p, seat, { card, on }, table) {
    const list = isKind(card) ? 'political' : 'econ'
    dealOf(p).want[list] = switched(dealOf(p).want[list], card, on)
    table.tellOnly([seat], on ? 'drafts-want' : 'drafts-no-want', { goods: card })
  },
})

/** Any length is text; how long a note may be is for its check to say. */
const anyText: Text = { ...text(longestNote), has: (value): value is string => typeof value === 'string' }

export const tradeNote = attackMove({
  type: 'trade-note',
  group: 'trade',
  answers: ['trade-draft'],
  params: { text: anyText },
  check(_p, _seat, given) {
    if (given.text.length > longestNote) return refuse('too-long', { most: longestNote })
  },
  play(p, seat, given, table) {
    dealOf(p).note = given.text
    table.tellOnly([seat], 'drafts-note', { note: given.text })
  },
})

export const tradePropose = attackMove({
  type: 'trade-propose',
  group: 'trade',
  answers: ['trade-draft'],
  check(p) {
    const { give, want, note } = dealOf(p)
    if (isEmpty(give) && isEmpty(want) && note === '') return refuse('empty-deal')
  },
  preview: (p, seat) => termsOf(seat, dealOf(p)),
  play(p, seat, _given, table) {
    const deal = dealOf(p)
    deal.proposed = true
    const { to } = deal
    table.tell('proposes-deal', { seat, to })
    for (const { key, params } of termsOf(seat, deal)) table.tellOnly([seat, to], key, params)
    table.reveal('deal', { seat: to })
  },
})
