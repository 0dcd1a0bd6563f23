/** A policy card by its row: what its price and its effects ask for, what stands in the way, what they do. */
import { type Params, type Refusal, refuse, type Table, withDefault } from '../../../kernel/index.ts'
import { type Effect, type Effects, effectIn, inTurn } from '../../shared/cards.ts'
import { type Card, type CardEffect, cardOf, data, heads, people } from '../data.ts'
import { canLower, fallingClasses } from '../nation/tracks.ts'
import { number, someCounts } from '../params.ts'
import { intensiveYield } from '../social/production.ts'
import { allSeats, type Limit, type Nation, type Seat, type State } from '../state.ts'
import { backersListed, isBackable, mostFromBackers } from './backers.ts'
import { spendsListed } from './bill.ts'
import { effect } from './effect.ts'
import { ownRules } from './effects.ts'
import { checkNamed, isClass, named } from './named.ts'
import type { Choice, Given } from './price.ts'
import { targetRules } from './target-effects.ts'

const effects: Effects<Limit, CardEffect> = { ...ownRules, ...targetRules }

/** What the price asks to be named; it is paid before anything else happens. */
function* priceOf(card: Card): Iterable<Effect<Limit>> {
  const { lowerClass, payTargetIndustry, attackFrom } = card.cost
  if (lowerClass)
    yield effect({
      params: { class: named.class },
      check(p, seat, { class: cls }) {
        if (fallingClasses(p.nations[seat]).length === 0) return refuse('no-class-to-lower')
        if (!isClass(cls) || !canLower(p.nations[seat], cls)) return refuse('class-blocked', { class: cls })
      },
    })
  if (payTargetIndustry) yield effect({ params: { target: named.target } })
  if (attackFrom !== undefined)
    yield effect({
      params: {
        target: named.target,
        spend: number((p, seat, { target }) => spendsListed(p, seat, card, target), { partial: true }),
      },
    })
}

const backed = (card: Card): Params => ({
  backers: withDefault(
    someCounts({
      keys: allSeats,
      words: 'seat',
      most: (p, seat) => mostFromBackers(p, seat, card),
      list: (p, seat, given) => backersListed(p, seat, card, given),
    }),
    // `as`: sparse counts leave out who gives nothing, here everybody.
    {} as Readonly<Record<Seat, number>>,
  ),
})

const rules = new Map(
  data.cards.map((card) => [card.id, inTurn([...priceOf(card), ...card.effect.map((row) => effectIn(effects, row))])]),
)

export const ruleOf = (card: Card): Effect<Limit> => rules.get(card.id)!

export const paramsOf = (card: Card): Params => ({ ...ruleOf(card).params, ...(isBackable(card) && backed(card)) })

/** 6.3.4 */
export const checkChoice = (p: State, seat: Seat, card: Card, given: Given): Refusal | undefined =>
  checkNamed(p, seat, ruleOf(card).params, given) ?? ruleOf(card).check?.(p, seat, given)

/** 6.3.6, ruling 9.23: what could change nothing cannot be played. */
export const hasNoEffect = (p: State, seat: Seat, card: Card, choice: Choice): boolean =>
  ruleOf(card).idle?.(p, seat, { ...choice }) ?? false

export const applyEffects = (p: State, seat: Seat, card: Card, choice: Choice, table: Table): void =>
  ruleOf(card).play?.(p, seat, { ...choice }, table)

interface Shown extends Pick<State, 'bank'> {
  readonly nations: Readonly<Record<Seat, Pick<Nation, 'level' | 'factories'>>>
}

/** The number in the words of a card's effect, where it follows from the nation. */
export function effectAmount(p: Shown, seat: Seat, id: string): number {
  const nation = p.nations[seat]
  const { cost, effect: rows } = cardOf(id)
  for (const row of rows) {
    if (row.kind === 'gain-for-level') return people(nation.level + row.shift)
    if (row.kind === 'tax') return Math.min(Math.max(0, p.bank - (cost.fromBank ?? 0)), row.perHead * heads(nation))
  }
  return id === 'intensive-farming' ? intensiveYield(nation.factories.renewable) : 0
}
