import {
  type AnyRulebook,
  actOf,
  available,
  few,
  filledIn,
  findMove,
  fingerprint,
  type Owed,
  owedBy,
  type PlainMove,
  type Refusal,
  refusal,
  type StateBase,
  viewOf,
} from '../../kernel/index.ts'
import type { Plan, PlannedMove, SeatLive, SeatRow } from '../../store/index.ts'
import { conditionOf, habitOf, misfitOf } from './fitting.ts'

/** What a seat is asked and knows, and whose plan is to answer. */
export interface Asked {
  readonly book: AnyRulebook
  readonly state: StateBase
  readonly seat: string
  /** What the plan may answer now: what is asked openly, or what is asked in secret. */
  readonly owed: readonly Owed[]
}

/** A part of a plan that does not fit, and why. */
export interface Dropped {
  readonly dropped: string
  readonly why: Refusal
}

/** What a plan says to do now, with the plan that is left: a move, or that a part of it does not fit any more. */
export type Answer = { readonly left: Plan } & (
  | { readonly move: PlainMove; readonly dropped?: undefined }
  | (Dropped & {
      /** The person is asked now: what comes after it in the plan waits until they have answered. */
      readonly halts: boolean
    })
)

/** The answer of a plan; undefined if it has none. */
export function answerOf(asked: Asked, plan: Plan): Answer | undefined {
  const misfit = misfitOf(asked.book, plan)
  if (misfit) return { ...misfit, why: { code: 'plan-renewed' }, halts: false }
  const late = plan.queue.find(({ round }) => round !== undefined && round < asked.state.round)
  if (late) return dropped(late, plan, [late], { code: 'plan-round-over' }, false)
  return answerOfQueue(asked, plan) ?? answerOfHabits(asked, plan)
}

/** Whether the plan answers as things stand, whatever of it has to be taken out before. */
export function hasAnswer(asked: Asked, plan: Plan): boolean {
  let left = plan
  for (let answer = answerOf(asked, left); answer; answer = answerOf(asked, left)) {
    if (answer.dropped === undefined) return true
    if (answer.halts) return false
    left = answer.left
  }
  return false
}

const dropped = ({ move }: PlannedMove, plan: Plan, gone: readonly PlannedMove[], why: Refusal, halts: boolean): Answer => ({
  dropped: move.type,
  why,
  halts,
  left: { ...plan, queue: plan.queue.filter((one) => !gone.includes(one)) },
})

/** A move with what is to be tried where it does not fit, one after the other. */
export function choicesOf(queue: readonly PlannedMove[]): readonly (readonly PlannedMove[])[] {
  const choices: PlannedMove[][] = []
  for (const planned of queue) {
    const last = choices.at(-1)
    if (planned.otherwise && last) last.push(planned)
    else choices.push([planned])
  }
  return choices
}

/** Whether the move is for something that the seat is asked now: what it was meant for, be it an answer or what is done besides. */
function isFor({ book, owed }: Pick<Asked, 'book' | 'owed'>, { move, decision }: PlannedMove): boolean {
  const answers: readonly string[] = findMove(book, move.type)?.answers ?? []
  return owed.some((one) => (decision === undefined ? answers.includes(one.decision) : one.decision === decision))
}

function answerOfQueue(asked: Asked, plan: Plan): Answer | undefined {
  const choice = choicesOf(plan.queue).find(([first]) => first && isFor(asked, first))
  const [first] = choice ?? []
  if (!choice || !first) return undefined
  let why: Refusal | undefined
  for (const planned of choice) {
    const against = againstMove(asked, planned)
    if (!against) return { move: planned.move, left: { ...plan, queue: plan.queue.filter((one) => !choice.includes(one)) } }
    why ??= against
  }
  return dropped(first, plan, choice, why!, true)
}

/** Why the move is not to be played now. */
function againstMove(asked: Asked, planned: PlannedMove): Refusal | undefined {
  const { book, state, seat } = asked
  const failed = planned.when.find((one) => !holds(asked, one))
  if (failed) return { code: 'plan-condition', params: { condition: failed.name, settings: failed.settings } }
  const refused = refusal(book, state, seat, planned.move)
  if (refused) return refused
  const isAsShown = planned.promise === undefined || planned.promise === promiseOf(book, state, seat, planned.move)
  return isAsShown ? undefined : { code: 'plan-changed' }
}

