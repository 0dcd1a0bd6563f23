import type { Param, Params } from '../../kernel/index.ts'
import type { Plan } from '../../tables/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import type { Desk } from '../desk.ts'
import { codeOf, fromCode } from '../panel/codes.ts'
import { type GroupedEntry, pagesOf } from '../panel/controls.ts'
import { versionOf } from '../panel/version.ts'
import { button, container, limits, type Message, message, type Row, row, select, text } from '../ui.ts'
import { keepConditions, markOf, withMove } from './move.ts'
import { keepPlan, planMessage } from './overview.ts'
import { conditionsOf, habitsOf, type PlanScene, withPlan } from './scene.ts'
import { conditionInWords, habitInWords } from './words.ts'

// Habits and conditions are chosen by name and set field by field. What is chosen so far lives in the custom ids, by the place of each
// parameter; it is kept once it is complete and confirmed.

type Settings = Readonly<Record<string, unknown>>
type Fields = Params<never>

/** What settings are chosen for: a habit of the seat, or a condition of one planned move. */
interface Subject {
  /** By which its buttons find it again. */
  readonly code: string
  readonly name: string
  readonly params: Fields
  /** As it is kept, if it is. */
  readonly kept: Settings | undefined
  inWords(settings: Settings): string
  keep(settings: Settings): Promise<Message>
  /** Takes it out of the plan; absent where that is done elsewhere. */
  off?(): Promise<Message>
}

function habitSubject(call: Call, scene: PlanScene, name: string): Subject | undefined {
  const { desk, plan } = scene
  const habit = habitsOf(desk).find((one) => one.name === name)
  if (!habit) return undefined
  const others = plan.habits.filter((one) => one.name !== name)
  return {
    ...{ code: `h.${name}`, name, params: habit.params },
    kept: plan.habits.find((one) => one.name === name)?.settings,
    inWords: (settings) => habitInWords(desk, desk.words, keptAs(name, settings)),
    keep: (settings) => keepPlan(call, scene, { habits: [...others, keptAs(name, settings)] }),
    off: () => keepPlan(call, scene, { habits: others }),
  }
}

function conditionSubject(call: Call, scene: PlanScene, at: number, mark: string, name: string): Subject | undefined {
  const { desk, plan } = scene
  const condition = conditionsOf(desk).find((one) => one.name === name)
  const planned = plan.queue[at]
  if (!condition || !planned || markOf(planned) !== mark) return undefined
  return {
    ...{ code: `c.${at}.${mark}.${name}`, name, params: condition.params, kept: undefined },
    inWords: (settings) => conditionInWords(desk, desk.words, keptAs(name, settings)),
    keep: (settings) => keepConditions(call, scene, at, [...planned.when, keptAs(name, settings)]),
  }
}

const keptAs = (name: string, settings: Settings): Plan['habits'][number] => ({ name, settings: { ...settings } })

function subjectOf(call: Call, scene: PlanScene, code: string): Subject | undefined {
  const [kind, first = '', mark = '', name = ''] = code.split('.')
  if (kind === 'h') return habitSubject(call, scene, first)
  return kind === 'c' ? conditionSubject(call, scene, Number(first), mark, name) : undefined
}

const codesOf = (params: Fields, settings: Settings): string =>
  Object.entries<Param>(params)
    .map(([field, param]) => (settings[field] === undefined ? '' : codeOf(param, settings[field])))
    .join('.')

function settingsFrom(params: Fields, codes: string): Settings {
  const parts = codes.split('.')
  return Object.fromEntries(
    Object.entries<Param>(params).flatMap(([field, param], index) => {
      const value = fromCode(param, parts[index] ?? '')
      return value === undefined ? [] : [[field, value]]
    }),
  )
}

const isComplete = (params: Fields, settings: Settings): boolean =>
  Object.entries<Param>(params).every(([field, param]) => param.optional || param.has(settings[field]))

/** A habit chosen on the overview: one without settings is switched at once, others have a page of their own. */
export const habitChosen: Handler<'plan-habit'> = withPlan((call, scene, _carried, { values: [name = ''] }) => {
  const habit = habitSubject(call, scene, name)
  if (!habit) return planMessage(call, scene)
  if (Object.keys(habit.params).length > 0) return settingsPage(call, scene, habit, habit.kept ?? {})
  return habit.kept && habit.off ? habit.off() : habit.keep({})
})

/** A condition chosen for a planned move: the same. */
export const conditionChosen: Handler<'plan-condition'> = withMove(
  (call, scene, _planned, { at, mark, version }, [name = '']) => {
    const condition = conditionSubject(call, scene, at, mark, name)
    if (!condition || isOfAnother(scene, version)) return planMessage(call, scene, call.say('problem.renewed'))
    return Object.keys(condition.params).length > 0 ? settingsPage(call, scene, condition, {}) : condition.keep({})
  },
)

/** Which part of a long list is shown, by the setting that it is for. */
type OpenPages = Readonly<Record<string, number>>

/** In front of the name of a setting: what is chosen is a part of its list. */
const partOf = '~'

