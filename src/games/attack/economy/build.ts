/** 5.6 Building: land units in own regions, ships off own coasts; a fleet launched among enemies fights. */

import { oneOf, phase, refuse, remembered } from '../../../kernel/index.ts'
import { activeSeat, costOf, holdsSea, isShip, ownerOf, ownRegions, reactionOrder } from '../derived.ts'
import { atlasOf, coast } from '../map/atlas.ts'
import { addShips } from '../naval/fleets.ts'
import { attackMove, count, placeOf, placeRefusal } from '../params.ts'
import { type Attack, landUnits, type Seat, type State, ships, type Unit } from '../state.ts'
import { currentAction } from '../turn/current.ts'
import { ending } from '../turn/end-action.ts'

const coasts = remembered((p: State) => {
  const seas = new Set(ownRegions(p, activeSeat(p)).flatMap((region) => coast(p, region)))
  return atlasOf(p).seas.filter((sea) => seas.has(sea))
})

const yards = (p: State, seat: Seat, unit: Unit | undefined): readonly string[] => {
  if (unit === undefined) return [...ownRegions(p, seat), ...coasts(p)]
  return isShip(unit) ? coasts(p) : ownRegions(p, seat)
}

const affordable = (p: State, seat: Seat, unit: Unit): number => Math.floor(p.players[seat].pp / costOf(p, seat, unit))

const build = attackMove({
  type: 'build',
  bundle: { of: 'unit', count: 'count' },
  group: 'armies',
  params: {
    unit: oneOf([...landUnits, ...ships]),
    count: count((p, seat, { unit }: { unit?: Unit }) => (unit ? affordable(p, seat, unit) : 1)),
    at: placeOf(yards),
  },
  check(p, seat, { unit, count, at }) {
    const refused = placeRefusal(p, unit, at)
    if (refused) return refused
    if (!isShip(unit) && ownerOf(p, at) !== seat) return refuse('not-your-region', { region: at })
    if (isShip(unit) && !coasts(p).includes(at)) return refuse('not-adjacent-sea', { sea: at })
    const cost = count * costOf(p, seat, unit)
    if (p.players[seat].pp < cost) return refuse('not-enough-pp', { pp: cost })
  },
  play(p, seat, { unit, count, at }, table) {
    p.players[seat].pp -= count * costOf(p, seat, unit)
    if (!isShip(unit)) p.regions[at]!.units[unit] += count
    else {
      addShips(p, at, seat, { [unit]: count })
      const { built } = currentAction(p, 'build')
      if (unit !== 'sub' && !built.includes(at)) built.push(at)
    }
    table.tell('builds', { seat, place: at, units: { [unit]: count } })
  },
  preview: (p, seat, { unit, count }) => [{ key: 'build', params: { pp: count * costOf(p, seat, unit) } }],
})

/** Where a new ship other than a submarine meets another seat's, they fight; no oil is paid for it. */
export function launch(p: State): void {
  const action = currentAction(p, 'build')
  action.contests = action.built.flatMap((sea) => {
    const foe = reactionOrder(p).find((other) => holdsSea(p, sea, other))
    return foe ? [{ sea, foe }] : []
  })
}

export const buildPhase = phase<Attack>()({
  name: 'build',
  decisions: { build: { page: 'build', collected: true, fallback: () => ({ type: 'end-action' }) } },
  moves: [build],
  matters: [ending],
  owes: (p) => [{ seat: activeSeat(p), decision: 'build', about: { pp: p.players[activeSeat(p)].pp } }],
})
