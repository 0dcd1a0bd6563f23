/** What each card seems to be worth to somebody who goes by rules of thumb: all ways to play it that are worth a thought. */
import type { PlainMove } from '../../../kernel/index.ts'
import { heads, people } from '../data.ts'
import { pollutionReserve } from '../derived.ts'
import { fallingClasses, risingClasses } from '../nation/tracks.ts'
import { type Cls, decks, type Nation } from '../state.ts'
import { industry } from './industry.ts'
import { supplyWorth } from './needs.ts'
import { against, attacking, type Choice, type Rating, simply } from './rating.ts'
import {
  bestRise,
  crisisWorth,
  drainCost,
  lossOf,
  risesWorth,
  rivalsOf,
  type Situation,
  situationOf,
  unrestWorth,
} from './situation.ts'
import { bestSale, bestTrade } from './trade.ts'
import { deckWorth } from './wishes.ts'

export interface Play {
  readonly move: PlainMove
  readonly worth: number
}

/** A point to the target matters as far as it is a rival; what does not count for happiness matters least. */
const uncounted: readonly Cls[] = ['D', 'B']
function gift(theirs: Nation): { cls: Cls; points: number } {
  const rising = risingClasses(theirs)
  const cls = uncounted.find((one) => rising.includes(one))
  return cls ? { cls, points: 1 } : { cls: rising.at(-1) ?? 'A', points: 2 }
}

function surtax(s: Situation): number {
  const gain = Math.min(2 * s.heads, Math.max(0, s.p.bank - 10))
  return s.dollar * gain + unrestWorth(s, 1) - drainCost(s, gain + 10)
}

const interference = against((s, { target, harm }) => {
  const theirs = s.p.nations[target]
  const taken = Math.min(heads(theirs), theirs.money)
  const { cls, points } = gift(theirs)
  return [s.dollar * taken * (1 + harm) - drainCost(s, 10) - points * harm, { class: cls }]
})

const tourism = against((s, { target, harm }) => {
  const { classes, money } = s.p.nations[target]
  const taken = Math.min(10 * (classes.C - 1), money)
  return taken > 0 ? [s.dollar * taken * (1 + harm) - drainCost(s, 10) - harm] : undefined
})

/** Played once more, a card must be worth more than that costs. */
const playedAgain: Rating = (s) =>
  s.nation.played
    .filter((card) => card !== 'artificial-intelligence' && card !== 'political-reform' && card !== 'market-access')
    .flatMap((pick) => playsOf(s, pick).map(({ worth }): Choice => [worth - 10 * s.dollar, { pick }]))

/** Nothing is paid where all are content. */
const calming =
  (steps: number, price: (s: Situation) => number): Rating =>
  (s) =>
    s.nation.disorder > 0 ? [[unrestWorth(s, -steps) - price(s)]] : []

const indoctrination: Rating = (s) => {
  const [least] = fallingClasses(s.nation).sort((a, b) => lossOf(s, a) - lossOf(s, b))
  return least ? [[unrestWorth(s, -2) - lossOf(s, least), { class: least }]] : []
}

const schooling: Rating = (s) => {
  const cls = bestRise(s)
  return cls ? [[risesWorth(s, 1) - s.dollar * s.heads, { class: cls }]] : []
}

const crafts: Rating = (s) => [
  [supplyWorth(s, { food: 2 }) - s.dollar, { resource: 'renewable' }],
  [supplyWorth(s, { goods: 2 }) + 2 * s.leanings.goods - s.dollar, { resource: 'industrial' }],
  [2 * s.leanings.arms - s.dollar, { resource: 'military' }],
]

const operation = attacking(3, false, (s, theirs, harm) => {
  const loot = { renewable: Math.min(5, theirs.stock.renewable), industrial: Math.min(5, theirs.stock.industrial) }
  const fuel = Math.min(2, theirs.stock.fossil)
  return [
    [supplyWorth(s, { food: loot.renewable }) * (1 + harm) - s.destab, { take: 'renewable' }],
    [
      (supplyWorth(s, { goods: loot.industrial }) + loot.industrial * s.leanings.goods) * (1 + harm) - s.destab,
      { take: 'industrial' },
    ],
    [fuel * s.leanings.fossil * (1 + harm) - s.destab, { take: 'fossil' }],
  ]
})

/** Each loses a level of the plant as well, and it is the bigger one that hurts. */
const bigger = ({ factories }: Nation) => (factories.military > factories.industrial ? 'military' : 'industrial')

