import type { Mind, PlainMove } from '../../kernel/index.ts'
import { foreign } from './computer/abroad.ts'
import { develop, discard, trade } from './computer/growth.ts'
import { diplomacy } from './computer/relations.ts'
import { situationOf } from './computer/situation.ts'
import { conflict, defend, press } from './computer/strife.ts'
import type { Ideology, Seat, View } from './state.ts'

/** A sound, quick player. It sees its view only. */
export function computer(view: View, seat: Seat, mind: Mind<Ideology>): PlainMove {
  const [owed] = mind.owed
  const situation = situationOf(view, seat, mind)
  switch (owed?.decision) {
    case 'discard':
      return discard(situation, Number(owed.about?.count))
    case 'trade':
      return trade(situation)
    case 'develop':
      return develop(situation)
    case 'foreign':
      return foreign(situation)
    case 'conflict':
      return conflict(situation)
    case 'defend':
      return view.conflict ? defend(situation, view.conflict) : { type: 'concede' }
    case 'press':
      return view.conflict ? press(situation, view.conflict) : { type: 'withdraw' }
    default:
      return diplomacy(situation)
  }
}
