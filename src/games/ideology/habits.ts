/** Answers that a seat may give once and for all. Standing orders and waiting are part of the rules (6.8, 6.9), not habits. */
import { habit, onlyChoice, sameAnswer } from '../../kernel/index.ts'
import { mostHeld } from './cards/influence.ts'
import { ideologyCourse } from './course.ts'
import { noCards } from './derived.ts'
import type { Cards, Ideology } from './state.ts'

const keepStances = habit<Ideology>()({
  name: 'keep-stances',
  answers: ['diplomacy'],
  propose: (view, seat) => ({ type: 'diplomacy', stances: view.stances[seat] }),
})

const tradeNothing = sameAnswer<Ideology>('trade-nothing', 'trade', { type: 'trade', cards: noCards() })

const discardMostHeld = habit<Ideology>()({
  name: 'discard-most-held',
  answers: ['discard'],
  propose: (view, seat, { about }) => ({
    type: 'discard',
    // `as`: a seat sees its own hand.
    cards: mostHeld(view.players[seat].hand as Cards, Number(about?.count)),
  }),
})

const developNothing = sameAnswer<Ideology>('develop-nothing', 'develop', { type: 'done' })

const stayHome = sameAnswer<Ideology>('stay-home', 'foreign', { type: 'pass' })

const startNoConflict = sameAnswer<Ideology>('start-no-conflict', 'conflict', { type: 'pass' })

const withdraw = sameAnswer<Ideology>('withdraw', 'press', { type: 'withdraw' })

export const habits = [
  onlyChoice<Ideology>(ideologyCourse.decisions),
  keepStances,
  tradeNothing,
  discardMostHeld,
  developNothing,
  stayHome,
  startNoConflict,
  withdraw,
]
