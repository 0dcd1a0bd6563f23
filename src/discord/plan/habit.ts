import type { Param } from '../../kernel/index.ts'
import type { Plan } from '../../tables/index.ts'
import type { Call } from '../call.ts'
import { customId } from '../ids.ts'
import { codeOf, fromCode } from '../panel/codes.ts'
import { button, container, type Entry, limits, type Message, message, type Row, row, select, text } from '../ui.ts'
import { habitInWords, habitsOf, keepPlan, type PlanScene, planMessage, withPlan } from './overview.ts'

type Settings = Readonly<Record<string, unknown>>
type AnyHabit = ReturnType<typeof habitsOf>[number]

// What is chosen so far lives in the custom ids, by the place of each parameter; it is kept once it is complete and confirmed.

const codesOf = (params: AnyHabit['params'], settings: Settings): string =>
  Object.entries<Param>(params)
    .map(([field, param]) => (settings[field] === undefined ? '' : codeOf(param, settings[field])))
    .join('.')

function settingsFrom(params: AnyHabit['params'], codes: string): Settings {
  const parts = codes.split('.')
  return Object.fromEntries(
    Object.entries<Param>(params).flatMap(([field, param], index) => {
      const value = fromCode(param, parts[index] ?? '')
      return value === undefined ? [] : [[field, value]]
    }),
  )
}

const isComplete = (params: AnyHabit['params'], settings: Settings): boolean =>
  Object.entries<Param>(params).every(([field, param]) => param.optional || param.has(settings[field]))

/** A habit chosen on the overview: one without settings is switched at once, others have a page of their own. */
export const habitChosen = withPlan((call, scene, { values: [index = ''] }) => {
  const habit = habitsOf(scene.desk)[Number(index)]
  if (!habit) return planMessage(call, scene)
  const kept = scene.plan.habits.find(({ name }) => name === habit.name)
  if (Object.keys(habit.params).length > 0) return habitPage(call, scene, habit, kept?.settings ?? {})
  return keepPlan(call, scene, { habits: changed(scene.plan, habit.name, kept ? undefined : {}) })
})

const changed = ({ habits }: Plan, name: string, settings: Settings | undefined): Plan['habits'] => [
  ...habits.filter((one) => one.name !== name),
  ...(settings === undefined ? [] : [{ name, settings: { ...settings } }]),
]

function habitPage(call: Call, { look, desk, plan }: PlanScene, habit: AnyHabit, settings: Settings): Message {
  const index = habitsOf(desk).indexOf(habit)
  const codes = codesOf(habit.params, settings)
  const controls = Object.entries<Param>(habit.params).flatMap(([field, param], place): Row[] => {
    const entries = valuesOf(field, param, settings)
    const label = desk.plain.parameter(habit.name, field)
    if (entries.length === 0) return []
    return [row(select(customId('u', 'plan-set', look.id, index, place, codes), label, entries))]
  })
  const keep = button(customId('u', 'plan-keep', look.id, index, codes), call.label('plan.keep'), 'good', {
    disabled: !isComplete(habit.params, settings),
  })
  const isOn = plan.habits.some(({ name }) => name === habit.name)
  const off = button(customId('u', 'plan-off', look.id, index), call.label('plan.off'), 'danger')
  const anew = button(customId('u', 'plan-set', look.id, index), call.label('panel.clear'))
  const back = button(customId('u', 'plan', look.id), call.label('panel.back'))
  return message([
    container([
      text(`### ${call.say('plan.title')}\n${habitInWords(desk, habit.name, settings)}`),
      ...controls,
      row(keep, ...(isOn ? [off] : []), ...(codes.replaceAll('.', '') === '' ? [] : [anew]), back),
    ]),
  ])

  /** What can be chosen for one setting: of an ordered list the next one, of many numbers some. */
  function valuesOf(field: string, param: Param, given: Settings): readonly Entry[] {
    if (param.kind === 'pick') {
      const chosen: readonly unknown[] = Array.isArray(given[field]) ? given[field] : []
      const items = desk.ask((position, seat) => param.items(position, seat, given))
      const namespace = desk.plain.namespace(field, param)
      return items
        .filter((item) => !chosen.includes(item))
        .map((item) => ({ value: codeOf(param, [...chosen, item]), label: desk.plain.name(namespace, item) }))
    }
    const values = desk.ask((position, seat) => [...param.list(position, seat, given)])
    return some(values).map((value) => ({
      value: codeOf(param, value),
      label: desk.plain.value(field, param, value),
      chosen: value === given[field],
    }))
  }
}

/** As many as a menu holds: all, or the first ones and then every so many. */
function some(values: readonly unknown[]): readonly unknown[] {
  if (values.length <= limits.options) return values
  const half = Math.floor(limits.options / 2)
  const rest = values.slice(half)
  const each = Math.ceil(rest.length / half)
  return [...values.slice(0, half), ...rest.filter((_, index) => index % each === each - 1)]
}

/** One setting chosen; without one, all of them are taken away. */
export const settingOfHabitChosen = withPlan((call, scene, { rest: [, index = '', place = '', codes = ''], values: [code] }) => {
  const habit = habitsOf(scene.desk)[Number(index)]
  if (!habit) return planMessage(call, scene)
  const settings = settingsFrom(habit.params, codes)
  const [field, param] = Object.entries<Param>(habit.params)[Number(place)] ?? []
  const value = param && code !== undefined ? fromCode(param, code) : undefined
  return habitPage(call, scene, habit, field === undefined || value === undefined ? {} : { ...settings, [field]: value })
})

export const habitKept = withPlan((call, scene, { rest: [, index = '', codes = ''] }) => {
  const habit = habitsOf(scene.desk)[Number(index)]
  if (!habit) return planMessage(call, scene)
  return keepPlan(call, scene, { habits: changed(scene.plan, habit.name, settingsFrom(habit.params, codes)) })
})

export const habitOff = withPlan((call, scene, { rest: [, index = ''] }) => {
  const habit = habitsOf(scene.desk)[Number(index)]
  return habit ? keepPlan(call, scene, { habits: changed(scene.plan, habit.name, undefined) }) : planMessage(call, scene)
})
