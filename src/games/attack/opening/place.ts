/** 4.3 Everybody places the rest of the starting units, five at a time or all at once. */

import { oneOf, phase, refuse } from '../../../kernel/index.ts'
import { data } from '../data.ts'
import { activeSeat, clockwise, isShip, ownerOf, ownRegions, sizeOf } from '../derived.ts'
import { atlasOf } from '../map/atlas.ts'
import { addShips } from '../naval/fleets.ts'
import { attackMove, count, placeOf, placeRefusal } from '../params.ts'
import { type Attack, landUnits, type RegionId, type SeaId, type Seat, type State, ships, type Unit } from '../state.ts'
import { placeChoice } from './choices.ts'

const poolOf = (p: State, seat: Seat): number => sizeOf(p.players[seat].pool ?? {})

function startGo(p: State, seat: Seat): void {
  p.active = seat
  const batch = p.options.placement === 'at-once' ? poolOf(p, seat) : data.start.placementBatch
  p.setup = { left: Math.min(batch, poolOf(p, seat)) }
}

/** One sea area for the whole fleet, free of others' ships. */
const freeSeas = (p: State, seat: Seat): readonly SeaId[] => {
  const { base } = p.players[seat]
  return base === null ? atlasOf(p).seas.filter((sea) => !isOccupied(p, seat, sea)) : [base]
}

const isOccupied = (p: State, seat: Seat, sea: SeaId): boolean => Object.keys(p.seas[sea] ?? {}).some((other) => other !== seat)

const placesFor = (p: State, seat: Seat, unit: Unit | undefined): readonly (RegionId | SeaId)[] => {
  if (unit === undefined) return [...ownRegions(p, seat), ...freeSeas(p, seat)]
  return isShip(unit) ? freeSeas(p, seat) : ownRegions(p, seat)
}

const place = attackMove({
  type: 'place',
  bundle: { of: 'unit', count: 'count' },
  group: 'setup',
  params: {
    unit: oneOf([...landUnits, ...ships]),
    count: count((p, seat, { unit }: { unit?: Unit }) =>
      unit ? Math.min(p.players[seat].pool?.[unit] ?? 0, p.setup?.left ?? 0) : 0,
    ),
    at: placeOf(placesFor),
  },
  check(p, seat, { unit, count, at }) {
    const { pool, base } = p.players[seat]
    const refused = placeRefusal(p, unit, at)
    if (refused) return refused
    if ((pool?.[unit] ?? 0) < count) return refuse('not-in-pool', { unit, left: pool?.[unit] ?? 0 })
    if (count > (p.setup?.left ?? 0)) return refuse('batch-exceeded', { left: p.setup?.left ?? 0 })
    if (!isShip(unit)) return ownerOf(p, at) === seat ? undefined : refuse('not-your-region', { region: at })
    if (base !== null && base !== at) return refuse('other-base', { sea: base })
    if (isOccupied(p, seat, at)) return refuse('sea-occupied', { sea: at })
  },
  play(p, seat, { unit, count, at }, table) {
    const player = p.players[seat]
    player.pool![unit] -= count
    p.setup!.left -= count
    if (isShip(unit)) {
      addShips(p, at, seat, { [unit]: count })
      player.base = at
    } else p.regions[at]!.units[unit] += count
    table.tell('places', { seat, place: at, units: { [unit]: count } })
  },
})

/** A go ends by itself; the next one is that of the next seat that has anything left. */
export const setupPlace = phase<Attack>()({
  name: 'setup-place',
  decisions: { place: { page: 'setup', collected: true, fallback: placeChoice } },
  moves: [place],
  enter: (p) => startGo(p, p.first),
  isOver: (p) => p.seats.every((seat) => poolOf(p, seat) === 0),
  automatic(p) {
    const seat = activeSeat(p)
    if (p.setup && p.setup.left > 0 && poolOf(p, seat) > 0) return false
    startGo(
      p,
      clockwise(p, seat)
        .slice(1)
        .find((other) => poolOf(p, other) > 0) ?? seat,
    )
    return true
  },
  leave(p, table) {
    p.setup = null
    table.endChapter('placement')
  },
  owes: (p) => [{ seat: activeSeat(p), decision: 'place', about: { left: p.setup?.left ?? 0 } }],
})
