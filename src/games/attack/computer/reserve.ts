/** 5.14 Which cards bring oil at production, and which PP: one that leaves a set takes along what the set is worth. */
import type { PlainMove } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import type { Imagining } from '../../shared/computer.ts'
import { fullReserve, incomeOf, reservable } from '../economy/income.ts'
import type { Attack, Seat, State } from '../state.ts'
import { oilValue } from './deals.ts'
import { plenty } from './worth.ts'

/** With so many PP, others lie about. */
const enoughPP = 40

/** The flags that bring most: one card after the other changes sides, as long as that brings more. */
function bestReserve(p: State, seat: Seat, oilForPP: number): readonly string[] {
  const player = p.players[seat]
  const cards = reservable(player)
  const worth = (reserve: readonly string[]): number => {
    const { pp, oil } = incomeOf(p, seat, player, reserve)
    return plenty(player.pp + pp, enoughPP) + oilForPP * oilValue(Math.min(player.oil + oil, fullReserve))
  }
  let chosen: readonly string[] = []
  for (;;) {
    const changed = cards.map((card) => (chosen.includes(card) ? chosen.filter((other) => other !== card) : [...chosen, card]))
    const next = best(changed, worth, worth(chosen))
    if (!next) return chosen
    chosen = next
  }
}

export const reserve =
  (oilForPP: number): Imagining<Attack> =>
  (p, seat): PlainMove => {
    const player = p.players[seat]
    const wanted = bestReserve(p, seat, oilForPP)
    const card = reservable(player).find((known) => wanted.includes(known) !== player.reserve.includes(known))
    return card === undefined ? { type: 'produce' } : { type: 'reserve', card, on: wanted.includes(card) }
  }
