import type { Param } from '../../kernel/index.ts'
import type { Plan } from '../../tables/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { codeOf, fromCode } from '../panel/codes.ts'
import { versionOf } from '../panel/version.ts'
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
export const habitChosen: Handler<'plan-habit'> = withPlan((call, scene, _carried, { values: [name = ''] }) => {
  const habit = habitNamed(scene, name)
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
  const codes = codesOf(habit.params, settings)
  const carried = { table: look.id, habit: habit.name }
  const counted = { ...carried, version: versionOf(desk.book), settings: codes }
  const controls = Object.entries<Param>(habit.params).flatMap(([field, param]): Row[] => {
    const entries = valuesOf(field, param, settings)
    const label = desk.plain.parameter(habit.name, field)
    if (entries.length === 0) return []
    return [row(select(idOf('plan-set', { ...counted, field }), label, entries))]
  })
  const keep = button(idOf('plan-keep', counted), call.label('plan.keep'), 'good', {
    disabled: !isComplete(habit.params, settings),
  })
  const isOn = plan.habits.some(({ name }) => name === habit.name)
  const off = button(idOf('plan-off', carried), call.label('plan.off'), 'danger')
  const anew = button(idOf('plan-anew', carried), call.label('panel.clear'))
  const back = button(idOf('plan-again', { table: look.id }), call.label('panel.back'))
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

const habitNamed = ({ desk }: PlanScene, name: string): AnyHabit | undefined => habitsOf(desk).find((one) => one.name === name)

const isOfAnother = ({ desk }: PlanScene, version: string): boolean => version !== versionOf(desk.book)

/** One setting chosen. */
export const settingOfHabitChosen: Handler<'plan-set'> = withPlan((call, scene, carried, { values: [code = ''] }) => {
  const habit = habitNamed(scene, carried.habit)
  if (!habit || isOfAnother(scene, carried.version)) return planMessage(call, scene, call.say('problem.renewed'))
  const settings = settingsFrom(habit.params, carried.settings)
  const param = Object.entries<Param>(habit.params).find(([field]) => field === carried.field)?.[1]
  const value = param && fromCode(param, code)
  return habitPage(call, scene, habit, value === undefined ? settings : { ...settings, [carried.field]: value })
})

/** All settings are taken away. */
export const habitAnew: Handler<'plan-anew'> = withPlan((call, scene, carried) => {
  const habit = habitNamed(scene, carried.habit)
  return habit ? habitPage(call, scene, habit, {}) : planMessage(call, scene)
})

export const habitKept: Handler<'plan-keep'> = withPlan((call, scene, { habit: name, settings, version }) => {
  const habit = habitNamed(scene, name)
  if (!habit || isOfAnother(scene, version)) return planMessage(call, scene, call.say('problem.renewed'))
  return keepPlan(call, scene, { habits: changed(scene.plan, habit.name, settingsFrom(habit.params, settings)) })
})

export const habitOff: Handler<'plan-off'> = withPlan((call, scene, { habit: name }) => {
  const habit = habitNamed(scene, name)
  return habit ? keepPlan(call, scene, { habits: changed(scene.plan, habit.name, undefined) }) : planMessage(call, scene)
})
