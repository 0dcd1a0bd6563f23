/** 6.1: one unit at a time, for tokens or for the other good. */
import { move, oneOf, type PlainMove, type Refusal, refuse, type Table, toggle, type Weighing } from '../../../kernel/index.ts'
import { isTerritory, linked, linksOf } from '../data.ts'
import { foodPrice, fuelPrice, isEmbargoed, isFree, isNeutral, need, slotsOf, surplus } from '../derived.ts'
import { oneListed, usually } from '../params.ts'
import {
  type Board,
  type Good,
  goods,
  type Offer,
  type Payment,
  payments,
  type Seat,
  type State,
  type Territory,
  territories,
  type Venonta,
  type View,
} from '../state.ts'
import { isFull, ownFreeParam } from './produce.ts'
import { turnCheck, turnOf } from './turn.ts'

export type Deal = Omit<Offer, 'price'>

const isGood = (value: unknown): value is Good => goods.some((good) => good === value)
const isPayment = (value: unknown): value is Payment => payments.some((payment) => payment === value)

/** The price in tokens, and what of it a barter is worth. */
export function termsOf(p: Board, { buyer, seller, good, pay }: Deal): { readonly price: number; readonly worth: number } {
  const worth = pay === 'tokens' ? 0 : pay === 'fuel' ? fuelPrice(p) : foodPrice(p, buyer)
  return { price: good === 'food' ? foodPrice(p, seller) : fuelPrice(p), worth }
}

/** Whether the seller's side has the unit, and the buyer's side what is given for it. */
function supplyRefusal(p: Board, { buyer, seller, good, from, to, pay }: Deal): Refusal | undefined {
  if (good === 'fuel') {
    if (p.land[from].fuel === 0) return refuse('no-fuel', { territory: from })
    if (isFull(p, to)) return refuse('fuel-full', { territory: to })
    return pay === 'food' && p.players[buyer].food === 0 ? refuse('no-food-to-pay') : undefined
  }
  if (p.players[seller].food === 0) return refuse('no-food', { seat: seller })
  if (pay === 'fuel' && p.land[to].fuel === 0) return refuse('no-fuel-to-pay', { territory: to })
  if (pay === 'fuel' && isFull(p, from)) return refuse('fuel-full', { territory: from })
}

/** What a seller keeps for itself when it sells by rule or by order. */
const keeps = (p: Board, { seller, good, from }: Deal, least: number): boolean =>
  good === 'food' ? surplus(p, seller) - 1 >= least : p.land[from].fuel - 1 >= least + slotsOf(p.land[from], 'factory')

/** The neutral seat never refuses what it can spare (5.10). */
const canSpare = (p: Board, deal: Deal): boolean => keeps(p, deal, 0)

function isOrdered(p: State, deal: Deal): boolean {
  const { sellFood, sellFuel } = p.players[deal.seller].orders
  const least = deal.good === 'food' ? sellFood : sellFuel
  return least !== null && keeps(p, deal, least)
}

const declined = ({ seller, good }: Deal): string => `${seller}:${good}`

/** Who would sell what to whom. */
function dealOf(p: Board, buyer: Seat, given: Pick<Deal, 'good' | 'from' | 'to' | 'pay'>): Deal {
  const seller = p.land[given.from].owner
  if (seller === null) throw new Error(`venonta: nobody owns ${given.from}`)
  return { buyer, seller, good: given.good, from: given.from, to: given.to, pay: given.pay }
}

/** From the territories linked to the one that is supplied. */
const suppliers = (p: State, seat: Seat): Territory[] =>
  territories.filter((id) => p.land[id].owner !== seat && linksOf(id).some((to) => isFree(p, to, seat)))

const paymentsFor = (_p: State, _seat: Seat, { good }: { good?: Good }): Payment[] =>
  payments.filter((payment) => payment !== good)

