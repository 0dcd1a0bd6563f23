/** What a computer does in the Foreign Phase. */
import type { PlainMove } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import { extend, extensionTribute, remove } from '../abroad/foreign.ts'
import { cap, independent, regionOf, sector } from '../derived.ts'
import type { Kind, RegionId } from '../state.ts'
import { adding, gain, legalMoves, type Situation, taking } from './situation.ts'

export function foreign(situation: Situation): PlainMove {
  const extension = best(legalMoves(situation, extend), ({ region, kind }) => extensionScore(situation, region, kind), 0)
  return extension ?? sabotage(situation) ?? { type: 'hold', until: 'touched' }
}

export function extensionScore(situation: Situation, region: RegionId, kind: Kind): number {
  const tribute = extensionTribute(situation.view, situation.seat, region, kind).cards
  return gain(situation, region, adding(situation.seat, kind)) - situation.manner.cardValue * (1 + tribute)
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
function sabotage(situation: Situation): PlainMove | undefined {
  const { view, forecast } = situation
  return best(
    legalMoves(situation, remove),
    ({ region, kind }) => {
      const { controller } = regionOf(view, region)
      if (!controller || forecast[controller] < view.options.target) return 0
      return removalScore(situation, region, kind)
    },
    0,
  )
}

export const removalScore = (situation: Situation, region: RegionId, kind: Kind): number =>
  gain(situation, region, taking(situation.seat, kind))
