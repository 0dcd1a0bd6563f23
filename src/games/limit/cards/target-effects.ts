import { starNow } from '../data.ts'
import {
  addDisorder,
  canRaise,
  headsOf,
  holderOf,
  loseTerritory,
  lowerFactory,
  raiseClass,
  takePollution,
} from '../nation/tracks.ts'
import type { Power, State } from '../state.ts'
import { chosen, nationOf, type Played, type Rules, targetOf } from './rule.ts'

/** Takes up to an amount of the target's money. */
function takeMoney(played: Played, most: number): void {
  const holder = holderOf(played.p, targetOf(played))
  const taken = Math.min(most, holder.money)
  holder.money -= taken
  nationOf(played).money += taken
}

const standardOf = (p: State, who: Power): number => (who === 'star' ? starNow(p).standard : p.nations[who].classes.C)

const tourismMoney = (p: State, who: Power, perStep: number): number => (standardOf(p, who) - 1) * perStep

/** 2.8, what a card does to its target. The Star Nation has tokens only: no factory, no class, no disorder. */
export const targetRules: Rules<
  | 'take-territory'
  | 'destroy-territory'
  | 'target-lower-factory'
  | 'target-pollution'
  | 'loot'
  | 'take-money-per-head'
  | 'target-raise-class'
  | 'take-money-for-standard'
  | 'target-disorder'
> = {
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
