import { type AnyRulebook, findMove, type Habit, type Refusal } from '../kernel/index.ts'
import type { Plan } from '../store/index.ts'

/** More than anybody plans by hand. */
export const longestQueue = 20

export const habitOf = (book: AnyRulebook, name: string): Habit<never> | undefined =>
  // `as`: habits of one rulebook are only ever asked about that rulebook's positions.
  book.habits?.find((habit) => habit.name === name) as Habit<never> | undefined

const answersOf = (book: AnyRulebook, plan: Plan): readonly string[] => [
  ...(plan.queue[0] ? (findMove(book, plan.queue[0].type)?.answers ?? []) : []),
  ...plan.habits.flatMap(({ name }) => habitOf(book, name)?.answers ?? []),
]

/** Whether a plan might have an answer to one of these decisions. */
export const mayBePlanned = (book: AnyRulebook, plan: Plan | null, decisions: readonly string[]): boolean =>
  plan !== null && answersOf(book, plan).some((answer) => decisions.includes(answer))

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
