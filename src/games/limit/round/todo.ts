import { type Owed, type Refusal, refuse } from '../../../kernel/index.ts'
import { fallingClasses, fallingFactories, lowerClass, lowerFactory, raiseClass, risingClasses } from '../nation/tracks.ts'
import {
  type Cls,
  classes,
  type Entry,
  type Factory,
  factories,
  type Limit,
  type Nation,
  type Seat,
  type State,
  type StepKind,
  type Todo,
  type TodoKind,
  type Why,
} from '../state.ts'

const decisionOf: Readonly<Record<TodoKind, string>> = {
  'choose-deck': 'choose-deck',
  keep: 'keep-policies',
  discard: 'discard',
  'raise-class': 'raise-class',
  'lower-class': 'lower-class',
  'lower-factory': 'lower-factory',
  growth: 'choose-growth',
  transact: 'transact',
  resist: 'resist',
  shortage: 'shortage',
  'give-aid': 'give-aid',
  vote: 'vote',
}

/** Whether allies have been asked and not all of them have answered. */
export const waitsForAid = (p: State, seat: Seat): boolean =>
  p.todo.some((entry) => entry.kind === 'give-aid' && entry.to === seat)

/** Section 6: an entry is owed unless its seat has asked for aid and still waits for it. */
const isOpen = (p: State, entry: Todo): boolean =>
  !((entry.kind === 'resist' || entry.kind === 'shortage') && waitsForAid(p, entry.seat))

/** The decisions of all open entries. */
export const owedEntries = <Asked extends string>(p: State): Owed<Limit, Asked>[] =>
  p.todo
    .filter((entry) => isOpen(p, entry))
    // `as`: nothing is opened but what may come up in the phase.
    .map((entry) => ({ seat: entry.seat, decision: decisionOf[entry.kind] as Asked, about: aboutOf(entry) }))

/** What the prompt needs to know; drawn cards stay with their seat, which sees them in its view. */
function aboutOf(entry: Todo): Record<string, unknown> {
  const { kind, seat, ...about } = entry
  if (!('drawn' in about)) return about
  const { drawn, ...known } = about
  return { ...known, cards: drawn.length }
}

/** The seat's first open entry of a kind that fits. */
export function entryOf<Kind extends TodoKind>(
  p: State,
  seat: Seat,
  kind: Kind,
  fits: (entry: Entry<Kind>) => boolean = () => true,
): Entry<Kind> | undefined {
  // `as`: the kind has been compared.
  return p.todo.find((entry) => entry.seat === seat && entry.kind === kind && isOpen(p, entry) && fits(entry as Entry<Kind>)) as
    | Entry<Kind>
    | undefined
}

/** For `open`: refuses a seat that has no open entry of the kind. */
export const needsEntry =
  <Kind extends TodoKind>(kind: Kind, fits?: (entry: Entry<Kind>) => boolean) =>
  (p: State, seat: Seat): Refusal | undefined =>
    entryOf(p, seat, kind, fits) ? undefined : refuse('not-your-turn')

/** For `play`, after `open` has found it. */
export function takeEntry<Kind extends TodoKind>(
  p: State,
  seat: Seat,
  kind: Kind,
  fits?: (entry: Entry<Kind>) => boolean,
): Entry<Kind> {
  const entry = entryOf(p, seat, kind, fits)
  if (!entry) throw new Error(`limit: ${seat} has no open entry ${kind}`)
  return entry
}

export const removeEntry = (p: State, gone: Todo): void => {
  p.todo = p.todo.filter((entry) => entry !== gone)
}

/** What may move by one step, for each kind of step. */
export const stepChoices = {
  'raise-class': risingClasses,
  'lower-class': fallingClasses,
  'lower-factory': fallingFactories,
} satisfies Record<StepKind, (nation: Nation) => readonly (Cls | Factory)[]>

const stepsPossible: Readonly<Record<StepKind, (nation: Nation) => number>> = {
  'raise-class': (nation) => classes.reduce((sum, cls) => sum + 4 - nation.classes[cls], 0),
  'lower-class': (nation) => classes.reduce((sum, cls) => sum + nation.classes[cls] - 1, 0),
  'lower-factory': (nation) => factories.reduce((sum, factory) => sum + nation.factories[factory] - 1, 0),
}

function takeStep(nation: Nation, kind: StepKind): void {
  if (kind === 'raise-class') raiseClass(nation, risingClasses(nation)[0]!)
  else if (kind === 'lower-class') lowerClass(nation, fallingClasses(nation)[0]!)
  else lowerFactory(nation, fallingFactories(nation)[0]!)
}

/**
 * 5.3, forced choices: whatever can go one way only happens by itself, so do all steps if no more are possible than are due, and
 * what is impossible is dropped. Gives the number of steps that are left to choose.
 */
function stepsToChoose(nation: Nation, kind: StepKind, count: number): number {
  let left = count
  const allHappen = left >= stepsPossible[kind](nation)
  while (left > 0) {
    const choices = stepChoices[kind](nation).length
    if (choices === 0) return 0
    if (choices > 1 && !allHappen) return left
    takeStep(nation, kind)
    left -= 1
  }
  return 0
}

/** Opens a choice of steps, unless nothing is left to choose. */
export function openSteps(p: State, seat: Seat, kind: StepKind, count: number, why: Why): void {
  const left = stepsToChoose(p.nations[seat], kind, count)
  if (left > 0) p.todo.push({ kind, seat, count: left, why })
}

/** After one step has been chosen. */
export function stepTaken(p: State, entry: Entry<StepKind>): void {
  const left = stepsToChoose(p.nations[entry.seat], entry.kind, entry.count - 1)
  if (left > 0) entry.count = left
  else removeEntry(p, entry)
}
