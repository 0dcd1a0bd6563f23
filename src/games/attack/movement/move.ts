/** 5.1 The orders of a move: land units and ships leave at once and arrive when the orders are done. */

import { oneOf, phase, refuse, toggle } from '../../../kernel/index.ts'
import { activeSeat, fleetOf, holdsSea, sizeOf } from '../derived.ts'
import { atlasOf } from '../map/atlas.ts'
import { addShips, removeShips } from '../naval/fleets.ts'
import { attackMove, count, nth, oneSea } from '../params.ts'
import { type Attack, type SeaId, type Seat, type Ship, type State, ships } from '../state.ts'
import { turnOf } from '../turn/current.ts'
import { attackedRegions } from './attacks.ts'
import { moving } from './in-transit.ts'
import { march, recall } from './march.ts'
import { sailRefusal, seasInReach } from './sailing.ts'
import { weighAttacks } from './weigh.ts'

const noShips = (p: State) => (moving(p).type === 'blitzkrieg' ? refuse('no-ships') : undefined)

const ownSeas = (p: State, seat: Seat): readonly SeaId[] =>
  moving(p).type === 'blitzkrieg' ? [] : atlasOf(p).seas.filter((sea) => sizeOf(fleetOf(p, sea, seat)) > 0)

const sail = attackMove({
  type: 'sail',
  bundle: { of: 'ship', count: 'count', whole: true },
  group: 'armies',
  params: {
    from: oneSea(ownSeas),
    to: oneSea((p, seat, { from }: { from?: SeaId }) => (from ? seasInReach(p, seat, from) : atlasOf(p).seas)),
    ship: oneOf(ships),
    count: count((p, seat, { from, ship }: { from?: SeaId; ship?: Ship }) => (from && ship ? fleetOf(p, from, seat)[ship] : 1)),
  },
  check(p, seat, { from, to, ship, count }) {
    const refused = noShips(p)
    if (refused) return refused
    if (fleetOf(p, from, seat)[ship] < count) return refuse('not-enough-ships', { ship, left: fleetOf(p, from, seat)[ship] })
    if (from === to) return refuse('same-sea')
    const way = sailRefusal(p, seat, from, to)
    if (way) return refuse(way, { sea: to })
  },
  play(p, seat, { from, to, ship, count }, table) {
    removeShips(p, from, seat, { [ship]: count })
    moving(p).sails.push({ from, to, ship, count })
    table.tellOnly([seat], 'ordered-sail', { harbour: from, sea: to, units: { [ship]: count } })
  },
})

const unsail = attackMove({
  type: 'unsail',
  group: 'armies',
  takesBack: true,
  params: {
    sail: nth((p) => moving(p).sails.map(({ from, to, ship, count }) => ({ harbour: from, sea: to, units: { [ship]: count } }))),
  },
  check: (p, _seat, { sail }) => (moving(p).sails[sail] ? undefined : refuse('no-such-sail')),
  play(p, seat, { sail }) {
    for (const { from, ship, count } of moving(p).sails.splice(sail, 1)) addShips(p, from, seat, { [ship]: count })
  },
})

const hasShipsComing = (p: State, seat: Seat, sea: SeaId): boolean =>
  sizeOf(fleetOf(p, sea, seat)) > 0 || moving(p).sails.some(({ to }) => to === sea)

const hasEnemy = (p: State, seat: Seat, sea: SeaId): boolean => p.seats.some((other) => other !== seat && holdsSea(p, sea, other))

/** 5.2.2: whatever is ordered, ships that are seen arriving fight. */
const fightsAnyway = (p: State, sea: SeaId): boolean => moving(p).sails.some(({ to, ship }) => to === sea && ship !== 'sub')

/** To fight where the seat's ships stand, or where only its submarines arrive. */
const engage = attackMove({
  type: 'engage',
  group: 'armies',
  params: {
    sea: oneSea((p, seat) =>
      atlasOf(p).seas.filter((sea) => !noShips(p) && hasShipsComing(p, seat, sea) && hasEnemy(p, seat, sea)),
    ),
    on: toggle({ words: 'engaging' }),
  },
  check(p, seat, { sea }) {
    const refused = noShips(p)
    if (refused) return refused
    if (!hasShipsComing(p, seat, sea)) return refuse('no-ships', { sea })
    if (!hasEnemy(p, seat, sea)) return refuse('no-enemy', { sea })
  },
  preview: (p, _seat, { sea }) => (fightsAnyway(p, sea) ? [{ key: 'fights-anyway', params: { sea } }] : []),
  play(p, seat, { sea, on }, table) {
    const action = moving(p)
    const others = action.engage.filter((other) => other !== sea)
    if (!on) action.engage = others
    else if (!action.engage.includes(sea)) action.engage = [...others, sea]
    table.tellOnly([seat], on ? 'ordered-engage' : fightsAnyway(p, sea) ? 'ordered-nothing' : 'ordered-no-engage', { sea })
  },
})

const endMoves = attackMove({
  type: 'end-moves',
  group: 'armies',
  play: (_p, _seat, _given, table) => table.endPhase(),
  final: (p) => moving(p).sails.length > 0 || moving(p).engage.length > 0 || attackedRegions(p, moving(p)).length > 0,
})

/** All battles are fought. */
export function endMove(p: State): void {
  turnOf(p).used.push(moving(p).type)
}

export const movePhase = phase<Attack>()({
  name: 'move',
  decisions: { move: { page: 'move', collected: true, weigh: weighAttacks, fallback: () => ({ type: 'end-moves' }) } },
  moves: [march, recall, sail, unsail, engage, endMoves],
  owes: (p) => [{ seat: activeSeat(p), decision: 'move', about: { action: moving(p).type } }],
})
