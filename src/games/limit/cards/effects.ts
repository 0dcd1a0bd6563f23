import { oneOf, refuse } from '../../../kernel/index.ts'
import { fossilsFor, heads, lastPrice, people, pollutionBy, starIndustry } from '../data.ts'
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
import { decks, type Power, resources, type Seat, type State } from '../state.ts'
import { effect, type Rules } from './effect.ts'
import { named, risesFor } from './named.ts'

const whoIs = (p: State, seat: Seat, who: 'self' | 'all'): Power[] => (who === 'self' ? [seat] : powers(p))

/** 2.8, what a card does to its own nation and to the world. Those whose row has no effect change a rule elsewhere. */
export const ownRules = {
  disorder: ({ n }) => effect({ play: (p, seat) => addDisorder(p, seat, n) }),
  'raise-class': () =>
    effect({
      params: { class: named.class },
      check: (p, seat, given) => risesFor(p, seat, given.class),
      play: (p, seat, { class: cls }) => raiseClass(p.nations[seat], cls),
    }),
  'raise-classes': ({ n }) =>
    effect({
      play: (p, seat) => openSteps(p, seat, 'raise-class', n, 'card'),
      idle: (p, seat) => risingClasses(p.nations[seat]).length === 0,
    }),
  'take-back': () =>
    effect({
      params: { pick: named.pick },
      check(p, seat, { pick, card }: { readonly pick: unknown; readonly card?: unknown }) {
        if (pick === card || !p.nations[seat].played.some((played) => played === pick)) return refuse('nothing-to-return')
      },
      play(p, seat, { pick }, table) {
        const nation = p.nations[seat]
        nation.played = nation.played.filter((known) => known !== pick)
        nation.hand.push(pick)
        table.tell('takes-back', { seat, card: pick })
      },
    }),
  draw: ({ n, keep }) =>
    effect({
      params: { deck: named.deck },
      check(p, seat, { deck }) {
        if (decks.some((known) => known === deck && p.nations[seat].decks[known].length === 0))
          return refuse('deck-empty', { deck })
      },
      play: (p, seat, { deck }, table) => drawPolicies(p, seat, deck, n, keep, 'political-reform', table),
    }),
  gain: ({ resource, n }) =>
    resource === 'chosen'
      ? effect({
          params: { resource: named.resource },
          play(p, seat, { resource: chosen }) {
            p.nations[seat].stock[chosen] += n
          },
        })
      : effect({
          play(p, seat) {
            p.nations[seat].stock[resource] += n
          },
        }),
  'gain-for-level': ({ resource, shift }) =>
    effect({
      play(p, seat) {
        p.nations[seat].stock[resource] += people(p.nations[seat].level + shift)
      },
      idle: (p, seat) => people(p.nations[seat].level + shift) === 0,
    }),
  tax: ({ perHead }) =>
    effect({
      play(p, seat) {
        const gained = Math.min(p.bank, perHead * heads(p.nations[seat]))
        p.bank -= gained
        p.nations[seat].money += gained
      },
    }),
  'raise-factory': ({ n, factories }) =>
    effect({
      params: { factory: oneOf(factories) },
      play: (p, seat, { factory }) => raiseFactory(p.nations[seat], factory, n),
      idle: (p, seat, { factory }) => !canRaiseFactory(p.nations[seat], factory),
    }),
  produce: ({ factories }) =>
    effect({
      params: { factory: oneOf(factories) },
      play: (p, seat, { factory }) => overproduce(p, seat, factory),
    }),
  'produce-abroad': () =>
    effect({
      params: { target: named.target },
      // Ruling 9.16: somebody else's plant, so what cannot be fuelled is simply not made.
      play(p, seat, { target }) {
        const { stock } = p.nations[seat]
        const level = target === 'star' ? starIndustry(p) : p.nations[target].factories.industrial
        const fuelled = fuelledLevel(level, stock.fossil)
        stock.fossil -= fossilsFor(fuelled)
        run(p, seat, 'industrial', fuelled, pollutionBy(fuelled))
        takePollution(p, target, pollutionBy(fuelled))
      },
    }),
  'hand-over-pollution': () =>
    effect({
      params: { target: named.target, amount: named.amount },
      play(p, seat, { target, amount }) {
        losePollution(p, seat, amount)
        takePollution(p, target, amount)
      },
      idle: (p, seat, { amount }) => p.nations[seat].pollution < amount,
    }),
  'clean-up': ({ who }) =>
    effect({
      play(p, seat) {
        for (const power of whoIs(p, seat, who)) losePollution(p, power, 1)
      },
      idle: (p) => powers(p).every((power) => holderOf(p, power).pollution === 0),
    }),
  calm: ({ who }) =>
    effect({
      play(p, seat) {
        for (const power of whoIs(p, seat, who)) returnDestab(p, power, 1)
      },
      idle: (p) => powers(p).every((power) => holderOf(p, power).destab === 0),
    }),
  transaction: () => effect({ play: (p, seat) => openTransactions(p, seat) }),
  'move-price': () =>
    effect({
      params: { price: named.price, dir: named.dir },
      check(p, _seat, { price, dir }) {
        const end = dir === 'up' ? lastPrice : 1
        if (resources.some((known) => known === price && p.market.price[known] === end)) return refuse('bad-choice')
      },
      play(p, seat, { price, dir }, table) {
        p.market.price[price] += dir === 'up' ? 1 : -1
        table.tell('price-moves', { seat, resource: price, position: p.market.price[price] })
      },
    }),
  'take-colony': ({ territories, fossils }) =>
    effect({
      play(p, seat) {
        const { colonies } = p
        const nation = p.nations[seat]
        const land = Math.min(territories, colonies.territories)
        const fuel = Math.min(fossils, colonies.fossils)
        colonies.territories -= land
        colonies.fossils -= fuel
        nation.territories += land
        nation.stock.fossil += fuel
      },
      idle: ({ colonies }) => colonies.territories === 0 && colonies.fossils === 0,
    }),
} satisfies Rules
