/** Answers that a seat may give once and for all. Standing orders are part of the rules (8.2), not habits. */
import { habit, oneOf, onlyChoice } from '../../kernel/index.ts'
import { type Decision, venontaCourse } from './course.ts'
import { need, tanksOf } from './derived.ts'
import type { Venonta } from './state.ts'

const keepCards = habit<Venonta>()({
  name: 'keep-cards',
  answers: ['council'],
  propose: () => ({ type: 'council', discard: [] }),
})

const samePact = habit<Venonta>()({
  name: 'same-pact',
  answers: ['pact'],
  params: { with: oneOf(['any', null], { words: 'seat' }) },
  propose: (_view, _seat, _owed, settings) => ({ type: 'pact', with: settings.with }),
})

/** A seat that has lost land is asked all the same: it may want to rebel. */
const noWar = habit<Venonta>()({
  name: 'no-war',
  answers: ['combat'],
  propose: (view, seat) =>
    Object.values(view.land).some(({ owner, colonizer }) => owner === seat && colonizer !== null)
      ? undefined
      : { type: 'end-step' },
})

const noTanksToMove = habit<Venonta>()({
  name: 'no-tanks-to-move',
  answers: ['move'],
  propose: (view, seat) => (tanksOf(view, seat) === 0 ? { type: 'end-step' } : undefined),
})

const fuelByPlan = habit<Venonta>()({
  name: 'fuel-by-plan',
  answers: ['consumption'],
  propose: () => ({ type: 'auto-fuel' }),
})

const eatAll = habit<Venonta>()({
  name: 'eat-all',
  answers: ['feed'],
  propose: (view, seat) => (view.players[seat].food >= need(view, seat) ? { type: 'feed', amount: need(view, seat) } : undefined),
})

const buildNothing = habit<Venonta>()({
  name: 'build-nothing',
  answers: ['produce'],
  propose: () => ({ type: 'end-step' }),
})

const fightOn = habit<Venonta>()({ name: 'fight-on', answers: ['battle'], propose: () => ({ type: 'volley' }) })

const sellNothing = habit<Venonta>()({
  name: 'sell-nothing',
  answers: ['sale'],
  propose: () => ({ type: 'answer', accept: false }),
})

const allDecisions = Object.keys(venontaCourse.decisions) as Decision[] // Exactly its decisions.

export const habits = [
  onlyChoice<Venonta>(allDecisions),
  eatAll,
  buildNothing,
  fightOn,
  sellNothing,
  keepCards,
  samePact,
  noWar,
  noTanksToMove,
  fuelByPlan,
]
