/** On what a move that is planned ahead can be made to depend. All of it is open to everybody. */
import { between, condition, oneOf } from '../../kernel/index.ts'
import { othersThan } from '../shared/seats.ts'
import { buyPrice } from './data.ts'
import { alliesOf } from './derived.ts'
import { oneListed } from './params.ts'
import { alliances, allSeats, type Limit, resources } from './state.ts'

const hasMoney = condition<Limit>()({
  name: 'has-money',
  params: { least: between(0, 60) },
  holds: (view, seat, { least }) => view.nations[seat].money >= least,
})

const hasStock = condition<Limit>()({
  name: 'has-stock',
  params: { resource: oneOf(resources), least: between(0, 30) },
  holds: (view, seat, { resource, least }) => view.nations[seat].stock[resource] >= least,
})

const priceAtMost = condition<Limit>()({
  name: 'price-at-most',
  params: { resource: oneOf(resources), most: between(0, 20) },
  holds: (view, _seat, { resource, most }) => buyPrice(view.market.price[resource]) <= most,
})

const disorderAtMost = condition<Limit>()({
  name: 'disorder-at-most',
  params: { most: between(0, 10) },
  holds: (view, seat, { most }) => view.nations[seat].disorder <= most,
})

const leads = condition<Limit>()({ name: 'leads', holds: (view, seat) => view.leader === seat })

const allied = condition<Limit>()({
  name: 'allied',
  params: { to: oneListed(othersThan, { values: allSeats, words: 'seat' }), alliance: oneOf(alliances) },
  holds: (view, seat, { to, alliance }) => alliesOf(view, seat, alliance).includes(to),
})

const strongerThan = condition<Limit>()({
  name: 'stronger-than',
  params: { to: oneListed(othersThan, { values: allSeats, words: 'seat' }) },
  holds: (view, seat, { to }) => view.nations[seat].stock.military > view.nations[to].stock.military,
})

export const conditions = [hasMoney, hasStock, priceAtMost, disorderAtMost, leads, allied, strongerThan]
