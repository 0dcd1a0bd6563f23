/** Answers that a seat may give once and for all. Standing orders are part of the rules (8.2), not habits. */
import { habit, oneOf, onlyChoice, sameAnswer } from '../../kernel/index.ts'
import { venontaCourse } from './course.ts'
import { need, tanksOf } from './derived.ts'
import type { Venonta } from './state.ts'

const keepCards = sameAnswer<Venonta>('keep-cards', 'council', { type: 'council', discard: [] })

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

const fuelByPlan = sameAnswer<Venonta>('fuel-by-plan', 'consumption', { type: 'auto-fuel' })

const eatAll = habit<Venonta>()({
  name: 'eat-all',
  answers: ['feed'],
  propose: (view, seat) => (view.players[seat].food >= need(view, seat) ? { type: 'feed', amount: need(view, seat) } : undefined),
})

const buildNothing = sameAnswer<Venonta>('build-nothing', 'produce', { type: 'end-step' })

const fightOn = sameAnswer<Venonta>('fight-on', 'battle', { type: 'volley' })

const sellNothing = sameAnswer<Venonta>('sell-nothing', 'sale', { type: 'answer', accept: false })

export const habits = [
  onlyChoice<Venonta>(venontaCourse.decisions),
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
