/** Answers that a seat may give once and for all. Standing orders and waiting are part of the rules (6.8, 6.9), not habits. */
import { habit } from '../../kernel/index.ts'
import { noCards } from './derived.ts'
import type { Ideology } from './state.ts'

const keepStances = habit<Ideology>()({
  name: 'keep-stances',
  answers: ['diplomacy'],
  propose: (view, seat) => ({ type: 'diplomacy', stances: view.stances[seat] }),
})

const tradeNothing = habit<Ideology>()({
  name: 'trade-nothing',
  answers: ['trade'],
  propose: () => ({ type: 'trade', cards: noCards() }),
})

export const habits = [keepStances, tradeNothing]
