/** A battle in words: both sides with what they have in line and in reserve. */
import type { Say } from '../../../words/index.ts'
import { sizeOf } from '../derived.ts'
import type { View } from '../secrets/view.ts'
import type { Fleet, Land } from '../state.ts'
import type { Battle, Naval } from '../turn/action.ts'

const sides = ['attacker', 'defender'] as const

export const battleOf = ({ action }: View): Battle | Naval | null => (action && 'battle' in action ? action.battle : null)

export const inUnits = (units: Land, say: Say): string => (sizeOf(units) > 0 ? say('text.units', { units }) : '–')

/** Until it is decided whether submarines join, all ships of the sea are counted. */
export const fleetOf = (view: View, { step, sea, fleet, ...seats }: Naval, side: (typeof sides)[number]): Fleet =>
  step === 'subs' ? (view.seas[sea]?.[seats[side]] ?? fleet[side]) : fleet[side]

export function battleLines(view: View, say: Say): string[] {
  const battle = battleOf(view)
  if (battle?.kind === 'naval')
    return sides.map((side) =>
      say('text.fleet-in-battle', { seat: battle[side], units: fleetOf(view, battle, side), damaged: battle.damaged[side] }),
    )
  if (battle?.kind !== 'land') return []
  return sides.map((side) =>
    say('text.army-in-battle', {
      seat: battle[side],
      line: inUnits(battle.line[side], say),
      reserve: inUnits(battle.reserve[side], say),
      lost: battle.lost[side],
    }),
  )
}

/** Hits that are still to be given. */
export function hitsLine(view: View, say: Say): string[] {
  const battle = battleOf(view)
  if (battle?.kind !== 'land' || sizeOf(battle.hits) === 0) return []
  return [say('text.hits', { seat: battle[battle.side], hits: inUnits(battle.hits, say) })]
}
