/** What each card seems to be worth to somebody who goes by rules of thumb: all ways to play it that are worth a thought. */
import type { PlainMove } from '../../../kernel/index.ts'
import { heads, lastFactory, people, pollutionBy, yieldOf } from '../data.ts'
import { canRaiseFactory, fallingClasses, risingClasses } from '../nation/tracks.ts'
import { type Cls, decks, type Factory, type Nation } from '../state.ts'
import { bestSale } from './sales.ts'
import {
  bestRise,
  drainCost,
  goodsWanted,
  hungerNext,
  hungerNow,
  lossOf,
  type Rival,
  risesWorth,
  rivalsOf,
  type Situation,
  situationOf,
  unrestWorth,
} from './situation.ts'
import { deckWorth } from './wishes.ts'

export interface Play {
  readonly move: PlainMove
  readonly worth: number
}

/** What is named with a card, and what the card is worth then. */
type Choice = readonly [worth: number, named?: Readonly<Record<string, unknown>>]
type Rating = (s: Situation) => readonly Choice[]

/** For cards that name nothing. */
const simply =
  (worth: (s: Situation) => number): Rating =>
  (s) => [[worth(s)]]

/** For cards that name a rival; no worth where it is not to be named. */
const against =
  (rate: (s: Situation, rival: Rival) => Choice | undefined): Rating =>
  (s) =>
    rivalsOf(s).flatMap((rival) => {
      const [worth, named] = rate(s, rival) ?? []
      return worth === undefined ? [] : [[worth, { target: rival.target, ...named }] as const]
    })

/** For attacks, which are only tried where nobody can resist. */
const attacking = (least: number, rate: (s: Situation, theirs: Nation, harm: number) => Choice): Rating =>
  against((s, { target, harm }) => {
    const theirs = s.p.nations[target]
    const spend = Math.max(least, theirs.stock.military + 1)
    if (spend > s.nation.stock.military) return undefined
    const [worth, named] = rate(s, theirs, harm)
    return [worth - s.leanings.arms * spend, { spend, ...named }]
  })

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

const indoctrination: Rating = (s) => {
  const [least] = fallingClasses(s.nation).sort((a, b) => lossOf(s, a) - lossOf(s, b))
  return least ? [[unrestWorth(s, -2) - lossOf(s, least), { class: least }]] : []
}

const schooling: Rating = (s) => {
  const cls = bestRise(s)
  return cls ? [[risesWorth(s, 1) - s.dollar * s.heads, { class: cls }]] : []
}

const crafts: Rating = (s) => {
  const { nation, leanings, dollar } = s
  const isHungry = hungerNow(s) > 0 || hungerNext(s) > 0
  const lacksGoods = goodsWanted(nation) > nation.stock.industrial
  return [
    [(isHungry ? 1 : 0) - dollar, { resource: 'renewable' }],
    [(lacksGoods ? 1.5 : 2 * leanings.goods) - dollar, { resource: 'industrial' }],
    [2 * leanings.arms - dollar, { resource: 'military' }],
  ]
}

const building =
  (levels: number, factories: readonly Factory[]): Rating =>
  ({ nation, leanings, left, dollar }) => {
    const each = { renewable: leanings.food, industrial: leanings.goods, military: leanings.arms }
    return factories
      .filter((factory) => canRaiseFactory(nation, factory))
      .map((factory) => {
        const level = nation.factories[factory]
        const reached = Math.min(lastFactory, level + levels)
        const dirt = factory === 'renewable' ? 0 : leanings.pollution * Math.sign(pollutionBy(reached))
        const more = leanings.plant * each[factory] * (yieldOf(reached) - yieldOf(level))
        return [(more - dirt) * (left + 1) - dollar * yieldOf(level), { factory }]
      })
  }

function farming(s: Situation): number {
  const { leanings, nation, left, dollar } = s
  const isWanted = hungerNext(s) > 0 || (left > 1 && nation.level >= 5)
  return (isWanted ? leanings.hunger : 0) - dollar * yieldOf(nation.factories.renewable) - 0.7 * leanings.pollution * (left + 1)
}

