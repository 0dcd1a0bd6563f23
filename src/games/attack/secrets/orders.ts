/** The standing orders that a viewer does not know: most seats leave most of them as they are. */
import { type Chance, same, secret, type Viewer } from '../../../kernel/index.ts'
import { defaultOrders, passagePolicy } from '../derived.ts'
import { atlasOf } from '../map/atlas.ts'
import type { Attack, Orders, Seat, State } from '../state.ts'
import { choices, mostLimit } from '../turn/orders.ts'
import type { Hidden } from './hidden.ts'
import type { View } from './view.ts'

/** One order in so many differs from its default. */
const seldom = 5

function imagineOrders(view: View, viewer: Viewer, owner: Seat, chance: Chance): Partial<Orders> {
  const others = view.seats.filter((seat) => seat !== owner)
  const orders: Partial<Orders> = {}
  const sometimes = (imagine: () => void): void => {
    if (chance.die(seldom) === 1) imagine()
  }
  for (const [key, values] of Object.entries(choices))
    sometimes(() => {
      // `as`: key and values belong together in the table.
      Object.assign(orders, { [key]: chance.pick<string>(values) } as Partial<Orders>)
    })
  sometimes(() => {
    orders.auctionLimit = chance.die(mostLimit)
  })
  sometimes(() => {
    orders.volunteer = true
  })
  const unknown = others.filter((seat) => seat !== viewer)
  if (unknown.length > 0) {
    sometimes(() => {
      orders.canalFor = [chance.pick(unknown)]
    })
    sometimes(() => {
      orders.passageFor = { [chance.pick(unknown)]: chance.pick(['allow', 'refuse'] as const) }
    })
  }
  if (view.phase === 'setup-claim')
    sometimes(() => {
      orders.claims = chance.shuffle(atlasOf(view).regions).slice(0, 4)
    })
  return agreeing(
    orders,
    view.players[owner].orders,
    others.find((seat) => seat === viewer),
  )
}

/** As the viewer knows them: whether trade is refused, and what they say about the viewer. */
function agreeing(orders: Partial<Orders>, known: Partial<Orders>, viewer: Seat | undefined): Partial<Orders> {
  const agreed = { ...orders }
  delete agreed.trade
  if (known.trade) agreed.trade = known.trade
  if (!viewer) return withoutDefaults(agreed)
  if (known.canalFor) agreed.canalFor = [...(agreed.canalFor ?? []), viewer]
  const passage = known.passageFor?.[viewer]
  // Whoever asks this seat asks everybody that no special order is about.
  if (passage === undefined) delete agreed.passage
  else if (agreed.passage !== passage) agreed.passageFor = { ...agreed.passageFor, [viewer]: passage }
  return withoutDefaults(agreed)
}

/** Orders that hold anyway are not kept. */
const withoutDefaults = (orders: Partial<Orders>): Partial<Orders> =>
  // `as`: a part of the orders is a part of the orders.
  Object.fromEntries(
    Object.entries(orders).filter(([key, value]) => !same(value, defaultOrders[key as keyof Orders])),
  ) as Partial<Orders>

/** Whoever is asked left no order that would have answered. */
export function asksItself(state: State, seat: Seat, ...keys: readonly (keyof Orders)[]): void {
  for (const key of keys) delete state.players[seat].orders[key]
}

/** Of another's orders everybody knows who refuses all trade; a seat knows what they say about itself. */
function ordersShown(p: State, owner: Seat, viewer: Viewer): Partial<Orders> {
  const { trade, canalFor } = p.players[owner].orders
  const shown: Partial<Orders> = trade === 'refuse' ? { trade } : {}
  const seat = p.seats.find((known) => known === viewer)
  if (!seat) return shown
  if (canalFor?.includes(seat)) shown.canalFor = [seat]
  const passage = passagePolicy(p, owner, seat)
  if (passage !== 'ask') shown.passageFor = { [seat]: passage }
  return shown
}

export const hiddenOrders: Hidden = {
  secrets: [
    secret<Attack>()('players.*.orders', (orders, viewer, [owner], p) =>
      // `as`: the star stands for a seat of the game.
      viewer === owner ? orders : ordersShown(p, owner as Seat, viewer),
    ),
  ],
  imagine({ state, view, viewer, chance }) {
    for (const seat of view.seats) if (seat !== viewer) state.players[seat].orders = imagineOrders(view, viewer, seat, chance)
  },
}