function settingsPage(
  call: Call,
  { look, desk }: PlanScene,
  subject: Subject,
  settings: Settings,
  open: OpenPages = {},
): Message {
  const { params } = subject
  const codes = codesOf(params, settings)
  const carried = { table: look.id, subject: subject.code }
  const counted = { ...carried, version: versionOf(desk.book), settings: codes }
  const controls = Object.entries<Param>(params).flatMap(([field, param]): Row[] => {
    const label = desk.plain.parameter(subject.name, field)
    const idFor = (what: string): string => idOf('plan-set', { ...counted, field: what })
    return fieldSelects(
      valuesOf(desk, field, param, settings),
      { label, id: idFor(field), partId: idFor(`${partOf}${field}`) },
      open[field],
    )
  })
  const keep = button(idOf('plan-keep', counted), call.label('plan.keep'), 'good', { disabled: !isComplete(params, settings) })
  const off = button(idOf('plan-off', carried), call.label('plan.off'), 'danger')
  const anew = button(idOf('plan-anew', carried), call.label('panel.clear'))
  const back = button(idOf('plan-again', { table: look.id }), call.label('panel.back'))
  return message([
    container([
      text(`### ${call.say('plan.title')}\n${subject.inWords(settings)}`),
      ...controls,
      row(keep, ...(subject.kept && subject.off ? [off] : []), ...(codes.replaceAll('.', '') === '' ? [] : [anew]), back),
    ]),
  ])
}

/** A select of the values; above a long list one of its parts. */
function fieldSelects(
  entries: readonly GroupedEntry[],
  { label, id, partId }: { readonly label: string; readonly id: string; readonly partId: string },
  open = 0,
): Row[] {
  if (entries.length === 0) return []
  const pages = pagesOf(entries, limits.options)
  const shown = pages[Math.min(open, pages.length - 1)]!
  const parts = pages.map((page, index) => ({ value: String(index), label: `${label}: ${page.label}`, chosen: page === shown }))
  return [...(pages.length > 1 ? [row(select(partId, label, parts))] : []), row(select(id, label, shown.entries))]
}

/** What can be chosen for one setting: of an ordered list the next one, of many numbers some. */
function valuesOf(desk: Desk, field: string, param: Param, given: Settings): readonly GroupedEntry[] {
  if (param.kind === 'pick') {
    const chosen: readonly unknown[] = Array.isArray(given[field]) ? given[field] : []
    const items = desk.ask((position, seat) => param.items(position, seat, given))
    const namespace = desk.plain.namespace(field, param)
    return items
      .filter((item) => !chosen.includes(item))
      .map((item) => ({ value: codeOf(param, [...chosen, item]), label: desk.plain.name(namespace, item), group: undefined }))
  }
  const values = desk.ask((position, seat) => [...param.list(position, seat, given)])
  const isCounted = values.every((value) => typeof value === 'number')
  return (isCounted ? some(values) : values).map((value) => ({
    value: codeOf(param, value),
    label: desk.plain.value(field, param, value),
    group: param.kind === 'one-of' && param.by ? desk.plain.name('group', param.by(value as never)) : undefined,
    chosen: value === given[field],
  }))
}

/** As many numbers as a menu holds: all, or the first ones and then every so many. */
function some(values: readonly unknown[]): readonly unknown[] {
  if (values.length <= limits.options) return values
  const half = Math.floor(limits.options / 2)
  const rest = values.slice(half)
  const each = Math.ceil(rest.length / half)
  return [...values.slice(0, half), ...rest.filter((_, index) => index % each === each - 1)]
}

const isOfAnother = ({ desk }: PlanScene, version: string): boolean => version !== versionOf(desk.book)

/** One setting chosen. */
export const fieldChosen: Handler<'plan-set'> = withPlan((call, scene, carried, { values: [code = ''] }) => {
  const subject = subjectOf(call, scene, carried.subject)
  if (!subject || isOfAnother(scene, carried.version)) return planMessage(call, scene, call.say('problem.renewed'))
  const settings = settingsFrom(subject.params, carried.settings)
  if (carried.field.startsWith(partOf))
    return settingsPage(call, scene, subject, settings, { [carried.field.slice(partOf.length)]: Number(code) || 0 })
  const param = Object.entries<Param>(subject.params).find(([field]) => field === carried.field)?.[1]
  const value = param && fromCode(param, code)
  return settingsPage(call, scene, subject, value === undefined ? settings : { ...settings, [carried.field]: value })
})

/** All settings are taken away. */
export const settingsAnew: Handler<'plan-anew'> = withPlan((call, scene, carried) => {
  const subject = subjectOf(call, scene, carried.subject)
  return subject ? settingsPage(call, scene, subject, {}) : planMessage(call, scene)
})

export const settingsKept: Handler<'plan-keep'> = withPlan((call, scene, { subject: code, settings, version }) => {
  const subject = subjectOf(call, scene, code)
  if (!subject || isOfAnother(scene, version)) return planMessage(call, scene, call.say('problem.renewed'))
  return subject.keep(settingsFrom(subject.params, settings))
})

export const habitOff: Handler<'plan-off'> = withPlan((call, scene, { subject: code }) => {
  const subject = subjectOf(call, scene, code)
  return subject?.off ? subject.off() : planMessage(call, scene)
})
