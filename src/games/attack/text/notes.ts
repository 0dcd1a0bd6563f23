/** What is good to know of a value before it is chosen: whose a place is and who stands there, what a unit costs. */
import { markup, type Say } from '../../../words/index.ts'
import type { Choice } from '../../folder.ts'
import { isSeat } from '../../shared/seats.ts'
import { kindOf } from '../data.ts'
import { costOf, fleetOf, isLandUnit, isShip, ownRegions } from '../derived.ts'
import { scoreOf } from '../end/scoring.ts'
import { coast, isRegion, isSea, landNeighbours } from '../map/atlas.ts'
import type { View } from '../secrets/view.ts'
import type { RegionId, SeaId, Seat, Unit } from '../state.ts'
import { inUnits } from './battle.ts'
import { effectWords } from './effects.ts'

export function note(view: View, viewer: string, { type, field, value, given }: Choice, say: Say): string | undefined {
  if (typeof value !== 'string') return undefined
  const seat = view.seats.find((known) => known === viewer)
  if (type === 'build' && seat && (isLandUnit(value) || isShip(value))) return say('note.cost', { pp: costOf(view, seat, value) })
  if (type === 'claim' && isRegion(view, value)) return freeNote(view, value, say)
  if (isRegion(view, value)) return regionNote(view, value, say)
  if (isSeat(view, value)) return value === viewer ? undefined : seatNote(view, value, say)
  if ((type === 'play' || type === 'block') && field === 'card') return effectWords(kindOf(value), say)
  if ((field === 'unit' || field === 'ship') && (isLandUnit(value) || isShip(value)))
    return unitNote(view, seat, value, given, say)
  return isSea(view, value) ? seaNote(view, value, say) : undefined
}

function regionNote(view: View, region: RegionId, say: Say): string | undefined {
  const { owner, gov, units } = view.regions[region]!
  if (owner) return say('note.owned', { owner, units: markup(inUnits(units, say)) })
  return gov ? say('note.neutral', { gov }) : undefined
}

/** What it lies beside: land neighbours hold together, seas lead further. */
const freeNote = (view: View, region: RegionId, say: Say): string =>
  say('note.free-region', { land: landNeighbours(view, region).length, seas: coast(view, region).length })

function seatNote(view: View, other: Seat, say: Say): string {
  const { pp, oil } = view.players[other]
  return say('note.seat', { points: scoreOf(view, other).total, pp, oil, regions: ownRegions(view, other).length })
}

/** How many stand where it would leave from, or are left to be placed. */
function unitNote(view: View, seat: Seat | undefined, unit: Unit, { from }: Choice['given'], say: Say): string | undefined {
  const units: Partial<Record<Unit, number>> | null | undefined = isRegion(view, from)
    ? view.regions[from]?.units
    : seat && (isSea(view, from) ? fleetOf(view, from, seat) : view.players[seat].pool)
  const count = units?.[unit]
  return count === undefined ? undefined : say('note.units', { count })
}

const fleetIn = (view: View, sea: SeaId, seat: Seat, say: Say): string[] => {
  const fleet = view.seas[sea]?.[seat]
  return fleet ? [say('note.owned', { owner: seat, units: markup(say('text.units', { units: fleet })) })] : []
}

const seaNote = (view: View, sea: SeaId, say: Say): string =>
  view.seats.flatMap((seat) => fleetIn(view, sea, seat, say)).join('; ') || say('note.open-sea')
