import type { Table } from '../../../kernel/index.ts'
import { type Card, type CardEffect, fossilsFor, heads, people, pollutionBy, starIndustry, starNow } from '../data.ts'
import { powers } from '../derived.ts'
import { openTransactions } from '../market.ts'
import { drawPolicies } from '../phases/policies.ts'
import { fuelledLevel, overproduce, run } from '../phases/social/production.ts'
import type { Factory, Power, Seat, State } from '../state.ts'
import { openSteps } from '../todo.ts'
import {
  addDisorder,
  canRaise,
  canRaiseFactory,
  losePollution,
  loseTerritory,
  lowerFactory,
  raiseClass,
  raiseFactory,
  returnDestab,
  risingClasses,
  takePollution,
} from '../tracks.ts'
import type { Choice } from './choice.ts'

interface Played {
  readonly p: State
  readonly seat: Seat
  readonly choice: Choice
  readonly table: Table
}

type Asked = Omit<Played, 'table'>

type Effect<Op extends CardEffect['op']> = Extract<CardEffect, { op: Op }>

interface Rule<E extends CardEffect> {
  apply(played: Played, effect: E): void
  /** Whether it could change nothing, so that the card cannot be played (6.3.6, ruling 9.23). */
  idle?(asked: Asked, effect: E): boolean
}

const nationOf = ({ p, seat }: Asked) => p.nations[seat]

function targetOf({ choice }: Asked): Power {
  if (choice.target === undefined) throw new Error('limit: the card needs a target')
  return choice.target
}

function chosen<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('limit: the card needs a choice')
  return value
}

const runs = (factory: Factory): 'industrial' | 'military' => {
  if (factory === 'renewable') throw new Error('limit: farms are no industry')
  return factory
}

const holderOf = (p: State, who: Power) => (who === 'star' ? p.star! : p.nations[who])

/** Takes up to an amount of the target's money. */
function takeMoney(played: Played, most: number): void {
  const holder = holderOf(played.p, targetOf(played))
  const taken = Math.min(most, holder.money)
  holder.money -= taken
  nationOf(played).money += taken
}

const standardOf = (p: State, who: Power): number => (who === 'star' ? starNow(p).standard : p.nations[who].classes.C)
const headsOf = (p: State, who: Power): number => (who === 'star' ? starNow(p).people : heads(p.nations[who]))

const tourismMoney = (p: State, who: Power, perStep: number): number => (standardOf(p, who) - 1) * perStep

const whoIs = (played: Played, who: 'self' | 'all'): Power[] => (who === 'self' ? [played.seat] : powers(played.p))

