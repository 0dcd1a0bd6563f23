import type { Say } from '../../../words/index.ts'
import { placeOf } from '../../shared/place.ts'
import { standingsNow } from '../../standings.ts'
import { data } from '../data.ts'
import { ownRegions } from '../derived.ts'
import { scoreOf } from '../end/scoring.ts'
import type { View } from '../secrets/view.ts'
import type { Seat } from '../state.ts'

export const governed = (view: View): boolean => view.seats.every((seat) => view.players[seat].gov !== null)
export const pointsOf = (view: View, seat: Seat): number => scoreOf(view, seat).total

/** Before everybody has a government nothing counts. */
export const points = (view: View): Readonly<Record<string, number>> =>
  governed(view) ? Object.fromEntries(view.seats.map((seat) => [seat, pointsOf(view, seat)])) : {}

export function self(view: View, viewer: string, say: Say): { readonly standing: string; readonly goal: string } {
  const last = data.eaglesToEnd
  const all = points(view)
  const seat = view.seats.find((known) => known === viewer)
  const regions = seat ? ownRegions(view, seat).length : 0
  const player = seat && view.players[seat]
  if (!player?.gov || !governed(view)) return { standing: say('self.setup', { regions }), goal: say('self.goal-setup', { last }) }
  const { gov, capital, pp, oil } = player
  const ranked = standingsNow(view.seats, (known) => all[known] ?? 0)
  return {
    standing: say('self.standing', {
      ...{ government: gov, points: all[viewer] ?? 0, ...placeOf(ranked, viewer) },
      ...{ regions, pp, oil, capital, lost: capital !== null && view.regions[capital]?.owner !== viewer },
    }),
    goal: say('self.goal', { last, gov, eagles: view.eagles }),
  }
}
