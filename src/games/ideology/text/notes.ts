/** What is good to know of a value before it is chosen: whose a region is and what lies there, how one stands to a seat. */
import { markup, type Say } from '../../../words/index.ts'
import type { Choice } from '../../folder.ts'
import { isSeat } from '../../shared/seats.ts'
import {
  allInfluence,
  cap,
  controller,
  globalInfluence,
  inPlay,
  near,
  regionOf,
  relation,
  sectorsWith,
  total,
} from '../derived.ts'
import type { RegionId, Seat, View } from '../state.ts'

export function note(view: View, viewer: string, { value }: Choice, say: Say): string | undefined {
  const seat = view.seats.find((known) => known === viewer)
  if (!seat || typeof value !== 'string') return undefined
  if (isSeat(view, value)) return value === seat ? undefined : seatNote(view, seat, value, say)
  return inPlay(view, value) ? regionNote(view, seat, value, say) : undefined
}

function seatNote(view: View, seat: Seat, other: Seat, say: Say): string {
  const { hand } = view.players[other]
  const cards = typeof hand === 'number' ? hand : total(hand)
  return say('note.seat', { relation: relation(view, seat, other), cards, influence: globalInfluence(view, other) })
}

const regionNote = (view: View, seat: Seat, region: RegionId, say: Say): string =>
  say('note.region', {
    controller: controller(view, region) ?? 'none',
    level: regionOf(view, region).level,
    sectors: markup(sectorsWith(view, region, {})),
    cap: cap(view, region),
    mine: allInfluence(view, region, seat),
    near: String(near(view, seat, region)),
  })
