import type { Say } from '../../../words/index.ts'
import { numberOf } from '../data.ts'
import { isNeutral } from '../derived.ts'
import type { Seat, Territory, View } from '../state.ts'

/** A person's seat bears the person's name; nobody sits on the neutral one. */
export const seatName = (view: View, seat: Seat, say: Say): string =>
  say(isNeutral(view, seat) ? 'text.neutral' : 'text.name', { seat })

/** As on the map: "3 Rivera". */
export const territoryName = (id: Territory, say: Say): string => `${numberOf(id)} ${say(`territory.${id}`)}`
