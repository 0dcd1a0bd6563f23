/** Answers that a seat may give once and for all. Standing orders are part of the rules (8.2), not habits. */
import { habit, oneOf } from '../../kernel/index.ts'
import { tanksOf } from './derived.ts'
import type { Venonta } from './state.ts'

const keepCards = habit<Venonta>()({
  name: 'keep-cards',
  answers: ['council'],
  params: {},
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
  params: {},
  propose: (view, seat) =>
    Object.values(view.land).some(({ owner, colonizer }) => owner === seat && colonizer !== null)
      ? undefined
      : { type: 'end-step' },
})

const noTanksToMove = habit<Venonta>()({
  name: 'no-tanks-to-move',
  answers: ['move'],
  params: {},
  propose: (view, seat) => (tanksOf(view, seat) === 0 ? { type: 'end-step' } : undefined),
})

const fuelByPlan = habit<Venonta>()({
  name: 'fuel-by-plan',
  answers: ['consumption'],
  params: {},
  propose: () => ({ type: 'auto-fuel' }),
})

export const habits = [keepCards, samePact, noWar, noTanksToMove, fuelByPlan]
