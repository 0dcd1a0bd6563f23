/** What the end of the round will make of the board if nobody does anything more. */
import { copy } from '../../../kernel/index.ts'
import { assessedLevel, controller, globalInfluence, handTarget, regionOf, total } from '../derived.ts'
import type { Board, RegionId, Seat, View } from '../state.ts'
import { assess } from './assessment.ts'
import { whyItEnds } from './turn-order.ts'

function afterAssessment(p: Board): Board {
  const after = { ...p, regions: copy(p.regions) }
  assess(after)
  return after
}

/** The level that the assessment would give a region; an independent one keeps its own, and so do all once the game is over. */
export const nextLevel = (p: Board, region: RegionId): number =>
  p.result || !controller(p, region) ? regionOf(p, region).level : assessedLevel(p, region)

/** Global Influence after the assessment, with the regions that will be lost and won. */
export const nextInfluence = (p: Board, seat: Seat): number => globalInfluence(p.result ? p : afterAssessment(p), seat)

/** How many cards a seat will hold when the next round begins: never more than it has in all. Undefined if there will be none. */
export function nextHand(view: View, seat: Seat): number | undefined {
  if (view.result) return undefined
  const after = afterAssessment(view)
  if (whyItEnds(after)) return undefined
  const { hand, deck, discard } = view.players[seat]
  return Math.min(handTarget(after, seat), (typeof hand === 'number' ? hand : total(hand)) + deck + total(discard))
}