const overproduction: Rating = (s) =>
  (['industrial', 'military'] as const).map((factory) => {
    const level = s.nation.factories[factory]
    const each = factory === 'military' ? s.leanings.arms : s.leanings.goods
    return [yieldOf(level) * each + unrestWorth(s, 1) - s.leanings.pollution * pollutionBy(level), { factory }]
  })

const operation = attacking(3, (s, theirs, harm) => {
  const isHungry = (hungerNow(s) > 0 || hungerNext(s) > 0) && theirs.stock.renewable > 0
  const take = isHungry ? 'renewable' : theirs.stock.industrial >= 5 ? 'industrial' : 'fossil'
  const gain = { renewable: 2, industrial: 5 * s.leanings.goods, fossil: 2 * s.leanings.fossil }[take]
  return [gain * (1 + harm) - s.destab, { take }]
})

const ratings: Readonly<Record<string, Rating>> = {
  surtax: simply(surtax),
  vegetarianism: simply((s) => (s.p.round > 1 || s.nation.disorder <= 6 ? s.leanings.hunger + unrestWorth(s, 2) : 0)),
  'political-interference': interference,
  'tourism-development': tourism,
  'artificial-intelligence': playedAgain,
  'secondary-education': simply((s) => risesWorth(s, 3) - 2 * s.dollar * s.heads),
  urbanization: simply((s) => risesWorth(s, 2) - s.leanings.goods * s.heads),
  schooling,
  'investment-policies': simply((s) => unrestWorth(s, -3) - 2 * s.dollar * s.heads),
  'public-spending': simply((s) => unrestWorth(s, -1) - s.dollar * s.heads),
  overconsumption: simply((s) => unrestWorth(s, -3) - s.leanings.goods * s.heads),
  'police-repression': simply((s) => unrestWorth(s, -2) - s.leanings.arms * people(s.nation.level - 2) - s.destab),
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
  'intensive-farming': simply(farming),
  industrialization: building(1, ['industrial', 'military', 'renewable']),
  robotization: building(2, ['industrial', 'military']),
  'territorial-annexation': attacking(10, (s, _theirs, harm) => [
    s.leanings.territory * (1 + harm) + harm - 2 * s.destab,
    { factory: 'industrial' },
  ]),
  'mass-destruction': attacking(10, (s, _theirs, harm) => [12 * harm - 2 * s.destab, { factory: 'industrial' }]),
  'military-operation': operation,
  terrorism: against((s, { target, harm }) => [
    -harm * unrestWorth(situationOf(s.p, target, s.leanings), 3) - s.leanings.arms - s.destab,
  ]),
  'market-access': simply((s) => bestSale(s)?.worth ?? 0),
  speculation: (s) => {
    const sale = bestSale(s, 1)
    return sale ? [[sale.worth - 5 * s.dollar - drainCost(s, 5), { price: sale.resource, dir: 'up' }]] : []
  },
  'stock-exchange': simply(({ nation, left, dollar }) =>
    nation.hand.includes('market-access') || nation.hand.includes('speculation') ? left - 10 * dollar : 0,
  ),
  'sustainable-consumption': simply((s) => (goodsWanted(s.nation) > s.nation.stock.industrial ? 3 + unrestWorth(s, 2) : 0)),
  'political-reform': ({ nation, leanings, dollar }) =>
    decks.map((deck) => [0.3 * deckWorth(nation, deck, leanings) - 10 * dollar, { deck }]),
  extraction: simply(({ nation, leanings, dollar }) =>
    nation.stock.fossil < 2 ? 2 * leanings.fossil - 5 * dollar - leanings.pollution : 0,
  ),
  overproduction,
  'indirect-influence': against(({ nation, leanings, dollar }, { harm }) => {
    const amount = Math.min(2, nation.pollution)
    return amount > 0 ? [amount * (leanings.pollution + 2 * harm) - 20 * dollar, { amount }] : undefined
  }),
}

/** The ways to play a card; none of what nobody plays by a rule of thumb. */
export const playsOf = (s: Situation, card: string): readonly Play[] =>
  (ratings[card]?.(s) ?? []).map(([worth, named]) => ({ move: { type: 'play-card', card, ...named }, worth }))
