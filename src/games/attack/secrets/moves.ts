/** Orders of a move that only the mover knows: units have left, but whereto? They are known when they are done. */
import { secret, type Viewer } from '../../../kernel/index.ts'

import { activeSeat, fleetOf, holdsSea, ownRegions, sizeOf } from '../derived.ts'
import { destinations, landRefusal, lanesTo, moving } from '../movement/in-transit.ts'
import { seasInReach } from '../movement/sailing.ts'
import type { Attack, RegionId, State } from '../state.ts'
import type { March } from '../turn/action.ts'
import { type Hidden, type Imagined, isActive } from './hidden.ts'

function imagineMoves({ state, chance }: Imagined): void {
  const action = moving(state)
  const seat = activeSeat(state)
  const own = ownRegions(state, seat)
  // A region that stands empty has units on their way to it.
  for (const region of own.filter((known) => sizeOf(state.regions[known]!.units) === 0)) {
    const ways = chance.shuffle(own).flatMap((from) => flightTo(state, from, region))
    if (ways[0]) action.marches.push(ways[0])
  }
  if (chance.die(2) === 1) {
    const from = chance.pick(own)
    const to = chance.pick(destinations(state, from))
    action.marches.push(...flightTo(state, from, to).slice(0, 1))
  }
  if (action.type === 'move') imagineVoyages({ state, chance })
}

/** How a plane gets there; whatever truly went there may have been anything. */
function flightTo(p: State, from: RegionId, to: RegionId): March[] {
  if (from === to) return []
  const march = { from, to, unit: 'plane' as const, count: 1 }
  if (!landRefusal(p, 'plane', from, to)) return [{ ...march, lane: null }]
  if (moving(p).type === 'blitzkrieg') return []
  return lanesTo(p, from, to).map((lane) => ({ ...march, lane }))
}

function imagineVoyages({ state, chance }: Pick<Imagined, 'state' | 'chance'>): void {
  const action = moving(state)
  const seat = activeSeat(state)
  const seas = Object.keys(state.seas)
  if (chance.die(2) === 1) {
    const from = chance.pick(seas)
    const reach = seasInReach(state, seat, from)
    if (reach.length > 0) action.sails.push({ from, to: chance.pick(reach), ship: 'dd', count: 1 })
  }
  const hostile = (sea: string) => state.seats.some((other) => other !== seat && holdsSea(state, sea, other))
  const here = (sea: string) => sizeOf(fleetOf(state, sea, seat)) > 0 || action.sails.some(({ to }) => to === sea)
  action.engage = seas.filter((sea) => here(sea) && hostile(sea) && chance.die(2) === 1)
}

const isSecret = (p: Pick<State, 'phase' | 'active'>, viewer: Viewer): boolean => p.phase === 'move' && !isActive(p, viewer)

export const hiddenMoves: Hidden = {
  secrets: [
    secret<Attack>()('action.marches', (marches, viewer, _keys, p) => (isSecret(p, viewer) ? [] : marches)),
    secret<Attack>()('action.sails', (sails, viewer, _keys, p) => (isSecret(p, viewer) ? [] : sails)),
    secret<Attack>()('action.engage', (seas, viewer, _keys, p) => (isSecret(p, viewer) ? [] : seas)),
  ],
  imagine(imagined) {
    if (isSecret(imagined.state, imagined.viewer)) imagineMoves(imagined)
  },
}
