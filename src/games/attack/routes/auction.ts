/** 5.11 The auction of a trade route: sealed limits give what ascending bids by one PP would. */
import { phase, refuse, span, type Table, type Weighing } from '../../../kernel/index.ts'
import { data } from '../data.ts'
import { activeSeat, clockwise, orderOf, reactionOrder } from '../derived.ts'
import { attackMove, openAmount } from '../params.ts'
import type { View } from '../secrets/view.ts'
import type { Attack, Seat, State } from '../state.ts'
import type { AuctionAction } from '../turn/action.ts'
import { currentAction, noOil, payAction } from '../turn/current.ts'

const bids = (p: State, seat: Seat) => span(data.auctionMinimum, p.players[seat].pp)
/** The lowest bid goes with every limit, a higher one only with itself. */
const limits = (p: State, seat: Seat, { bid }: { bid?: number }) =>
  bid === undefined || bid === data.auctionMinimum ? bids(p, seat) : [bid]

export const openAuction = attackMove({
  type: 'open-auction',
  group: 'economy',
  params: { bid: openAmount(bids), limit: openAmount(limits) },
  check(p, seat, { bid, limit }) {
    if (p.decks.routes.length === 0) return refuse('no-routes')
    if (bid < data.auctionMinimum) return refuse('bid-too-low', { least: data.auctionMinimum })
    if (limit < bid) return refuse('bad-limit', { bid })
    if (limit > p.players[seat].pp) return refuse('not-enough-pp', { need: limit })
    return noOil(p)
  },
  play(p, seat, { bid, limit }, table) {
    payAction(p, table)
    const auction: AuctionAction = { type: 'auction', bid, limits: { [seat]: limit }, waiting: [] }
    p.action = auction
    table.tell('opens-auction', { seat, bid })
    for (const other of reactionOrder(p)) invite(p, auction, other)
  },
})

/** Whoever could pay more is asked, unless an order has answered already. */
function invite(p: State, auction: AuctionAction, seat: Seat): void {
  if (p.players[seat].pp <= auction.bid) return
  const limit = orderedLimit(p, seat)
  if (limit === undefined) auction.waiting.push(seat)
  else bidUpTo(auction, seat, limit)
}

/** What an order answers; undefined if the seat wants to be asked. */
function orderedLimit(p: State, seat: Seat): number | undefined {
  const order = orderOf(p, seat, 'auction')
  if (order === 'ask') return undefined
  return order === 'limit' ? Math.min(orderOf(p, seat, 'auctionLimit'), p.players[seat].pp) : 0
}

/** Whoever offers no more than the bid is out. */
function bidUpTo(auction: AuctionAction, seat: Seat, limit: number): void {
  if (limit > auction.bid) auction.limits[seat] = limit
}

const bidLimit = attackMove({
  type: 'bid-limit',
  group: 'economy',
  params: { max: openAmount((p, seat) => [0, ...span(currentAction(p, 'auction').bid + 1, p.players[seat].pp)]) },
  check(p, seat, { max }) {
    const { bid } = currentAction(p, 'auction')
    if (max > 0 && max <= bid) return refuse('bid-too-low', { least: bid + 1 })
    if (max > p.players[seat].pp) return refuse('not-enough-pp', { need: max })
  },
  play: (p, seat, { max }, table) => answer(p, seat, max, table),
})

function answer(p: State, seat: Seat, max: number, table: Table): void {
  const auction = currentAction(p, 'auction')
  auction.waiting = auction.waiting.filter((other) => other !== seat)
  bidUpTo(auction, seat, max)
  table.tellOnly([seat], 'you-bid', { seat, max })
}

/** The highest limit, ties to the earliest clockwise from the opener, for one PP more than the second highest. */
function outcome(p: State, { bid, limits: known }: AuctionAction): { winner: Seat; price: number } {
  const bidders = clockwise(p, activeSeat(p)).filter((seat) => known[seat] !== undefined)
  const winner = bidders.reduce((best, seat) => (known[seat]! > known[best]! ? seat : best))
  const others = bidders.filter((seat) => seat !== winner).map((seat) => known[seat]!)
  const price = others.length === 0 ? bid : Math.min(known[winner]!, Math.max(...others) + 1)
  return { winner, price }
}

/** All have answered. */
export function knockDown(p: State, table: Table): void {
  const { winner, price } = outcome(p, currentAction(p, 'auction'))
  const { decks, players } = p
  players[winner].pp -= price
  const route = table.chance.pick(decks.routes)
  decks.routes = decks.routes.filter((other) => other !== route)
  players[winner].routes.push(route)
  table.tell('auction-won', { seat: winner, price })
  table.tellOnly([winner], 'drew-route', { seat: winner, card: route })
  table.reveal('auction', { seat: winner })
}

/** What a route that nobody has seen yet may bring, against what the bidder has. */
function weighRoute(view: View, seat: Seat): Weighing {
  const worth = data.tradeRoutes.map(({ value }) => value)
  const params = { left: view.decks.routes, least: Math.min(...worth), most: Math.max(...worth), pp: view.players[seat].pp }
  return { facts: [{ key: 'route', params }], odds: [] }
}

/** All answer at once and in secret; who is asked follows from orders. */
export const auction = phase<Attack>()({
  name: 'auction',
  decisions: {
    auction: {
      page: 'auction',
      reaction: true,
      quiet: true,
      weigh: weighRoute,
      fallback: () => ({ type: 'bid-limit', max: 0 }),
    },
  },
  moves: [bidLimit],
  isOver: (p) => currentAction(p, 'auction').waiting.length === 0,
  automatic(p, table) {
    const { waiting } = currentAction(p, 'auction')
    const ordered = waiting.find((seat) => orderedLimit(p, seat) !== undefined)
    if (ordered) answer(p, ordered, orderedLimit(p, ordered)!, table)
    return ordered !== undefined
  },
  owes(p) {
    const { bid, waiting } = currentAction(p, 'auction')
    return waiting.map((seat) => ({ seat, decision: 'auction', about: { opener: p.active, bid } }))
  },
})
