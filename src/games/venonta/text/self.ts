import { markup, type Say } from '../../../words/index.ts'
import { placeOf } from '../../shared/place.ts'
import { constants } from '../data.ts'
import { humans } from '../derived.ts'
import { standings } from '../standings.ts'
import { territories, type View } from '../state.ts'
import { territoryName } from './names.ts'

export const points = (view: View): Readonly<Record<string, number>> =>
  Object.fromEntries(humans(view).map((seat) => [seat, view.players[seat].pv]))

export function self(view: View, seat: string, say: Say): { readonly standing: string; readonly goal: string } {
  const all = points(view)
  const lands = territories.filter((id) => view.land[id].owner === seat).map((id) => territoryName(id, say))
  return {
    standing: say('self.standing', {
      ...{ points: all[seat] ?? 0, ...placeOf(standings(view), seat) },
      lands: markup(lands.join(', ') || say('self.landless')),
    }),
    goal: say('self.goal', { year: constants.years.at(-1), co2: view.co2 }),
  }
}
