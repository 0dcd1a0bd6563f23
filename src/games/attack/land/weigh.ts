/** What both sides know at every step of a land battle. */
import type { Weighing } from '../../../kernel/index.ts'
import { sizeOf } from '../derived.ts'
import type { View } from '../secrets/view.ts'
import { battleOdds } from './odds.ts'
import { armyOf, landBattle } from './sides.ts'

export function weighBattle(view: View): Weighing {
  const battle = landBattle(view)
  const { region, attacker, defender } = battle
  const isCapital = defender !== 'neutral' && view.players[defender].capital === region
  const stakes = {
    key: 'land-stakes',
    params: { region, attacker, defender, prize: defender === 'neutral' ? 'card' : 'loot', isCapital },
  }
  const armies = (['attacker', 'defender'] as const).map((side) => {
    const [units, reserve] = [battle.line[side], battle.reserve[side]]
    return { key: 'army', params: { seat: armyOf(battle, side), units, stands: sizeOf(units), reserve, kept: sizeOf(reserve) } }
  })
  return { facts: [...armies, stakes], odds: [battleOdds(view, battle)] }
}
