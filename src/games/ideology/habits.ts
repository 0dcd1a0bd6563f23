/** Answers that a seat may give once and for all. Standing orders and waiting are part of the rules (6.8, 6.9), not habits. */
import { habit, onlyChoice } from '../../kernel/index.ts'
import { mostHeld } from './cards/influence.ts'
import { type Decision, ideologyCourse } from './course.ts'
import { noCards } from './derived.ts'
import type { Cards, Ideology } from './state.ts'

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

const discardMostHeld = habit<Ideology>()({
  name: 'discard-most-held',
  answers: ['discard'],
  propose: (view, seat, { about }) => ({
    type: 'discard',
    // `as`: a seat sees its own hand.
    cards: mostHeld(view.players[seat].hand as Cards, Number(about?.count)),
  }),
})

const developNothing = habit<Ideology>()({
  name: 'develop-nothing',
  answers: ['develop'],
  propose: () => ({ type: 'done' }),
})

const stayHome = habit<Ideology>()({
  name: 'stay-home',
  answers: ['foreign'],
  propose: () => ({ type: 'pass' }),
})

const startNoConflict = habit<Ideology>()({
  name: 'start-no-conflict',
  answers: ['conflict'],
  propose: () => ({ type: 'pass' }),
})

const withdraw = habit<Ideology>()({
  name: 'withdraw',
  answers: ['press'],
  propose: () => ({ type: 'withdraw' }),
})

const allDecisions = Object.keys(ideologyCourse.decisions) as Decision[] // Exactly its decisions.

export const habits = [
  onlyChoice<Ideology>(allDecisions),
  keepStances,
  tradeNothing,
  discardMostHeld,
  developNothing,
  stayHome,
  startNoConflict,
  withdraw,
]
