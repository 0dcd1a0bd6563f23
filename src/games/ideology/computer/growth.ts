/** What a computer does with its hand at home: discard, trade, develop, buy. */
import type { PlainMove } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import { mostHeld } from '../cards/influence.ts'
import { noCards, regionsOf, total, tradingInfluence } from '../derived.ts'
import { type Cards, kinds, type RegionId } from '../state.ts'
import { usesAbroad } from './abroad.ts'
import { adding, gain, missingFor, type Situation } from './situation.ts'

interface Plan {
  readonly region: RegionId
  readonly missing: Cards
}

/** The next levels of our regions, those that need the fewest further cards first. */
const plans = ({ view, seat }: Situation): Plan[] =>
  regionsOf(view, seat)
    .flatMap((region) => {
      const missing = missingFor(view, region)
      return missing ? [{ region, missing }] : []
    })
    .sort((a, b) => total(a.missing) - total(b.missing))

const covers = (hand: Cards, needed: Cards): boolean => kinds.every((kind) => hand[kind] >= needed[kind])

/** How many cards of each kind have a use: for the nearest next level, or abroad. */
function uses(situation: Situation): Cards {
  const [plan] = plans(situation)
  const cards = noCards()
  for (const kind of kinds) cards[kind] = (plan?.missing[kind] ?? 0) + usesAbroad(situation, kind).length
  return cards
}

function surplus(hand: Cards, used: Cards): Cards {
  const cards = noCards()
  for (const kind of kinds) cards[kind] = Math.max(0, hand[kind] - used[kind])
  return cards
}

export function discard(situation: Situation, count: number): PlainMove {
  const unneeded = mostHeld(surplus(situation.hand, uses(situation)), count)
  const rest = mostHeld(surplus(situation.hand, unneeded), count - total(unneeded))
  const cards = noCards()
  for (const kind of kinds) cards[kind] = unneeded[kind] + rest[kind]
  return { type: 'discard', cards }
}

/** What has no use is exchanged, as long as something else has. */
export function trade(situation: Situation): PlainMove {
  const { view, seat, hand } = situation
  const used = uses(situation)
  const lacks = total(surplus(used, hand)) > 0
  return { type: 'trade', cards: lacks ? mostHeld(surplus(hand, used), tradingInfluence(view, seat)) : noCards() }
}

export function develop(situation: Situation): PlainMove {
  const { manner } = situation
  return (
    nextLevel(situation) ??
    investment(situation) ??
    manner.purchase(situation, surplus(situation.hand, uses(situation))) ?? { type: 'done' }
  )
}

/** A whole level first: it is a point, and a card more in every round to come. */
function nextLevel(situation: Situation): PlainMove | undefined {
  const plan = plans(situation).find(({ missing }) => total(missing) > 0 && covers(situation.hand, missing))
  const kind = plan && kinds.find((one) => plan.missing[one] > 0)
  return kind && { type: 'develop', region: plan.region, kind, count: plan.missing[kind] }
}

/** A card kept can also attack, defend and answer what appears next: a use abroad counts more than the same use at home. */
const freedom = 3

/** Then part of one, with cards that would do less abroad. The last card stays for the defence. */
function investment(situation: Situation): PlainMove | undefined {
  const { view, seat, hand } = situation
  if (total(hand) <= 1) return undefined
  const choices = kinds
    .filter((kind) => hand[kind] > 0)
    .flatMap((kind) => {
      const abroad = freedom * (usesAbroad(situation, kind)[Math.floor((hand[kind] - 1) / 2)] ?? 0)
      return regionsOf(view, seat)
        .filter((region) => (missingFor(view, region)?.[kind] ?? 0) > 0)
        .map((region) => ({ region, kind, score: gain(situation, region, adding(seat, kind)) - abroad }))
    })
  const choice = best(choices, ({ score }) => score, 0.05)
  return choice && { type: 'develop', region: choice.region, kind: choice.kind }
}
