/** What is good to know of a value before it is chosen: whose a place is and who stands there, what a unit costs. */
import { markup, type Say } from '../../../words/index.ts'
import type { Choice } from '../../folder.ts'
import { costOf, isLandUnit, isShip } from '../derived.ts'
import { isRegion, isSea } from '../map/atlas.ts'
import type { View } from '../secrets/view.ts'
import type { RegionId, SeaId, Seat } from '../state.ts'
import { inUnits } from './battle.ts'

export function note(view: View, viewer: string, { type, value }: Choice, say: Say): string | undefined {
  if (typeof value !== 'string') return undefined
  const seat = view.seats.find((known) => known === viewer)
  if (type === 'build' && seat && (isLandUnit(value) || isShip(value))) return say('note.cost', { pp: costOf(view, seat, value) })
  if (isRegion(view, value)) return regionNote(view, value, say)
  return isSea(view, value) ? seaNote(view, value, say) : undefined
}

function regionNote(view: View, region: RegionId, say: Say): string | undefined {
  const { owner, gov, units } = view.regions[region]!
  if (owner) return say('note.owned', { owner, units: markup(inUnits(units, say)) })
  return gov ? say('note.neutral', { gov }) : undefined
}

const fleetIn = (view: View, sea: SeaId, seat: Seat, say: Say): string[] => {
  const fleet = view.seas[sea]?.[seat]
  return fleet ? [say('note.owned', { owner: seat, units: markup(say('text.units', { units: fleet })) })] : []
}

const seaNote = (view: View, sea: SeaId, say: Say): string =>
  view.seats.flatMap((seat) => fleetIn(view, sea, seat, say)).join('; ') || say('note.open-sea')
