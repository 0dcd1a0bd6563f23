import { oneOf, refuse } from '../../../kernel/index.ts'
import { isSeat } from '../../shared/seats.ts'
import { starNow } from '../data.ts'
import {
  addDisorder,
  canRaise,
  headsOf,
  holderOf,
  loseTerritory,
  lowerFactory,
  raiseClass,
  risingClasses,
  takePollution,
} from '../nation/tracks.ts'
import type { Power, Seat, State } from '../state.ts'
import { effect, type Rules } from './effect.ts'
import { isClass, named, risesFor } from './named.ts'

const { target } = named

/** Takes up to an amount of the target's money. */
function takeMoney(p: State, seat: Seat, from: Power, most: number): void {
  const holder = holderOf(p, from)
  const taken = Math.min(most, holder.money)
  holder.money -= taken
  p.nations[seat].money += taken
}

const standardOf = (p: State, who: Power): number => (who === 'star' ? starNow(p).standard : p.nations[who].classes.C)

const tourismMoney = (p: State, who: Power, perStep: number): number => (standardOf(p, who) - 1) * perStep

/** 2.8, what a card does to its target. The Star Nation has tokens only: no factory, no class, no disorder. */
export const targetRules = {
  'take-territory': () =>
    effect({
      params: { target },
      play(p, seat, { target: from }) {
        if (loseTerritory(p, from)) p.nations[seat].territories += 1
      },
    }),
  'destroy-territory': () => effect({ params: { target }, play: (p, _seat, { target: of }) => void loseTerritory(p, of) }),
  'target-lower-factory': ({ factories }) =>
    effect({
      params: { target, factory: oneOf(factories) },
      play(p, _seat, { target: of, factory }) {
        if (of !== 'star') lowerFactory(p.nations[of], factory)
      },
    }),
  'target-pollution': ({ n }) => effect({ params: { target }, play: (p, _seat, { target: of }) => takePollution(p, of, n) }),
  loot: ({ most }) =>
    effect({
      params: { target, take: named.take },
      check: (_p, _seat, { target: from, take }) => (from === 'star' && take !== 'fossil' ? refuse('bad-choice') : undefined),
      play(p, seat, { target: from, take }) {
        const { stock } = p.nations[seat]
        if (from === 'star') {
          const taken = Math.min(most.fossil, p.star!.fossils)
          p.star!.fossils -= taken
          stock.fossil += taken
          return
        }
        const theirs = p.nations[from].stock
        const taken = Math.min(most[take], theirs[take])
        theirs[take] -= taken
        stock[take] += taken
      },
    }),
  'take-money-per-head': () =>
    effect({
      params: { target },
      play: (p, seat, { target: from }) => takeMoney(p, seat, from, headsOf(p, from)),
      idle: (p, _seat, { target: from }) => from === 'star' && p.star!.money === 0,
    }),
  'target-raise-class': () =>
    effect({
      params: { target, class: named.classOfTarget },
      check(p, _seat, { target: of, class: cls }) {
        if (of === 'star' ? cls !== undefined : !isClass(cls)) return refuse('bad-choice')
        // Any class may be named of a nation whose classes are all at the top: then none rises.
        if (isSeat(p, of) && risingClasses(p.nations[of]).length > 0) return risesFor(p, of, cls)
      },
      play(p, _seat, { target: of, class: cls }) {
        if (of !== 'star' && cls !== undefined && canRaise(p.nations[of], cls)) raiseClass(p.nations[of], cls)
      },
    }),
  'take-money-for-standard': ({ perStep }) =>
    effect({
      params: { target },
      play: (p, seat, { target: from }) => takeMoney(p, seat, from, tourismMoney(p, from, perStep)),
      idle: (p, _seat, { target: from }) => from === 'star' && Math.min(tourismMoney(p, 'star', perStep), p.star!.money) === 0,
    }),
  'target-disorder': ({ n }) =>
    effect({
      params: { target },
      play(p, _seat, { target: of }) {
        if (of !== 'star') addDisorder(p, of, n)
      },
      // The only effect of Terrorism; Tourism brings money as well and is judged by it.
      idle: (_p, _seat, { target: of }) => of === 'star' && n > 0,
    }),
} satisfies Rules
