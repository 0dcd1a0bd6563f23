import { matter, move, oneOf, type Refusal, refuse, span } from '../../../kernel/index.ts'
import { buyPrice, lastPrice, sellPrice } from '../data.ts'
import { hasPermanent } from '../nation/tracks.ts'
import { number } from '../params.ts'
import { entryOf, needsEntry, removeEntry, takeEntry } from '../round/todo.ts'
import { followUpDone } from '../round/turn.ts'
import { type Limit, type Res, resources, type Seat, type State } from '../state.ts'

// 2.6: buying from the market and selling to it.

const sides = ['buy', 'sell'] as const
type Side = (typeof sides)[number]

/** How much of a resource the seat could trade now. */
function mostOf(p: State, seat: Seat, side: Side, resource: Res): number {
  const { stock, money } = p.nations[seat]
  const position = p.market.price[resource]
  if (side === 'buy') return Math.min(p.market.stock[resource], Math.floor(money / buyPrice(position)))
  const price = sellPrice(position)
  return price === null ? 0 : Math.min(stock[resource], Math.floor(p.bank / price))
}

/** Opens the transactions of a card. */
export function openTransactions(p: State, seat: Seat): void {
  const left = hasPermanent(p.nations[seat], 'stock-exchange') ? 2 : 1
  p.todo.push({ kind: 'transact', seat, left, used: [] })
}

const isSide = (value: unknown): value is Side => sides.some((side) => side === value)
const isResource = (value: unknown): value is Res => resources.some((resource) => resource === value)

function checkSale(p: State, seat: Seat, resource: Res, amount: number): Refusal | undefined {
  if (p.nations[seat].stock[resource] < amount) return refuse('not-enough-resource', { resource })
  const price = sellPrice(p.market.price[resource])
  if (price === null) return refuse('price-floor', { resource })
  if (p.bank < price * amount) return refuse('bank-short', { need: price * amount })
}

function checkPurchase(p: State, seat: Seat, resource: Res, amount: number): Refusal | undefined {
  if (p.market.stock[resource] < amount) return refuse('market-short', { resource, left: p.market.stock[resource] })
  const need = buyPrice(p.market.price[resource]) * amount
  if (p.nations[seat].money < need) return refuse('not-enough-money', { need })
}

/** Money and stocks move, then the cube: down after a sale, up after a purchase. */
function trade(p: State, seat: Seat, side: Side, resource: Res, amount: number): number {
  const nation = p.nations[seat]
  const position = p.market.price[resource]
  const money = amount * (side === 'buy' ? buyPrice(position) : (sellPrice(position) ?? 0))
  const sign = side === 'buy' ? 1 : -1
  nation.money -= sign * money
  p.bank += sign * money
  nation.stock[resource] += sign * amount
  p.market.stock[resource] -= sign * amount
  p.market.price[resource] = Math.min(lastPrice, position + sign)
  return money
}

const transact = move<Limit>()({
  type: 'transact',
  params: {
    side: oneOf(sides),
    resource: oneOf(resources),
    amount: number((p, seat, { side, resource }) =>
      isSide(side) && isResource(resource) ? span(1, mostOf(p, seat, side, resource)) : [],
    ),
  },
  open: needsEntry('transact'),
  check(p, seat, { side, resource, amount }) {
    if (!isSide(side) || !isResource(resource)) return refuse('bad-choice')
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1) return refuse('bad-amount')
    if (entryOf(p, seat, 'transact')?.used.includes(resource)) return refuse('same-resource', { resource })
    return side === 'sell' ? checkSale(p, seat, resource, amount) : checkPurchase(p, seat, resource, amount)
  },
  play(p, seat, { side, resource, amount }, table) {
    const entry = takeEntry(p, seat, 'transact')
    const money = trade(p, seat, side, resource, amount)
    table.tell(side === 'buy' ? 'buys' : 'sells', { seat, amount, resource, money })
    entry.left -= 1
    entry.used.push(resource)
    if (entry.left === 0) removeEntry(p, entry)
    followUpDone(p)
  },
  preview(p, _seat, { side, resource, amount }) {
    const position = p.market.price[resource]
    const price = side === 'buy' ? buyPrice(position) : (sellPrice(position) ?? 0)
    return [{ key: side === 'buy' ? 'costs' : 'brings', params: { money: price * amount } }]
  },
  promise: (p, _seat, { resource }) => p.market.price[resource],
})

const skipTransaction = move<Limit>()({
  type: 'skip-transaction',
  open: needsEntry('transact'),
  play(p, seat) {
    removeEntry(p, takeEntry(p, seat, 'transact'))
    followUpDone(p)
  },
})

export const transactions = matter<Limit>()({
  decisions: { transact: { page: 'market', fallback: () => ({ type: 'skip-transaction' }) } },
  moves: [transact, skipTransaction],
})
