import { heads, people } from '../data.ts'
import { intensiveYield } from '../social/production.ts'
import type { Nation, Seat, State } from '../state.ts'

interface Shown extends Pick<State, 'bank'> {
  readonly nations: Readonly<Record<Seat, Pick<Nation, 'level' | 'factories'>>>
}

/** The number in the words of a card's effect, where it follows from the nation. */
export function effectAmount(p: Shown, seat: Seat, card: string): number {
  const nation = p.nations[seat]
  if (card === 'conscription') return people(nation.level - 2)
  if (card === 'surtax') return Math.min(Math.max(0, p.bank - 10), 2 * heads(nation))
  if (card === 'intensive-farming') return intensiveYield(nation.factories.renewable)
  return 0
}
