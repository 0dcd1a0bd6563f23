import type { Table } from '../../../kernel/index.ts'
import { type Card, type CardEffect, fossilsFor, heads, people, pollutionBy, starIndustry } from '../data.ts'
import { openTransactions } from '../decisions/market.ts'
import { powers } from '../derived.ts'
import {
  addDisorder,
  canRaiseFactory,
  holderOf,
  losePollution,
  raiseClass,
  raiseFactory,
  returnDestab,
  risingClasses,
  takePollution,
} from '../nation/tracks.ts'
import { drawPolicies } from '../policies/policies.ts'
import { openSteps } from '../round/todo.ts'
import { fuelledLevel, overproduce, run } from '../social/production.ts'
import type { Factory, Power, Seat, State } from '../state.ts'
import type { Choice } from './choice.ts'
import { chosen, nationOf, type Played, type Rule, type Rules, targetOf } from './rule.ts'
import { targetRules } from './target-effects.ts'

const runs = (factory: Factory): 'industrial' | 'military' => {
  if (factory === 'renewable') throw new Error('limit: farms are no industry')
  return factory
}

const whoIs = (played: Played, who: 'self' | 'all'): Power[] => (who === 'self' ? [played.seat] : powers(played.p))

/** 2.8, effect by effect. Cards whose row has no effect change a rule elsewhere, as long as they lie in front of their nation. */
const rules: Rules<CardEffect['op']> = {
  ...targetRules,
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
}

// `as`: the rule found under an effect's name is the rule of that effect, which the compiler cannot follow through the union.
const ruleOf = (effect: CardEffect): Rule<CardEffect> => rules[effect.op] as unknown as Rule<CardEffect>

export function applyEffects(p: State, seat: Seat, card: Card, choice: Choice, table: Table): void {
  for (const effect of card.effect) ruleOf(effect).apply({ p, seat, choice, table }, effect)
}

export const hasNoEffect = (p: State, seat: Seat, card: Card, choice: Choice): boolean =>
  card.effect.some((effect) => ruleOf(effect).idle?.({ p, seat, choice }, effect) ?? false)
