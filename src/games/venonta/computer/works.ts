/** What a computer can do with land and tokens, at the best place or the best price. */
import type { PlainMove } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import { isTerritory } from '../data.ts'
import { termsOf } from '../turns/trade.ts'
import { type Idea, movesLike, type Situation } from './situation.ts'
import { dealIn, isTiresome } from './trade.ts'

const forestsAt = ({ view }: Situation, { territory }: PlainMove): number =>
  isTerritory(territory) ? view.land[territory].slots.filter((slot) => slot === 'forest').length : 0

/** Where most forest is left: income asks for three forests. */
export const build =
  (what: string): Idea =>
  (situation) =>
    best(movesLike(situation, 'build', { what }), (move) => forestsAt(situation, move))

export const revert =
  (what: string, to = 'forest'): Idea =>
  (situation) =>
    best(movesLike(situation, 'revert', { what, to }), (move) => -forestsAt(situation, move))

/** What a purchase takes from the buyer's tokens. */
export function cost(situation: Situation, move: PlainMove): number {
  const deal = dealIn(situation, move)
  if (!deal) return Number.POSITIVE_INFINITY
  const { price, worth } = termsOf(situation.view, deal)
  return price - worth
}

/** At the cheapest price, for tokens unless the objective wants rations to be given. */
export const buy =
  (good: 'food' | 'fuel', most: number, pay?: string): Idea =>
  (situation) =>
    best(
      movesLike(situation, 'buy', pay ? { good, pay } : { good }).filter(
        (move) => cost(situation, move) <= most && !isTiresome(situation.view, move),
      ),
      (move) => -cost(situation, move) - (move.pay === 'food' ? 1 : 0),
    )
