/** 5.13 Where the planes that were shot down are taken from. */
import { askedAfter, type Owed, optional, type PlainMove, refuse, type Table } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import { isLandUnit, ownerOf, sizeOf } from '../derived.ts'
import { attackMove, oneListed, oneRegion } from '../params.ts'
import { type Attack, type LandUnit, landUnits, type RegionId, type Seat, type State } from '../state.ts'
import type { BombingAction } from '../turn/action.ts'
import { currentAction } from '../turn/current.ts'
import { losePlane, needsReplacement, planeRegions, replacements, spareUnits } from './planes.ts'

interface Loss {
  readonly region: RegionId
  readonly from?: RegionId
  readonly unit?: LandUnit
}

export const losePlaneMove = attackMove({
  type: 'lose-plane',
  group: 'war',
  answers: ['lose-plane'],
  params: {
    region: oneRegion(planeRegions),
    from: askedAfter(
      optional(
        oneRegion((p, seat, { region }: { region?: RegionId }) =>
          region !== undefined && needsReplacement(p, region) ? replacements(p, seat, region) : [],
        ),
      ),
      'region',
    ),
    unit: askedAfter(
      optional(
        oneListed((p, _seat, { from }: { from?: RegionId }) => (from === undefined ? [] : spareUnits(p, from)), {
          values: landUnits,
        }),
      ),
      'from',
    ),
  },
  check(p, seat, { region, from, unit }) {
    const place = p.regions[region]
    if (place?.owner !== seat || place.units.plane === 0) return refuse('no-plane', { region })
    const alone = needsReplacement(p, region)
    if (alone && (from === undefined || unit === undefined)) return refuse('needs-replacement', { region })
    const fits = from === undefined && unit === undefined ? !alone : alone && isSpare(p, seat, { region, from, unit })
    if (!fits) return refuse('bad-replacement', { region })
  },
  play(p, seat, { region, from, unit }, table) {
    const { losses } = currentAction(p, 'bombing')
    losePlane(p, region, losses, seat)
    table.tell('loses-plane', { seat, region })
    if (from === undefined || unit === undefined) return
    p.regions[from]!.units[unit] -= 1
    p.regions[region]!.units[unit] += 1
    table.tell('replaces', { seat, from, region, unit })
  },
})

/** The other region keeps a unit, and has the one that moves. */
const isSpare = (p: State, seat: Seat, { region, from, unit }: Loss): boolean =>
  from !== undefined &&
  from !== region &&
  ownerOf(p, from) === seat &&
  sizeOf(p.regions[from]!.units) >= 2 &&
  isLandUnit(unit) &&
  p.regions[from]!.units[unit] > 0

/** One loss that leaves no choice, or that nobody can be asked to bear (ruling 9.26). */
function automatic(p: State, { losses }: BombingAction, table: Table): boolean {
  for (const seat of p.seats.filter((other) => losses[other])) {
    const regions = planeRegions(p, seat)
    const [only] = regions
    if (only === undefined) {
      table.tell('loss-waived', { seat, count: losses[seat] })
      delete losses[seat]
      return true
    }
    if (regions.length > 1 || needsReplacement(p, only)) continue
    losePlane(p, only, losses, seat)
    table.tell('loses-plane', { seat, region: only })
    return true
  }
  return false
}

const owes = (p: State, { losses }: BombingAction): Owed<Attack, 'lose-plane'>[] =>
  p.seats.filter((seat) => losses[seat]).map((seat) => ({ seat, decision: 'lose-plane', about: { count: losses[seat] } }))

/** From where most planes stand, then most units. */
function fallback(p: State, seat: Seat): PlainMove {
  const region = best(planeRegions(p, seat), (known) => 1000 * p.regions[known]!.units.plane + sizeOf(p.regions[known]!.units))!
  if (!needsReplacement(p, region)) return { type: 'lose-plane', region }
  const from = best(replacements(p, seat, region), (known) => sizeOf(p.regions[known]!.units))!
  return { type: 'lose-plane', region, from, unit: spareUnits(p, from)[0] }
}

export const planeLosses = { automatic, owes, fallback }
