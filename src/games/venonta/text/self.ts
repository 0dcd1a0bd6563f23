import { markup, type Say } from '../../../words/index.ts'
import { placeOf } from '../../shared/place.ts'
import { constants } from '../data.ts'
import { humans, need, year } from '../derived.ts'
import { standingsSoFar } from '../standings.ts'
import { type Territory, territories, type View } from '../state.ts'
import { seatName } from './names.ts'

export const points = (view: View): Readonly<Record<string, number>> =>
  Object.fromEntries(humans(view).map((seat) => [seat, view.players[seat].pv]))

export function self(view: View, seat: string, say: Say): { readonly standing: string; readonly goal: string } {
  const all = points(view)
  const lands = territories.flatMap((id) => ownWords(view, seat, id, say) ?? [])
  return {
    standing: say('self.standing', {
      ...{ points: all[seat] ?? 0, ...placeOf(standingsSoFar(view), seat) },
      ...meansOf(view, seat),
      lands: lands.length > 0 ? lands.map(markup) : say('self.landless'),
    }),
    goal: say('self.goal', { year: constants.years.at(-1), now: view.round > 0 ? year(view) : 0, co2: view.co2 }),
  }
}

/** Before the first round nobody has anything. */
function meansOf(view: View, seat: string) {
  const own = view.seats.find((known) => known === seat)
  if (!own || view.round === 0) return { begun: false }
  const { tokens, food } = view.players[own]
  return { begun: true, tokens, food, need: need(view, own), fed: view.turn?.fed.includes(own) ?? false }
}

/** Land of one’s own by its name, and whose colony it is; what one holds of others as well. */
function ownWords(view: View, seat: string, id: Territory, say: Say): string | undefined {
  const { owner, colonizer } = view.land[id]
  if (colonizer === seat) return say('self.colony', { territory: id })
  if (owner !== seat) return undefined
  return colonizer === null
    ? say(`territory.${id}`)
    : say('self.lost', { territory: id, holder: markup(seatName(view, colonizer, say)) })
}
