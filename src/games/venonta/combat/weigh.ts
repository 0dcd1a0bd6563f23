/** What the attacker knows before every volley. */
import type { Notice, Weighing } from '../../../kernel/index.ts'
import type { Combat, Seat, Side, View } from '../state.ts'
import { fightOdds } from './odds.ts'
import { hitsOf } from './sides.ts'

/** Whoever has a die left rolls it. */
const toTheEnd = 1

function sideOf(view: View, fight: Combat, seat: Seat, { tankDice, popDice }: Side): Notice {
  const { tank, people } = hitsOf(view, fight, seat)
  const faces = { tankFaces: new Set(tank).size, popFaces: new Set(people).size }
  return { key: 'fight-side', params: { seat, tankDice, popDice, both: tankDice > 0 && popDice > 0, ...faces } }
}

export function weighFight(view: View): Weighing {
  const { combat } = view
  if (!combat) return { facts: [], odds: [] }
  const { kind, target, attacker, att, defender, def } = combat
  const sides = [sideOf(view, combat, attacker, att), sideOf(view, combat, defender, def)]
  return { facts: [...sides, { key: 'stakes', params: { kind, target } }], odds: [fightOdds(view, combat, toTheEnd)] }
}
