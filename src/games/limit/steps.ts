import { type Game, move, oneListed, refuse } from '../../kernel/index.ts'
import { tellingChanges } from './account.ts'
import { type Cls, classes, type Factory, factories, type Limit, type Seat, type State, type StepKind } from './state.ts'
import { entryOf, needsEntry, stepChoices, stepTaken, takeEntry } from './todo.ts'
import { canLower, canLowerFactory, canRaise, lowerClass, lowerFactory, raiseClass } from './tracks.ts'
import { followUpDone } from './turn.ts'

// 6.5: one class or one factory moves by one step.

const isClass = (value: unknown): value is Cls => classes.some((cls) => cls === value)
const isFactory = (value: unknown): value is Factory => factories.some((factory) => factory === value)

const listed = (kind: StepKind) => (p: State, seat: Game['seat']) =>
  entryOf(p, seat as Seat, kind) ? stepChoices[kind](p.nations[seat as Seat]) : []

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
      class: oneListed((p: State, seat) => listed(type)(p, seat) as readonly Cls[], { values: classes, words: 'class' }),
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

export const raise = classMove('raise-class', canRaise, raiseClass)
export const lower = classMove('lower-class', canLower, lowerClass)

export const lowerOneFactory = move<Limit>()({
  type: 'lower-factory',
  answers: ['lower-factory'],
  // `as`: factory choices are factories.
  params: {
    factory: oneListed((p: State, seat) => listed('lower-factory')(p, seat) as readonly Factory[], {
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
