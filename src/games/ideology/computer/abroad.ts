/** What a computer does in the Foreign Phase. */
import type { PlainMove } from '../../../kernel/index.ts'
import { allInfluence, cap, othersThan, regionOf, sector, total } from '../derived.ts'
import { extensionTribute } from '../phases/foreign.ts'
import { type Kind, kinds, type RegionId } from '../state.ts'
import { addCard, best, gain, type Situation } from './situation.ts'

export function foreign(situation: Situation): PlainMove {
  const moves = situation.mind.legal()
  const extension = best(
    moves.filter(({ type }) => type === 'extend'),
    ({ region, kind }) => extensionScore(situation, region as RegionId, kind as Kind),
  )
  return extension ?? sabotage(situation, moves) ?? { type: 'hold', until: 'touched' }
}

/** A level is worth its points if nobody else is ahead there; filling a region for somebody else is worth less than nothing. */
function extensionScore(situation: Situation, region: RegionId, kind: Kind): number {
  const { view, seat } = situation
  const own = allInfluence(view, region, seat)
  const ahead = Math.max(0, ...othersThan(view, seat).map((other) => allInfluence(view, region, other)))
  const slots = 3 * cap(view, region)
  const taken = kinds.reduce((sum, each) => sum + Math.min(cap(view, region), sector(view, region, each)), 0)
  const canStillLead = own + (slots - taken) > ahead
  const now = gain(situation, region, (changed) => addCard(changed, seat, kind))
  if (now !== 0) return 10 * now
  if (!canStillLead) return 0
  const { level } = regionOf(view, region)
  const tribute = extensionTribute(view, seat, region, kind).cards
  const hopeless = ahead > slots / 2 ? 4 : 0
  return 2 * level + 1.5 * own - ahead - 1.5 * tribute - hopeless
}

/** Own cards leave the region of a seat that would reach the target, where they hold up its weakest sector. */
function sabotage(situation: Situation, moves: readonly PlainMove[]): PlainMove | undefined {
  const { view, seat, forecast } = situation
  return best(
    moves.filter(({ type }) => type === 'remove'),
    ({ region, kind }) => {
      const { controller } = regionOf(view, region as RegionId)
      if (!controller || forecast[controller] < view.options.target) return 0
      return gain(situation, region as RegionId, (changed) => {
        const cards = changed.influence[seat]
        if (!cards) return
        cards[kind as Kind] -= 1
        if (total(cards) === 0) delete changed.influence[seat]
      })
    },
  )
}
