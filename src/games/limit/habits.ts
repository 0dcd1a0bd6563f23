import { habit, number, oneOf, pick, span } from '../../kernel/index.ts'
import type { Decision } from './course.ts'
import { fallingClasses, fallingFactories, risingClasses } from './nation/tracks.ts'
import { type Cls, classes, type Factory, factories, type Limit, type Seat, type State } from './state.ts'

// Section 8, standing orders. They look at their own nation only, which its seat sees whole but for the order of its decks.

const order = <const Value extends string>(values: readonly Value[], words: string) =>
  pick({ items: () => values, size: () => [1, values.length], ordered: true, values, words })

const firstOf = <Value>(wanted: readonly Value[], possible: readonly Value[]): Value | undefined =>
  wanted.find((value) => possible.includes(value))

const ownNation = (view: Limit['view'], seat: Seat) => view.nations[seat] as State['nations'][Seat] // Its own hand and decks are lists.

const answersOne = (decision: Decision): readonly Decision[] => [decision]

const raiseOrder = habit<Limit>()({
  name: 'raise-order',
  answers: answersOne('raise-class'),
  params: { classes: order(classes, 'class') },
  propose(view, seat, _owed, settings) {
    const cls = firstOf<Cls>(settings.classes, risingClasses(ownNation(view, seat)))
    return cls && { type: 'raise-class', class: cls }
  },
})

const lowerOrder = habit<Limit>()({
  name: 'lower-order',
  answers: answersOne('lower-class'),
  params: { classes: order(classes, 'class') },
  propose(view, seat, _owed, settings) {
    const cls = firstOf<Cls>(settings.classes, fallingClasses(ownNation(view, seat)))
    return cls && { type: 'lower-class', class: cls }
  },
})

const factoryToLose = habit<Limit>()({
  name: 'factory-to-lose',
  answers: answersOne('lower-factory'),
  params: { factories: order(factories, 'factory') },
  propose(view, seat, _owed, settings) {
    const factory = firstOf<Factory>(settings.factories, fallingFactories(ownNation(view, seat)))
    return factory && { type: 'lower-factory', factory }
  },
})

const growth = habit<Limit>()({
  name: 'growth',
  answers: answersOne('choose-growth'),
  // The entry opens only where both factories can move.
  params: { factory: oneOf(['industrial', 'military']) },
  propose: (_view, _seat, _owed, { factory }) => ({ type: 'choose-growth', factory }),
})

const resistUpTo = habit<Limit>()({
  name: 'resist-up-to',
  answers: answersOne('resist'),
  params: { most: number(() => span(0, 50)) },
  propose(view, seat, { about }, { most }) {
    const spend = Number(about?.spend)
    return spend <= most && spend <= view.nations[seat].stock.military ? { type: 'resist' } : undefined
  },
})

const aidUpTo = habit<Limit>()({
  name: 'aid-up-to',
  answers: answersOne('give-aid'),
  params: { to: oneOf(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'], { words: 'seat' }), most: number(() => span(0, 50)) },
  propose(_view, _seat, { about }, { to, most }) {
    return about?.to === to ? { type: 'give-aid', to, amount: Math.min(most, Number(about?.max)) } : undefined
  },
})

const noTransactions = habit<Limit>()({
  name: 'no-transactions',
  answers: answersOne('transact'),
  propose: () => ({ type: 'skip-transaction' }),
})

export const habits = [raiseOrder, lowerOrder, factoryToLose, growth, resistUpTo, aidUpTo, noTransactions]
