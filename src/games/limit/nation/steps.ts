import { matter, move, refuse } from '../../../kernel/index.ts'
import { oneListed } from '../params.ts'
import { entryOf, needsEntry, stepChoices, stepTaken, takeEntry } from '../round/todo.ts'
import { followUpDone } from '../round/turn.ts'
import { type Cls, classes, type Factory, factories, type Limit, type Seat, type State, type StepKind } from '../state.ts'
import { tellingChanges } from './account.ts'
import {
  canLower,
  canLowerFactory,
  canRaise,
  fallingClasses,
  lowerClass,
  lowerFactory,
  raiseClass,
  risingClasses,
} from './tracks.ts'

// 6.5: one class or one factory moves by one step.

const isClass = (value: unknown): value is Cls => classes.some((cls) => cls === value)
const isFactory = (value: unknown): value is Factory => factories.some((factory) => factory === value)

const listed = (kind: StepKind) => (p: State, seat: Seat) => (entryOf(p, seat, kind) ? stepChoices[kind](p.nations[seat]) : [])

const classMove = (
  type: 'raise-class' | 'lower-class',
  can: (nation: State['nations'][Seat], cls: Cls) => boolean,
  carryOut: (nation: State['nations'][Seat], cls: Cls) => void,
) =>
  move<Limit>()({
    type,
    answers: [type],
    // `as`: class choices are classes.
    params: {
      class: oneListed((p, seat) => listed(type)(p, seat) as readonly Cls[], { values: classes, words: 'class' }),
    },
    open: needsEntry(type),
    check(p, seat, given) {
      if (!isClass(given.class)) return refuse('bad-choice')
      if (!can(p.nations[seat], given.class)) return refuse('class-blocked', { class: given.class })
    },
    play(p, seat, given, table) {
      const entry = takeEntry(p, seat, type)
      tellingChanges(p, table, () => {
        carryOut(p.nations[seat], given.class)
        stepTaken(p, entry)
      })
      followUpDone(p)
    },
  })

const raise = classMove('raise-class', canRaise, raiseClass)
const lower = classMove('lower-class', canLower, lowerClass)

const lowerOneFactory = move<Limit>()({
  type: 'lower-factory',
  answers: ['lower-factory'],
  // `as`: factory choices are factories.
  params: {
    factory: oneListed((p, seat) => listed('lower-factory')(p, seat) as readonly Factory[], {
      values: factories,
      words: 'factory',
    }),
  },
  open: needsEntry('lower-factory'),
  check(p, seat, { factory }) {
    if (!isFactory(factory)) return refuse('bad-choice')
    if (!canLowerFactory(p.nations[seat], factory)) return refuse('factory-too-low', { factory })
  },
  play(p, seat, { factory }, table) {
    const entry = takeEntry(p, seat, 'lower-factory')
    tellingChanges(p, table, () => {
      lowerFactory(p.nations[seat], factory)
      stepTaken(p, entry)
    })
    followUpDone(p)
  },
})

/** What a deadline gives up first (8). */
const leastNeeded: readonly Factory[] = ['military', 'industrial', 'renewable']

export const steps = matter<Limit>()({
  decisions: {
    'raise-class': {
      page: 'classes',
      knownAnswers: true,
      fallback: (p, seat) => ({ type: 'raise-class', class: risingClasses(p.nations[seat]).at(-1) }),
    },
    'lower-class': {
      page: 'classes',
      knownAnswers: true,
      fallback: (p, seat) => ({ type: 'lower-class', class: fallingClasses(p.nations[seat])[0] }),
    },
    'lower-factory': {
      page: 'social',
      knownAnswers: true,
      fallback: (p, seat) => ({
        type: 'lower-factory',
        factory: leastNeeded.find((factory) => canLowerFactory(p.nations[seat], factory)),
      }),
    },
  },
  moves: [raise, lower, lowerOneFactory],
})
