import { asDeadline, between, habit, oneOf, onlyChoice, pick, sameAnswer, toggle } from '../../kernel/index.ts'
import { limitCourse } from './course.ts'
import { fallingClasses, fallingFactories, risingClasses } from './nation/tracks.ts'
import { type Cls, classes, type Deck, decks, type Factory, factories, type Limit, type Seat, type State } from './state.ts'

// Section 8, standing orders. They look at their own nation only, which its seat sees whole but for the order of its decks.

const order = <const Value extends string>(values: readonly Value[], words: string) =>
  pick({ items: () => values, size: () => [1, values.length], ordered: true, values, words })

const firstOf = <Value>(wanted: readonly Value[], possible: readonly Value[]): Value | undefined =>
  wanted.find((value) => possible.includes(value))

const ownNation = (view: Limit['view'], seat: Seat) => view.nations[seat] as State['nations'][Seat] // Its own hand and decks are lists.

const raiseOrder = habit<Limit>()({
  name: 'raise-order',
  answers: ['raise-class'],
  params: { classes: order(classes, 'class') },
  propose(view, seat, _owed, settings) {
    const cls = firstOf<Cls>(settings.classes, risingClasses(ownNation(view, seat)))
    return cls && { type: 'raise-class', class: cls }
  },
})

const lowerOrder = habit<Limit>()({
  name: 'lower-order',
  answers: ['lower-class'],
  params: { classes: order(classes, 'class') },
  propose(view, seat, _owed, settings) {
    const cls = firstOf<Cls>(settings.classes, fallingClasses(ownNation(view, seat)))
    return cls && { type: 'lower-class', class: cls }
  },
})

const factoryToLose = habit<Limit>()({
  name: 'factory-to-lose',
  answers: ['lower-factory'],
  params: { factories: order(factories, 'factory') },
  propose(view, seat, _owed, settings) {
    const factory = firstOf<Factory>(settings.factories, fallingFactories(ownNation(view, seat)))
    return factory && { type: 'lower-factory', factory }
  },
})

const growth = habit<Limit>()({
  name: 'growth',
  answers: ['choose-growth'],
  // The entry opens only where both factories can move.
  params: { factory: oneOf(['industrial', 'military']) },
  propose: (_view, _seat, _owed, { factory }) => ({ type: 'choose-growth', factory }),
})

const resistUpTo = habit<Limit>()({
  name: 'resist-up-to',
  answers: ['resist'],
  params: { most: between(0, 50) },
  propose(view, seat, { about }, { most }) {
    const spend = Number(about?.spend)
    return spend <= most && spend <= view.nations[seat].stock.military ? { type: 'resist' } : undefined
  },
})

const aidUpTo = habit<Limit>()({
  name: 'aid-up-to',
  answers: ['give-aid'],
  params: { to: oneOf(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'], { words: 'seat' }), most: between(0, 50) },
  propose(_view, _seat, { about }, { to, most }) {
    return about?.to === to ? { type: 'give-aid', to, amount: Math.min(most, Number(about?.max)) } : undefined
  },
})

const noTransactions = sameAnswer<Limit>('no-transactions', 'transact', { type: 'skip-transaction' })

const aidAnybody = habit<Limit>()({
  name: 'aid-anybody',
  answers: ['give-aid'],
  params: { most: between(0, 50) },
  propose: (_view, _seat, { about }, { most }) => ({
    type: 'give-aid',
    to: about?.to,
    amount: Math.min(most, Number(about?.max)),
  }),
})

const voteAlike = (name: string, matter: 'join' | 'exclude') =>
  habit<Limit>()({
    name,
    answers: ['vote'],
    params: { accept: toggle() },
    propose: (_view, _seat, { about }, { accept }) => (about?.matter === matter ? { type: 'vote', accept } : undefined),
  })

const noAlliances = sameAnswer<Limit>('no-alliances', 'alliances', { type: 'skip-alliance' })

const passDecisions = sameAnswer<Limit>('pass-decisions', 'decisions', { type: 'pass' })

const deckOrder = habit<Limit>()({
  name: 'deck-order',
  answers: ['choose-deck'],
  params: { decks: order(decks, 'deck') },
  propose(view, seat, _owed, settings) {
    const held = ownNation(view, seat).decks
    const deck = firstOf<Deck>(
      settings.decks,
      decks.filter((one) => held[one].length > 0),
    )
    return deck && { type: 'choose-deck', deck }
  },
})

/** Asks where allies could help, and bears what they do not give. */
const shortages = habit<Limit>()({
  name: 'shortages',
  answers: ['shortage'],
  params: { ask: toggle() },
  propose(_view, _seat, { about }, { ask }, rules) {
    if (about?.asked) return { type: 'endure' }
    const mayAsk = ask && rules.first().some(({ type }) => type === 'ask-aid')
    return { type: mayAsk ? 'ask-aid' : 'decline-aid' }
  },
})

export const habits = [
  onlyChoice<Limit>(limitCourse.decisions),
  raiseOrder,
  lowerOrder,
  factoryToLose,
  growth,
  resistUpTo,
  asDeadline<Limit>('defend-land', 'resist'),
  aidUpTo,
  aidAnybody,
  noTransactions,
  voteAlike('vote-joining', 'join'),
  voteAlike('vote-exclusion', 'exclude'),
  noAlliances,
  passDecisions,
  deckOrder,
  shortages,
]
