/** What a computer does in the Foreign Phase. */
import type { PlainMove } from '../../../kernel/index.ts'
import { cap, independent, regionOf, sector } from '../derived.ts'
import { extensionTribute } from '../phases/foreign.ts'
import type { Kind, RegionId } from '../state.ts'
import { adding, best, gain, type Situation, taking } from './situation.ts'

/** What a card is worth that stays in the hand: it defends, but it is one card less to draw. */
const cardValue = 0.1

export function foreign(situation: Situation): PlainMove {
  const moves = situation.mind.legal()
  const extension = best(
    moves.filter(({ type }) => type === 'extend'),
    ({ region, kind }) => extensionScore(situation, region as RegionId, kind as Kind),
  )
  return extension ?? sabotage(situation, moves) ?? { type: 'hold', until: 'touched' }
}

export function extensionScore(situation: Situation, region: RegionId, kind: Kind): number {
  const tribute = extensionTribute(situation.view, situation.seat, region, kind).cards
  return gain(situation, region, adding(situation.seat, kind)) - cardValue * (1 + tribute)
}

/** What each further card of the kind could do abroad, best first, by what is on the table now. */
export function usesAbroad(situation: Situation, kind: Kind): readonly number[] {
  const { view } = situation
  return Object.keys(view.regions)
    .filter((region) => independent(view, region) && sector(view, region, kind) < cap(view, region))
    .map((region) => extensionScore(situation, region, kind))
    .filter((score) => score > 0)
    .sort((a, b) => b - a)
}

/** Own cards leave the region of a seat that would reach the target, where they hold up its weakest sector. */
function sabotage(situation: Situation, moves: readonly PlainMove[]): PlainMove | undefined {
  const { view, seat, forecast } = situation
  return best(
    moves.filter(({ type }) => type === 'remove'),
    ({ region, kind }) => {
      const { controller } = regionOf(view, region as RegionId)
      if (!controller || forecast[controller] < view.options.target) return 0
      return gain(situation, region as RegionId, taking(seat, kind as Kind))
    },
  )
}
