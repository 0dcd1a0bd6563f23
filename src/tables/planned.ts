import { type AnyRulebook, findMove, type Habit, type Owed, type Refusal } from '../kernel/index.ts'
import type { Plan, SeatLive, SeatRow } from '../store/index.ts'

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
  plan !== null && unplanned !== step && answersOf(book, plan).some((answer) => owed.some(({ decision }) => decision === answer))

/** What is wrong with a plan before it is kept. Whether its moves are legal is only known when their time comes. */
export function refusedPlan(book: AnyRulebook, { habits, queue }: Plan): Refusal | undefined {
  if (queue.length > longestQueue) return { code: 'plan-too-long', params: { most: longestQueue } }
  for (const { type } of queue) if (!findMove(book, type)) return { code: 'plan-unknown-move', params: { move: type } }
  for (const { name, settings } of habits) {
    const habit = habitOf(book, name)
    if (!habit) return { code: 'plan-unknown-habit', params: { habit: name } }
    const wrong = Object.keys(settings).find((key) => !(key in habit.params)) ?? missing(habit, settings)
    if (wrong !== undefined) return { code: 'plan-bad-setting', params: { habit: name, setting: wrong } }
  }
  return undefined
}

const missing = ({ params }: Habit<never>, settings: Readonly<Record<string, unknown>>): string | undefined =>
  Object.entries<Habit<never>['params'][string]>(params).find(([name, param]) =>
    settings[name] === undefined ? !param.optional : !param.has(settings[name]),
  )?.[0]
