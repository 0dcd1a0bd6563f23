import { type AnyRulebook, type Condition, findMove, type Habit, type Params, type Refusal } from '../../kernel/index.ts'
import type { Plan, PlannedMove } from '../../store/index.ts'

/** Enough for a turn of many marches. */
export const longestQueue = 50
const mostConditions = 3

export const emptyPlan: Plan = { habits: [], queue: [], held: [] }

export const isEmpty = ({ habits, queue, held }: Plan): boolean => habits.length + queue.length + held.length === 0

// `as`: habits and conditions of one rulebook are only ever asked about that rulebook's positions.
export const habitOf = (book: AnyRulebook, name: string): Habit<never> | undefined =>
  book.habits?.find((habit) => habit.name === name) as Habit<never> | undefined
export const conditionOf = (book: AnyRulebook, name: string): Condition<never> | undefined =>
  book.conditions?.find((condition) => condition.name === name) as Condition<never> | undefined

/** What is wrong with a plan before it is kept. Whether its moves are legal is only known when their time comes. */
export function refusedPlan(book: AnyRulebook, plan: Plan): Refusal | undefined {
  if (plan.queue.length > longestQueue) return { code: 'plan-too-long', params: { most: longestQueue } }
  return (
    firstOf(plan.queue, (planned) => refusedMove(book, planned)) ?? firstOf(plan.habits, (habit) => refusedHabit(book, habit))
  )
}

const firstOf = <Item>(items: readonly Item[], refused: (item: Item) => Refusal | undefined): Refusal | undefined => {
  for (const item of items) {
    const found = refused(item)
    if (found) return found
  }
  return undefined
}

function refusedMove(book: AnyRulebook, { move, when }: PlannedMove): Refusal | undefined {
  if (!findMove(book, move.type)) return { code: 'plan-unknown-move', params: { move: move.type } }
  if (when.length > mostConditions) return { code: 'plan-too-many-conditions', params: { most: mostConditions } }
  return firstOf(when, ({ name, settings }) => {
    const condition = conditionOf(book, name)
    return condition
      ? refusedSettings(condition.params, name, settings)
      : { code: 'plan-unknown-condition', params: { condition: name } }
  })
}

function refusedHabit(book: AnyRulebook, { name, settings }: Plan['habits'][number]): Refusal | undefined {
  const habit = habitOf(book, name)
  return habit ? refusedSettings(habit.params, name, settings) : { code: 'plan-unknown-habit', params: { habit: name } }
}

function refusedSettings(params: Params<never>, name: string, settings: Readonly<Record<string, unknown>>): Refusal | undefined {
  const wrong = Object.keys(settings).find((key) => !(key in params)) ?? missing(params, settings)
  return wrong === undefined ? undefined : { code: 'plan-bad-setting', params: { habit: name, setting: wrong } }
}

const missing = (params: Params<never>, settings: Readonly<Record<string, unknown>>): string | undefined =>
  Object.entries<Params<never>[string]>(params).find(([name, param]) =>
    settings[name] === undefined ? !param.optional : !param.has(settings[name]),
  )?.[0]

/** What these rules do not know any more of a plan that was kept under others, with the plan that is left. */
export function misfitOf(book: AnyRulebook, plan: Plan): { readonly dropped: string; readonly left: Plan } | undefined {
  const habit = plan.habits.find((one) => refusedHabit(book, one))
  if (habit) return { dropped: habit.name, left: { ...plan, habits: plan.habits.filter((one) => one !== habit) } }
  const planned = plan.queue.find((one) => refusedMove(book, one))
  return planned && { dropped: planned.move.type, left: { ...plan, queue: plan.queue.filter((one) => one !== planned) } }
}

/** What these rules know of a plan; whoever made it is told of the rest when it would have come up. */
export function known(book: AnyRulebook, plan: Plan): Plan {
  const misfit = misfitOf(book, plan)
  return misfit ? known(book, misfit.left) : plan
}
