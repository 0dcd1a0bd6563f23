/** On what a move that is planned ahead can be made to depend. All of it is open to everybody. */
import { between, condition } from '../../kernel/index.ts'
import { controller, humans, isFree, isResilient, lostBy, partnerOf } from './derived.ts'
import { oneListed } from './params.ts'
import { allSeats, type Board, type Seat, territories, type Venonta } from './state.ts'

const oneTerritory = oneListed(() => territories, { values: territories })
const others = (p: Board, seat: Seat): Seat[] => humans(p).filter((other) => other !== seat)

const unclaimed = condition<Venonta>()({
  name: 'unclaimed',
  params: { territory: oneTerritory },
  holds: (view, _seat, { territory }) => view.land[territory].owner === null,
})

const controlled = condition<Venonta>()({
  name: 'controlled',
  params: { territory: oneTerritory },
  holds: (view, seat, { territory }) => controller(view, territory) === seat,
})

const free = condition<Venonta>()({
  name: 'free',
  params: { territory: oneTerritory },
  holds: (view, seat, { territory }) => isFree(view, territory, seat),
})

const nothingLost = condition<Venonta>()({ name: 'nothing-lost', holds: (view, seat) => lostBy(view, seat).length === 0 })

const hasTokens = condition<Venonta>()({
  name: 'has-tokens',
  params: { least: between(0, 60) },
  holds: (view, seat, { least }) => view.players[seat].tokens >= least,
})

const hasFood = condition<Venonta>()({
  name: 'has-food',
  params: { least: between(0, 30) },
  holds: (view, seat, { least }) => view.players[seat].food >= least,
})

const inPact = condition<Venonta>()({
  name: 'in-pact',
  params: { with: oneListed(others, { values: allSeats, words: 'seat' }) },
  holds: (view, seat, settings) => partnerOf(view, seat) === settings.with,
})

const aboveTheAir = condition<Venonta>()({ name: 'above-the-air', holds: isResilient })

export const conditions = [unclaimed, controlled, free, nothingLost, hasTokens, hasFood, inPact, aboveTheAir]
