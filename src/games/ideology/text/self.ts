import type { Say } from '../../../words/index.ts'
import { placeOf } from '../../shared/place.ts'
import { globalInfluence, regionOf, regionsOf, total } from '../derived.ts'
import { standingsSoFar } from '../standings.ts'
import type { Seat, View } from '../state.ts'

export const points = (view: View): Readonly<Record<string, number>> =>
  Object.fromEntries(view.seats.map((seat) => [seat, globalInfluence(view, seat)]))

export function self(view: View, seat: string, say: Say): { readonly standing: string; readonly goal: string } {
  const own = view.seats.find((known) => known === seat)
  const all = points(view)
  const held = own ? view.players[own].hand : 0
  return {
    standing: say('self.standing', {
      seat,
      ...{ points: all[seat] ?? 0, ...placeOf(standingsSoFar(view), seat) },
      regions: own ? regionWords(view, own, say) : '',
      hand: typeof held === 'number' ? held : total(held),
    }),
    goal: say('self.goal', { goal: view.options.target }),
  }
}

/** The one region with its level, or how many there are. */
function regionWords(view: View, seat: Seat, say: Say): string {
  const regions = regionsOf(view, seat)
  const [only] = regions
  return only !== undefined && regions.length === 1
    ? say('self.region', { region: only, level: regionOf(view, only).level })
    : say('self.regions', { count: regions.length })
}
