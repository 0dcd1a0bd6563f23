/** What a computer does with its hand at home: discard, trade, develop, buy. */
import type { PlainMove } from '../../../kernel/index.ts'
import { cap, influence, noCards, regionOf, regionsOf, sector, total, tradingInfluence, weakestSector } from '../derived.ts'
import { mostHeld } from '../fallbacks.ts'
import { type Cards, type Kind, kinds, type RegionId } from '../state.ts'
import { outcome, type Situation, worth } from './situation.ts'

/** What is missing for the next level of a region that we control; undefined if it cannot rise any more. */
function missingFor({ view }: Situation, region: RegionId): Cards | undefined {
  const level = Math.max(regionOf(view, region).level, weakestSector(view, region)) + 1
  if (level > cap(view, region)) return undefined
  const cards = noCards()
  for (const kind of kinds) cards[kind] = Math.max(0, level - sector(view, region, kind))
  return cards
}

interface Plan {
  readonly region: RegionId
  readonly missing: Cards
}

/** The next levels within reach, those that need the fewest further cards first. */
function plans(situation: Situation): Plan[] {
  const { view, seat } = situation
  return regionsOf(view, seat)
    .filter((region) => worth(outcome(view, region), seat) > 0)
    .flatMap((region) => {
      const missing = missingFor(situation, region)
      return missing ? [{ region, missing }] : []
    })
    .sort((a, b) => total(a.missing) - total(b.missing))
}

const covers = (hand: Cards, needed: Cards): boolean => kinds.every((kind) => hand[kind] >= needed[kind])

/** The cards of a hand that the nearest plan has no use for. */
function surplus(situation: Situation): Cards {
  const [plan] = plans(situation)
  const cards = { ...situation.hand }
  if (plan) for (const kind of kinds) cards[kind] -= Math.min(cards[kind], plan.missing[kind])
  return cards
}

export function discard(situation: Situation, count: number): PlainMove {
  const unneeded = mostHeld(surplus(situation), count)
  const left = { ...situation.hand }
  for (const kind of kinds) left[kind] -= unneeded[kind]
  const rest = mostHeld(left, count - total(unneeded))
  const cards = noCards()
  for (const kind of kinds) cards[kind] = unneeded[kind] + rest[kind]
  return { type: 'discard', cards }
}

/** What the nearest plan cannot use is exchanged, as long as that plan still lacks something. */
export function trade(situation: Situation): PlainMove {
  const { view, seat, hand } = situation
  const [plan] = plans(situation)
  if (!plan || covers(hand, plan.missing)) return { type: 'trade', cards: noCards() }
  return { type: 'trade', cards: mostHeld(surplus(situation), tradingInfluence(view, seat)) }
}

export function develop(situation: Situation): PlainMove {
  return nextLevel(situation) ?? investment(situation) ?? purchase(situation) ?? { type: 'done' }
}

/** A whole level first: it is a point. */
function nextLevel(situation: Situation): PlainMove | undefined {
  const plan = plans(situation).find(({ missing }) => total(missing) > 0 && covers(situation.hand, missing))
  if (!plan) return undefined
  const kind = kinds.find((kind) => plan.missing[kind] > 0)
  return kind && { type: 'develop', region: plan.region, kind, count: plan.missing[kind] }
}

/** Then part of one, with cards for which there is no use abroad: what stays in the hand is not drawn anew. */
function investment(situation: Situation): PlainMove | undefined {
  const { hand } = situation
  for (const { region, missing } of plans(situation))
    for (const kind of kinds)
      if (missing[kind] > 0 && hand[kind] > usesAbroad(situation, kind)) return { type: 'develop', region, kind }
  return undefined
}

/** Two cards of a kind that nothing else needs buy an advancement. */
function purchase(situation: Situation): PlainMove | undefined {
  const { mind, hand } = situation
  const moves = mind.legal().filter(({ type }) => type === 'buy')
  const paidWithAdvancements = moves.find(({ advancement }) => advancement === 'wmd')
  if (paidWithAdvancements) return paidWithAdvancements
  const bought: Readonly<Record<string, Kind>> = { tactics: 'military', industry: 'economic', patriotism: 'cultural' }
  return moves.find(({ advancement }) => {
    const kind = bought[String(advancement)]
    return kind !== undefined && hand[kind] - usesAbroad(situation, kind) >= 2
  })
}

/** How many cards of the kind could go into independent regions near us that are worth it. */
function usesAbroad({ view, seat, hand }: Situation, kind: Kind): number {
  const open = Object.keys(view.regions).filter((region) => {
    const { controller } = regionOf(view, region)
    return controller === null && sector(view, region, kind) < cap(view, region) && influence(view, region, seat, kind) <= 1
  })
  return Math.min(open.length, Math.ceil(hand[kind] / 2))
}