export const buy = move<Venonta>()({
  type: 'buy',
  answers: ['feed', 'produce'],
  params: {
    good: oneOf(goods, { words: 'thing' }),
    from: oneListed(suppliers, { values: territories, words: 'territory' }),
    to: ownFreeParam(),
    pay: usually(oneListed(paymentsFor, { values: payments, words: 'payment' }), (): Payment => 'tokens'),
  },
  open: turnCheck('feed', 'produce'),
  check(p, seat, { good, from, to, pay }) {
    if (!isGood(good)) return refuse('unknown-good')
    if (good === 'fuel' && turnOf(p).step === 'feed') return refuse('wrong-step', { step: 'feed' })
    if (!isTerritory(from) || !isTerritory(to)) return refuse('unknown-territory')
    if (!isFree(p, to, seat)) return refuse('not-your-territory', { territory: to })
    if (p.land[from].owner === seat) return refuse('own-territory', { territory: from })
    if (p.land[from].colonizer !== null) return refuse('colonised', { territory: from })
    if (!linked(from, to)) return refuse('not-linked', { from, to })
    // Every territory has an owner once turns are taken.
    const seller = p.land[from].owner
    if (seller === null || isEmbargoed(p, seat) || isEmbargoed(p, seller)) return refuse('embargo')
    if (!isPayment(pay) || pay === good) return refuse('bad-payment')
    const deal = dealOf(p, seat, { good, from, to, pay })
    const refused = supplyRefusal(p, deal)
    if (refused) return refused
    const { price, worth } = termsOf(p, deal)
    if (worth > price) return refuse('overpay', { price, worth })
    if (p.players[seat].tokens < price - worth) return refuse('not-enough-tokens', { need: price - worth })
    if (turnOf(p).refused.includes(declined(deal))) return refuse('already-refused', { seat: seller })
    if (isNeutral(p, seller) && !canSpare(p, deal)) return refuse('refused', { seat: seller })
  },
  play(p, seat, given, table) {
    const deal = dealOf(p, seat, given)
    if (isNeutral(p, deal.seller) || isOrdered(p, deal)) return settleDeal(p, deal, table)
    const { price, worth } = termsOf(p, deal)
    p.offer = { ...deal, price }
    table.tell('offer-made', { seat, other: deal.seller, good: deal.good, pay: deal.pay, tokens: price - worth })
  },
  preview(p, seat, given) {
    const { price, worth } = termsOf(p, dealOf(p, seat, given))
    return [{ key: 'deal', params: { pay: given.pay, tokens: price - worth } }]
  },
  promise: (p, seat, given) => termsOf(p, dealOf(p, seat, given)),
})

/** Goods and tokens change hands. */
function settleDeal(p: State, deal: Deal, table: Table): void {
  const { buyer, seller, good, from, to, pay } = deal
  const { price, worth } = termsOf(p, deal)
  const bought = p.players[buyer]
  const sold = p.players[seller]
  bought.tokens -= price - worth
  sold.tokens += price - worth
  if (good === 'food' || pay === 'food') {
    const [giver, taker] = good === 'food' ? [sold, bought] : [bought, sold]
    giver.food -= 1
    taker.food += 1
    giver.stats.foodGiven += 1
  }
  if (good === 'fuel' || pay === 'fuel') {
    const [source, sink] = good === 'fuel' ? [from, to] : [to, from]
    p.land[source].fuel -= 1
    p.land[sink].fuel += 1
  }
  sold.stats.sold += 1
  bought.stats.bought += 1
  table.tell('sold', { seat: seller, other: buyer, good, pay, tokens: price - worth })
}

export const answer = move<Venonta>()({
  type: 'answer',
  answers: ['sale'],
  params: { accept: toggle() },
  open(p, seat) {
    if (!p.offer) return refuse('no-offer')
    if (p.offer.seller !== seat) return refuse('not-your-offer')
  },
  check(_p, _seat, { accept }) {
    if (typeof accept !== 'boolean') return refuse('bad-answer')
  },
  play(p, seat, { accept }, table) {
    const { offer } = p
    p.offer = null
    if (!offer) return
    if (accept) return settleDeal(p, offer, table)
    turnOf(p).refused.push(declined(offer))
    table.tell('refused', { seat, other: offer.buyer, good: offer.good })
  },
})

/** 8.1 */
export const declines = (): PlainMove => ({ type: 'answer', accept: false })

/** What the seller would have to spare. */
export function weighSale(view: View, seat: Seat): Weighing {
  const { offer } = view
  if (!offer) return { facts: [], odds: [] }
  const { food, tokens } = view.players[seat]
  const { from } = offer
  return {
    facts: [{ key: 'sale', params: { food, need: need(view, seat), fuel: view.land[from].fuel, from, tokens } }],
    odds: [],
  }
}

/** Nobody asks for it: the buyer gives up what the seller has not answered yet. */
export const withdraw = move<Venonta>()({
  type: 'withdraw',
  answers: [],
  open(p, seat) {
    if (!p.offer) return refuse('no-offer')
    if (p.offer.buyer !== seat) return refuse('not-your-offer')
  },
  play(p, seat, _given, table) {
    table.tell('withdrawn', { seat, other: p.offer?.seller })
    p.offer = null
  },
})
