import type { Say } from '../../../words/index.ts'
import { placeOf } from '../../shared/place.ts'
import { heads, lastGeneration } from '../data.ts'
import { scoreOf, soloGoal } from '../round/scoring.ts'
import { standingsSoFar } from '../standings.ts'
import type { View } from '../state.ts'

export const points = (view: View): Readonly<Record<string, number>> =>
  Object.fromEntries(view.seats.map((seat) => [seat, scoreOf(view, view.nations[seat]).total]))

export function self(view: View, seat: string, say: Say): { readonly standing: string; readonly goal: string } {
  const all = points(view)
  const own = view.seats.find((known) => known === seat)
  const nation = own && view.nations[own]
  const goal = view.star
    ? say('self.goal-alone', { points: soloGoal, last: lastGeneration })
    : say('self.goal', { last: lastGeneration })
  if (!nation) return { standing: '', goal }
  const { money, disorder, hand } = nation
  return {
    standing: say('self.standing', {
      ...{ points: all[seat] ?? 0, ...placeOf(standingsSoFar(view), seat) },
      ...{
        generation: view.round,
        last: lastGeneration,
        people: heads(nation),
        money,
        disorder,
        hand: typeof hand === 'number' ? hand : hand.length,
      },
    }),
    goal,
  }
}