/** 2.8, effect by effect. Cards whose row has no effect change a rule elsewhere, as long as they lie in front of their nation. */
const rules: { readonly [Op in CardEffect['op']]: Rule<Effect<Op>> } = {
  disorder: {
    apply: ({ p, seat }, { n }) => addDisorder(p, seat, n),
  },
  'raise-class': {
    apply: (played) => raiseClass(nationOf(played), chosen(played.choice.class)),
  },
  'raise-classes': {
    apply: ({ p, seat }, { n }) => openSteps(p, seat, 'raise-class', n, 'card'),
    idle: (asked) => risingClasses(nationOf(asked)).length === 0,
  },
  'take-back': {
    apply(played) {
      const nation = nationOf(played)
      const card = chosen(played.choice.pick)
      nation.played = nation.played.filter((known) => known !== card)
      nation.hand.push(card)
      played.table.tell('takes-back', { seat: played.seat, card })
    },
  },
  draw: {
    apply: ({ p, seat, choice, table }, { n, keep }) =>
      drawPolicies(p, seat, chosen(choice.deck), n, keep, 'political-reform', table),
  },
  gain: {
    apply(played, { resource, n }) {
      nationOf(played).stock[resource === 'chosen' ? chosen(played.choice.resource) : resource] += n
    },
  },
  'gain-for-level': {
    apply(played, { resource, shift }) {
      nationOf(played).stock[resource] += people(nationOf(played).level + shift)
    },
    idle: (asked, { shift }) => people(nationOf(asked).level + shift) === 0,
  },
  tax: {
    apply(played, { perHead }) {
      const nation = nationOf(played)
      const gained = Math.min(played.p.bank, perHead * heads(nation))
      played.p.bank -= gained
      nation.money += gained
    },
  },
  'raise-factory': {
    apply: (played, { n }) => raiseFactory(nationOf(played), chosen(played.choice.factory), n),
    idle: (asked) => !canRaiseFactory(nationOf(asked), chosen(asked.choice.factory)),
  },
  produce: {
    apply: ({ p, seat, choice }) => overproduce(p, seat, runs(chosen(choice.factory))),
  },
  'produce-abroad': {
    // Ruling 9.16: somebody else's plant, so what cannot be fuelled is simply not made.
    apply(played) {
      const { p, seat } = played
      const target = targetOf(played)
      const { stock } = nationOf(played)
      const level = target === 'star' ? starIndustry(p) : p.nations[target].factories.industrial
      const fuelled = fuelledLevel(level, stock.fossil)
      stock.fossil -= fossilsFor(fuelled)
      run(p, seat, 'industrial', fuelled, pollutionBy(fuelled))
      takePollution(p, target, pollutionBy(fuelled))
    },
  },
  'hand-over-pollution': {
    apply(played) {
      const amount = chosen(played.choice.amount)
      losePollution(played.p, played.seat, amount)
      takePollution(played.p, targetOf(played), amount)
    },
    idle: (asked) => nationOf(asked).pollution < chosen(asked.choice.amount),
  },
  'clean-up': {
    apply(played, { who }) {
      for (const power of whoIs(played, who)) losePollution(played.p, power, 1)
    },
    idle: ({ p }) => powers(p).every((who) => holderOf(p, who).pollution === 0),
  },
  calm: {
    apply(played, { who }) {
      for (const power of whoIs(played, who)) returnDestab(played.p, power, 1)
    },
    idle: ({ p }) => powers(p).every((who) => holderOf(p, who).destab === 0),
  },
  transaction: {
    apply: ({ p, seat }) => openTransactions(p, seat),
  },
  'move-price': {
    apply({ p, seat, choice, table }) {
      const resource = chosen(choice.price)
      p.market.price[resource] += choice.dir === 'up' ? 1 : -1
      table.tell('price-moves', { seat, resource, position: p.market.price[resource] })
    },
  },
  'take-colony': {
    apply(played, { territories, fossils }) {
      const { colonies } = played.p
      const nation = nationOf(played)
      const land = Math.min(territories, colonies.territories)
      const fuel = Math.min(fossils, colonies.fossils)
      colonies.territories -= land
      colonies.fossils -= fuel
      nation.territories += land
      nation.stock.fossil += fuel
    },
    idle: ({ p: { colonies } }) => colonies.territories === 0 && colonies.fossils === 0,
  },
  'take-territory': {
    apply(played) {
      if (loseTerritory(played.p, targetOf(played))) nationOf(played).territories += 1
    },
  },
  'destroy-territory': {
    apply: (played) => void loseTerritory(played.p, targetOf(played)),
  },
  'target-lower-factory': {
    // The Star Nation has no factory to lose.
    apply(played) {
      const target = targetOf(played)
      if (target !== 'star') lowerFactory(played.p.nations[target], chosen(played.choice.factory))
    },
  },
  'target-pollution': {
    apply: (played, { n }) => takePollution(played.p, targetOf(played), n),
  },
  loot: {
    apply(played, { most }) {
      const target = targetOf(played)
      const { stock } = nationOf(played)
      const resource = chosen(played.choice.take)
      if (resource === 'military') throw new Error('limit: arms are no loot')
      if (target === 'star') {
        const taken = Math.min(most.fossil, played.p.star!.fossils)
        played.p.star!.fossils -= taken
        stock.fossil += taken
        return
      }
      const theirs = played.p.nations[target].stock
      const taken = Math.min(most[resource], theirs[resource])
      theirs[resource] -= taken
      stock[resource] += taken
    },
  },
  'take-money-per-head': {
    apply: (played) => takeMoney(played, headsOf(played.p, targetOf(played))),
    idle: (asked) => targetOf(asked) === 'star' && asked.p.star!.money === 0,
  },
  'target-raise-class': {
    apply(played) {
      const target = targetOf(played)
      if (target === 'star') return
      const nation = played.p.nations[target]
      const cls = chosen(played.choice.class)
      if (canRaise(nation, cls)) raiseClass(nation, cls)
    },
  },
  'take-money-for-standard': {
    apply: (played, { perStep }) => takeMoney(played, tourismMoney(played.p, targetOf(played), perStep)),
    idle: (asked, { perStep }) =>
      targetOf(asked) === 'star' && Math.min(tourismMoney(asked.p, 'star', perStep), asked.p.star!.money) === 0,
  },
  'target-disorder': {
    apply(played, { n }) {
      const target = targetOf(played)
      if (target !== 'star') addDisorder(played.p, target, n)
    },
    // The only effect of Terrorism; Tourism brings money as well and is judged by it.
    idle: (asked, { n }) => targetOf(asked) === 'star' && n > 0,
  },
}

// `as`: the rule found under an effect's name is the rule of that effect, which the compiler cannot follow through the union.
const ruleOf = (effect: CardEffect): Rule<CardEffect> => rules[effect.op] as unknown as Rule<CardEffect>

export function applyEffects(p: State, seat: Seat, card: Card, choice: Choice, table: Table): void {
  for (const effect of card.effect) ruleOf(effect).apply({ p, seat, choice, table }, effect)
}

export const hasNoEffect = (p: State, seat: Seat, card: Card, choice: Choice): boolean =>
  card.effect.some((effect) => ruleOf(effect).idle?.({ p, seat, choice }, effect) ?? false)
