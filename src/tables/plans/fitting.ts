import { type AnyRulebook, findMove, type Habit, type Owed, type Refusal } from '../../kernel/index.ts'
import type { Plan, SeatLive, SeatRow } from '../../store/index.ts'

/** More than anybody plans by hand. */
export const longestQueue = 20

export const habitOf = (book: AnyRulebook, name: string): Habit<never> | undefined =>
  // `as`: habits of one rulebook are only ever asked about that rulebook's positions.
  book.habits?.find((habit) => habit.name === name) as Habit<never> | undefined

const answersOf = (book: AnyRulebook, plan: Plan): readonly string[] => [
  ...(plan.queue[0] ? (findMove(book, plan.queue[0].type)?.answers ?? []) : []),
  ...plan.habits.flatMap(({ name }) => habitOf(book, name)?.answers ?? []),
]

/** Whether the seat's plan may have an answer to what it is asked, and has not yet been asked itself. */
export const isAnswerPlanned = (
  book: AnyRulebook,
  { plan }: Pick<SeatRow, 'plan'>,
  { unplanned, step }: Pick<SeatLive, 'unplanned' | 'step'>,
  owed: readonly Owed[],
): boolean =>
  plan !== null &&
  unplanned !== step &&
  (misfitOf(book, plan) !== undefined || answersOf(book, plan).some((answer) => owed.some(({ decision }) => decision === answer)))

/** What is wrong with a plan before it is kept. Whether its moves are legal is only known when their time comes. */
export function refusedPlan(book: AnyRulebook, plan: Plan): Refusal | undefined {
  if (plan.queue.length > longestQueue) return { code: 'plan-too-long', params: { most: longestQueue } }
  for (const { type } of plan.queue) if (!findMove(book, type)) return { code: 'plan-unknown-move', params: { move: type } }
  for (const habit of plan.habits) {
    const refused = refusedHabit(book, habit)
    if (refused) return refused
  }
  return undefined
}

function refusedHabit(book: AnyRulebook, { name, settings }: Plan['habits'][number]): Refusal | undefined {
  const habit = habitOf(book, name)
  if (!habit) return { code: 'plan-unknown-habit', params: { habit: name } }
  const wrong = Object.keys(settings).find((key) => !(key in habit.params)) ?? missing(habit, settings)
  return wrong === undefined ? undefined : { code: 'plan-bad-setting', params: { habit: name, setting: wrong } }
}

/** What these rules do not know any more of a plan that was kept under others, with the plan that is left. */
export function misfitOf(book: AnyRulebook, plan: Plan): { readonly dropped: string; readonly left: Plan } | undefined {
  const habit = plan.habits.find((one) => refusedHabit(book, one))
  if (habit) return { dropped: habit.name, left: { ...plan, habits: plan.habits.filter((one) => one !== habit) } }
  const at = plan.queue.findIndex(({ type }) => !findMove(book, type))
  const move = plan.queue[at]
  // What follows was meant to come after it.
  return move && { dropped: move.type, left: { ...plan, queue: plan.queue.slice(0, at) } }
}

const missing = ({ params }: Habit<never>, settings: Readonly<Record<string, unknown>>): string | undefined =>
  Object.entries<Habit<never>['params'][string]>(params).find(([name, param]) =>
    settings[name] === undefined ? !param.optional : !param.has(settings[name]),
  )?.[0]
