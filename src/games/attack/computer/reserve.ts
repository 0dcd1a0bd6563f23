/** 5.14 Which cards bring oil at production, and which PP: one that leaves a set takes along what the set is worth. */
import type { PlainMove } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import type { Imagining } from '../../shared/computer.ts'
import { fullReserve, incomeOf, reservable } from '../economy/income.ts'
import type { Attack } from '../state.ts'
import { oilValue } from './deals.ts'
import { plenty } from './worth.ts'

/** With so many PP, others lie about. */
const enoughPP = 40

/** One card after the other changes sides, as long as that brings more; then it is produced. */
export const reserve =
  (oilForPP: number): Imagining<Attack> =>
  (p, seat): PlainMove => {
    const player = p.players[seat]
    const worth = (chosen: readonly string[]): number => {
      const { pp, oil } = incomeOf(p, seat, player, chosen)
      return plenty(player.pp + pp, enoughPP) + oilForPP * oilValue(Math.min(player.oil + oil, fullReserve))
    }
    const turned = (card: string): readonly string[] =>
      player.reserve.includes(card) ? player.reserve.filter((other) => other !== card) : [...player.reserve, card]
    const card = best(reservable(player), (one) => worth(turned(one)), worth(player.reserve))
    return card === undefined ? { type: 'produce' } : { type: 'reserve', card, on: !player.reserve.includes(card) }
  }