/** What it is worth to all that a crisis comes later, to one more than to others: the more, the nearer it is and the more there is to lose. */
const postponed = ({ nation, leanings, left }: Situation, reserve: number): number =>
  left === 0 && reserve > 1 ? 0 : crisisWorth(nation, leanings, reserve)

/** A token less for oneself and one for everybody, and a crisis that is further off. */
const forAll = (s: Situation, token: 'pollution' | 'destab', each: number, reserve: number): number => {
  const less = (nation: Nation, most: number): number => each * Math.min(most, nation[token])
  const theirs = rivalsOf(s).reduce((sum, { target, harm }) => sum + harm * less(s.p.nations[target], 1), 0)
  return less(s.nation, 2) - theirs + postponed(s, reserve) - 50 * s.dollar
}

const ratings: Readonly<Record<string, Rating>> = {
  surtax: simply(surtax),
  vegetarianism: simply((s) =>
    s.p.round > 1 || s.nation.disorder <= 6 ? s.leanings.vegetarian + supplyWorth(s, { foodShift: -1 }) + unrestWorth(s, 2) : 0,
  ),
  'political-interference': interference,
  'tourism-development': tourism,
  'artificial-intelligence': playedAgain,
  'secondary-education': simply((s) => risesWorth(s, 3) - 2 * s.dollar * s.heads),
  urbanization: simply((s) => risesWorth(s, 2) - s.leanings.goods * s.heads),
  schooling,
  'investment-policies': calming(3, (s) => 2 * s.dollar * s.heads),
  'public-spending': calming(1, (s) => s.dollar * s.heads),
  overconsumption: calming(3, (s) => s.leanings.goods * s.heads),
  'police-repression': calming(2, (s) => s.leanings.arms * people(s.nation.level - 2) + s.destab),
  indoctrination,
  conscription: simply((s) => s.leanings.arms * people(s.nation.level - 2) + unrestWorth(s, 1)),
  colonization: simply(
    ({ p, leanings, destab }) =>
      (p.colonies.territories > 0 ? leanings.territory : 0) +
      leanings.fossil * Math.min(2, p.colonies.fossils) -
      5 * leanings.arms -
      2 * destab,
  ),
  crafts,
  'territorial-annexation': attacking(10, true, (s, theirs, harm) => [
    [s.leanings.territory * (1 + harm) + harm - 2 * s.destab, { factory: bigger(theirs) }],
  ]),
  'mass-destruction': attacking(10, true, (s, theirs, harm) => [
    [harm * (s.leanings.territory + 3 * s.leanings.pollution + 1) - 2 * s.destab, { factory: bigger(theirs) }],
  ]),
  'military-operation': operation,
  terrorism: against((s, { target, harm }) => [
    -harm * unrestWorth(situationOf(s.p, target, s.leanings), 3) - s.leanings.arms - s.destab,
  ]),
  'market-access': simply((s) => bestTrade(s)?.worth ?? 0),
  speculation: (s) => {
    const sale = bestSale(s, 1)
    return sale ? [[sale.worth - 5 * s.dollar - drainCost(s, 5), { price: sale.resource, dir: 'up' }]] : []
  },
  'stock-exchange': simply(({ nation, left, dollar }) =>
    nation.hand.includes('market-access') || nation.hand.includes('speculation') ? left - 10 * dollar : 0,
  ),
  'sustainable-consumption': simply((s) => supplyWorth(s, { goodsShift: -1 }) + unrestWorth(s, 2)),
  'political-reform': (s) => decks.map((deck) => [0.3 * deckWorth(s, deck) - 10 * s.dollar, { deck }]),
  extraction: simply(({ nation, leanings, dollar }) =>
    nation.stock.fossil < 2 ? 2 * leanings.fossil - 5 * dollar - leanings.pollution : 0,
  ),
  ...industry,
  'planet-clean-up': simply((s) => forAll(s, 'pollution', s.leanings.pollution, pollutionReserve(s.p))),
  'humanitarian-aid': simply((s) => forAll(s, 'destab', s.leanings.destab, s.p.destabReserve)),
  'indirect-influence': against(({ nation, leanings, dollar }, { harm }) => {
    const amount = Math.min(2, nation.pollution)
    return amount > 0 ? [amount * (leanings.pollution + 2 * harm) - 20 * dollar, { amount }] : undefined
  }),
}

/** The ways to play a card that are worth a thought. */
export const playsOf = (s: Situation, card: string): readonly Play[] =>
  (ratings[card]?.(s) ?? []).map(([worth, named]) => ({
    move: { type: 'play-card', card, ...named },
    worth: worth + (s.leanings.liking[card] ?? 0),
  }))
