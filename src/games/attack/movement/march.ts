/** 5.1 Marches, by land or by exactly one lane. */
import { askedAfter, optional, refuse, type Together } from '../../../kernel/index.ts'
import { data } from '../data.ts'
import { ownerOf, sizeOf } from '../derived.ts'
import { atlasOf } from '../map/atlas.ts'
import { attackMove, count, nth, oneListed, oneRegion } from '../params.ts'
import { type LandUnit, landUnits, type RegionId, type Seat, type State } from '../state.ts'
import type { March } from '../turn/action.ts'
import { destinations, goHome, isSure, landRefusal, lanesTo, moving, sameMarch, staying } from './in-transit.ts'
import { columnTo, oddsOfAttack } from './weigh.ts'

/** By land, by every lane, and through every Sea Zone. */
const allLanes = [null, ...[...data.lanes, ...data.seas.filter(({ zone }) => zone)].map(({ id }) => id)]

type Chosen = { from?: RegionId; to?: RegionId; unit?: LandUnit; lane?: string | null }

const isBlitzkrieg = (p: State): boolean => moving(p).type === 'blitzkrieg'
const mayBlitz = (unit: LandUnit): boolean => unit === 'tank' || unit === 'plane'

const sources = (p: State, seat: Seat): readonly RegionId[] =>
  atlasOf(p).regions.filter(
    (region) => ownerOf(p, region) === seat && sizeOf(p.regions[region]!.units) > 0 && spare(p, region) > 0,
  )

/** How many may leave without emptying the region. */
const spare = (p: State, region: RegionId): number => staying(p, region) - 1

/** The ways of this unit from here to there: null for land, lanes by their ids. */
function ways(p: State, unit: LandUnit, from: RegionId, to: RegionId): readonly (string | null)[] {
  const byLand = landRefusal(p, unit, from, to) ? [] : [null]
  if (isBlitzkrieg(p)) return byLand
  return [...byLand, ...lanesTo(p, from, to)]
}

const listedUnits = (p: State, { from, to }: Chosen): readonly LandUnit[] =>
  landUnits.filter(
    (unit) =>
      (!isBlitzkrieg(p) || mayBlitz(unit)) &&
      (!from || p.regions[from]!.units[unit] > 0) &&
      (!from || !to || ways(p, unit, from, to).length > 0),
  )

/** Only planes that cross by a lane can be told to turn back with those they escort. */
const escortOfShips: Together = ({ escort, unit, lane }) =>
  escort === undefined || (escort === true && unit === 'plane' && lane !== null)

export const march = attackMove({
  type: 'march',
  bundle: { of: 'unit', count: 'count', whole: true },
  group: 'armies',
  params: {
    from: oneRegion(sources),
    to: oneRegion((p, _seat, { from }: Chosen) => (from ? destinations(p, from) : atlasOf(p).regions)),
    unit: oneListed((p, _seat, chosen: Chosen) => listedUnits(p, chosen), { values: landUnits }),
    count: count((p, _seat, { from, unit }: Chosen) =>
      from && unit ? Math.min(p.regions[from]!.units[unit], spare(p, from)) : 1,
    ),
    lane: {
      ...oneListed((p, _seat, { from, to, unit }: Chosen) => (from && to && unit ? ways(p, unit, from, to) : [null]), {
        values: allLanes,
        words: 'lane',
      }),
      after: ['from', 'to', 'unit'],
      has: (value: unknown): value is string | null => value === null || typeof value === 'string',
    },
    escort: askedAfter(
      optional(
        oneListed((_p, _seat, { unit, lane }: Chosen) => (unit === 'plane' && lane ? [true as const] : []), {
          values: [true],
          words: 'turn-back',
        }),
      ),
      'unit',
      'lane',
    ),
  },
  together: [escortOfShips],
  check(p, seat, { from, to, unit, count, lane }) {
    const { units } = p.regions[from]!
    if (ownerOf(p, from) !== seat) return refuse('not-your-region', { region: from })
    if (units[unit] < count) return refuse('not-enough-units', { unit, left: units[unit] })
    if (from === to) return refuse('same-region')
    if (isBlitzkrieg(p) && !mayBlitz(unit)) return refuse('tanks-and-planes-only')
    if (lane === null) {
      const way = landRefusal(p, unit, from, to)
      if (way) return refuse(way, { unit, region: to })
    } else {
      if (isBlitzkrieg(p)) return refuse('no-amphibious')
      if (!lanesTo(p, from, to).includes(lane)) return refuse('no-such-lane', { origin: from, region: to })
    }
    if (spare(p, from) < count) return refuse('last-unit', { region: from })
  },
  play(p, seat, { from, to, unit, count, lane, escort }, table) {
    p.regions[from]!.units[unit] -= count
    const { marches } = moving(p)
    const ordered: March = { from, to, unit, count, lane, ...(escort && { escort }) }
    const before = marches.find((known) => sameMarch(known, ordered))
    if (before) before.count += count
    else marches.push(ordered)
    table.tellOnly([seat], 'ordered-march', { origin: from, region: to, units: { [unit]: count } })
  },
  odds(view, seat, { from, to, unit, count, lane }) {
    if (ownerOf(view, to) === seat) return undefined
    const marches = [...moving(view).marches, { from, to, unit, count, lane }]
    return oddsOfAttack(view, to, columnTo(marches, to))
  },
  preview(p, seat, { to }) {
    const { owner, units } = p.regions[to]!
    if (owner === seat) return []
    return [
      owner ? { key: 'attack', params: { target: owner, region: to, units } } : { key: 'attack-neutral', params: { region: to } },
    ]
  },
})

export const recall = attackMove({
  type: 'recall',
  group: 'armies',
  takesBack: true,
  params: {
    march: nth((p) =>
      moving(p).marches.map(({ from, to, unit, count }) => ({ origin: from, region: to, units: { [unit]: count } })),
    ),
  },
  check(p, seat, given) {
    const found = moving(p).marches[given.march]
    if (!found) return refuse('no-such-march')
    const { to, count } = found
    if (isSure(found) && ownerOf(p, to) === seat && staying(p, to) - count < 1) return refuse('last-unit', { region: to })
  },
  play(p, _seat, given) {
    for (const found of moving(p).marches.splice(given.march, 1)) goHome(p, found)
  },
})