function holds(
  { book, state, seat }: Pick<Asked, 'book' | 'state' | 'seat'>,
  { name, settings }: Plan['habits'][number],
): boolean {
  const condition = conditionOf(book, name)
  if (!condition) return false
  // `as never`: a condition of this rulebook, asked about its own position.
  const filled = filledIn(condition.params, state, seat, settings) as never
  return condition.holds(viewOf(book, state, seat) as never, seat as never, filled)
}

/** A mark of what a move promises that others can change; undefined where it promises nothing, or is no move there. */
export function promiseOf(book: AnyRulebook, state: StateBase, seat: string, move: PlainMove): string | undefined {
  const declared = findMove(book, move.type)
  const act = declared && actOf(declared, move)
  if (!act?.promise || refusal(book, state, seat, move)) return undefined
  // `as never`: it is legal, so the fields have their types.
  return fingerprint(act.promise(state, seat, filledIn(act.params, state, seat, move) as never) ?? null).slice(0, 8)
}

function answerOfHabits(asked: Asked, plan: Plan): Answer | undefined {
  for (const kept of plan.habits) {
    const move = proposalOf(asked, kept)
    if (!move) continue
    const refused = refusal(asked.book, asked.state, asked.seat, move)
    if (!refused) return { move, left: plan }
    return {
      dropped: kept.name,
      why: refused,
      halts: false,
      left: { ...plan, habits: plan.habits.filter(({ name }) => name !== kept.name) },
    }
  }
  return undefined
}

/** What a habit says to what is asked; undefined where it is about something else, or leaves it to its person. */
export function proposalOf(
  { book, state, seat, owed }: Asked,
  { name, settings }: Plan['habits'][number],
): PlainMove | undefined {
  const habit = habitOf(book, name)
  const about = habit && owed.find(({ decision }) => (habit.answers as readonly string[]).includes(decision))
  if (!habit || !about) return undefined
  // `as never`: a habit of this rulebook, asked about its own position.
  const view = viewOf(book, state, seat) as never
  const filled = filledIn(habit.params, state, seat, settings) as never
  return habit.propose(view, seat as never, about as never, filled, {
    first: () => firstAnswers(book, state, seat),
    // `!`: what is owed is a decision of the rulebook.
    deadline: () => book.decisions[about.decision]!.fallback(state, seat, about),
  })
}

/** Of what can be done in answer the first few. */
function firstAnswers(book: AnyRulebook, state: StateBase, seat: string): readonly PlainMove[] {
  const found: PlainMove[] = []
  for (const type of available(book, state, seat).answers) {
    if (findMove(book, type)?.takesBack) continue
    const moves = few(book, state, seat, type, 1)
    // More than one of a kind is more than one.
    found.push(...(moves ?? [{ type }, { type }]))
    if (found.length > 1) break
  }
  return found
}

/** Whether it is asked in a window: in secret, and with a short time of its own that ends for everybody at once. */
export const isInWindow = (book: AnyRulebook, { quiet, decision }: Owed): boolean =>
  quiet === true && book.decisions[decision]?.reaction === true

export const owedOutside = (book: AnyRulebook, state: StateBase, seat: string): readonly Owed[] =>
  owedBy(book, state, seat).filter((owed) => !isInWindow(book, owed))
export const owedInWindow = (book: AnyRulebook, state: StateBase, seat: string): readonly Owed[] =>
  owedBy(book, state, seat).filter((owed) => isInWindow(book, owed))

/** Whether the seat's plan may have an answer to what it is asked, and has not yet been asked itself. */
export const isAnswerPlanned = (
  book: AnyRulebook,
  { plan }: Pick<SeatRow, 'plan'>,
  { unplanned, step }: Pick<SeatLive, 'unplanned' | 'step'>,
  owed: readonly Owed[],
): boolean =>
  plan !== null &&
  unplanned !== step &&
  owed.length > 0 &&
  (misfitOf(book, plan) !== undefined ||
    plan.queue.some((planned) => isFor({ book, owed }, planned)) ||
    plan.habits.some(({ name }) =>
      habitOf(book, name)?.answers.some((answer) => owed.some(({ decision }) => decision === answer)),
    ))
