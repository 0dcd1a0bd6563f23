/** What is good to know of a value before it is chosen: whose a region is and what lies there, how one stands to a seat. */
import { markup, type Say } from '../../../words/index.ts'
import type { Choice } from '../../folder.ts'
import { isSeat } from '../../shared/seats.ts'
import {
  allInfluence,
  cap,
  controller,
  globalInfluence,
  independent,
  inPlay,
  near,
  owned,
  regionOf,
  relation,
  sector,
  sectorsWith,
  total,
} from '../derived.ts'
import { advancementIds, type Kind, kinds, type RegionId, type Seat, type View } from '../state.ts'

export function note(view: View, viewer: string, { type, field, value, given }: Choice, say: Say): string | undefined {
  const seat = view.seats.find((known) => known === viewer)
  if (!seat || typeof value !== 'string') return undefined
  if (isSeat(view, value)) return value === seat ? undefined : seatNote(view, seat, value, say)
  const advancement = advancementIds.find((known) => known === value)
  if (advancement) return say(`note.${advancement}`, { own: owned(view, seat, advancement) })
  const kind = kinds.find((known) => known === value)
  // Of a whole move its region says it.
  const isWhole = given[field] === value
  if (kind) return type === 'diplomacy' || isWhole ? undefined : sectorNote(view, seat, kind, given, say)
  // Of a whole move its preview says what then lies there.
  const isForeseen = isWhole && given.kind !== undefined && (type === 'develop' || type === 'extend')
  return inPlay(view, value) ? regionNote(view, seat, value, isForeseen, say) : undefined
}

/** What of this kind lies in the region that was chosen, and how many such cards one holds. */
function sectorNote(view: View, seat: Seat, kind: Kind, { region }: Choice['given'], say: Say): string {
  const { hand } = view.players[seat]
  const cards = typeof hand === 'number' ? 0 : hand[kind]
  const where = typeof region === 'string' && inPlay(view, region) ? region : undefined
  if (where === undefined) return say('note.kind', { cards })
  const there = sector(view, where, kind)
  // Regions of one's own have no bound.
  return say('note.sector', { cards, there, free: independent(view, where) ? cap(view, where) - there : 'none' })
}

function seatNote(view: View, seat: Seat, other: Seat, say: Say): string {
  const { hand } = view.players[other]
  const cards = typeof hand === 'number' ? hand : total(hand)
  return say('note.seat', { relation: relation(view, seat, other), cards, influence: globalInfluence(view, other) })
}

const regionNote = (view: View, seat: Seat, region: RegionId, isForeseen: boolean, say: Say): string =>
  say('note.region', {
    controller: controller(view, region) ?? 'none',
    level: regionOf(view, region).level,
    sectors: markup(sectorsWith(view, region, {})),
    cap: cap(view, region),
    isForeseen,
    mine: allInfluence(view, region, seat),
    near: String(near(view, seat, region)),
  })
