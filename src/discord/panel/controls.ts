import { isRecord, type Param } from '../../kernel/index.ts'
import { button, type Entry, limits, type Part, type Row, row, rows, type SelectLook, select } from '../ui.ts'
import { withFact } from '../words/text.ts'
import type { PanelAction } from './action.ts'
import { sparedItems } from './brevity.ts'
import { bundleOf, laterNames, laterValues } from './bundle.ts'
import { kindControls } from './bundle-controls.ts'
import type { Chosen } from './choice.ts'
import { codeOf, itemCode } from './codes.ts'
import { suggestedValue } from './near.ts'
import { fieldOf, idOf, type KeyRow, keptRow, keyRows, labelOf, type Sheet } from './sheet.ts'
import {
  draftedMove,
  isComplete,
  isOneValue,
  itemsNow,
  keysNow,
  keyValues,
  mostNow,
  shownNow,
  sizeOf,
  wholeFields,
} from './values.ts'

/** Stands for leaving an optional parameter out. */
export const leftOut = '-'

/** The controls of one parameter: its selects, with a row for the pages of a long list. */
export function controlsOf(sheet: Sheet, name: string): Part[] {
  const { desk, state } = sheet
  const param = desk.params(state.type, state.chosen)[name]
  if (!param) return []
  const bundle = bundleOf(desk, state.type)
  if (name === bundle?.of) return kindControls(sheet)
  if (name === bundle?.count) return []
  switch (param.kind) {
    case 'one-of':
    case 'number':
    case 'nth':
    case 'switch':
      return valueControls(sheet, name, param)
    case 'pick':
      return pickControls(sheet, name, param)
    case 'counts':
      return keyControls(sheet, name, param, Object.keys(mostNow(desk, param, state.chosen)))
    case 'each':
      return keyControls(sheet, name, param, keysNow(desk, param, state.chosen))
    case 'text':
      return [row(button(sheet.ids.toWrite(fieldOf(sheet, name), param.longest, state), labelOf(sheet, name)))]
  }
}

/** What a field's values must go with. A number follows from what is counted: whoever chooses something else counts anew. */
function fixedFor({ desk, state }: Sheet, name: string): Readonly<Record<string, unknown>> {
  const params = desk.params(state.type, state.chosen)
  const later = Object.keys(params).slice(Object.keys(params).indexOf(name) + 1)
  const counted = (other: string) => later.includes(other) && params[other]?.kind === 'number'
  const whole = wholeFields(desk, state.type, state.chosen, name)
  return Object.fromEntries(Object.entries(whole).filter(([other]) => !counted(other)))
}

function valueControls(sheet: Sheet, name: string, param: Param): Part[] {
  const { desk, state, voice } = sheet
  const isLater = laterNames(desk, state.type).includes(name)
  const values = isLater ? laterValues(desk, state, name) : desk.offer(state.type, name, fixedFor(sheet, name))
  const shown = param.kind === 'nth' ? shownNow(desk, param, state.chosen) : undefined
  const standard = param.standard && desk.ask((position, seat) => param.standard?.(position, seat, state.chosen))
  // Where nobody says otherwise, each kind goes the first way there is.
  const current = state.chosen[name] ?? (isLater && !param.optional ? values[0] : standard)
  const entries = values.map((value) => ({
    value: codeOf(param, value),
    label: sheet.plays ? desk.deed({ type: state.type, [name]: value }) : desk.plain.value(name, param, value, shown),
    help: desk.note(state.type, name, value, state.chosen),
    group: param.kind === 'one-of' && param.by ? desk.plain.name('group', param.by(value as never)) : undefined,
    // What is marked as chosen could not be chosen any more.
    chosen: !sheet.plays && value === current,
  }))
  const field = fieldOf(sheet, name)
  // Nothing to choose: it is filled in, and said in words where it is not what is usual. What is optional and not usual was asked too.
  if (entries.length === 1 && entries[0]!.chosen && !(param.optional && !param.standard)) {
    const wasAsked = isAskedAtFirst(sheet, name) || (param.optional && values[0] !== standard)
    return wasAsked ? keptRows(sheet, name, `● ${entries[0]!.label}`) : []
  }
  if (entries.length === 0) return isAskedAtFirst(sheet, name) ? keptRows(sheet, name, labelOf(sheet, name)) : []
  const none =
    param.optional && !param.standard && mayBeLeftOut(sheet, name) ? [{ value: leftOut, label: voice('panel.leave-out') }] : []
  const areTold = new Set(entries.map(({ label }) => label)).size === entries.length
  const standsAlone = areTold && entries.every(({ label }) => label.length <= mostLabel)
  if (!sheet.plays && !sheet.inMenus && standsAlone && entries.length + none.length <= mostRadios)
    return [...keptPages(sheet, name), ...radios(sheet, name, param, [...entries, ...none])]
  const near = suggestedValue(sheet, state.type, name, param)
  return paged(sheet, name, { do: sheet.plays ? 'choose' : 'set', field }, entries, { extra: none, near })
}

/** Whether there is something to choose before anything is chosen: then its row stays, so that nothing moves under the thumb. */
const isAskedAtFirst = ({ desk, state }: Sheet, name: string, most = 1): boolean => desk.offer(state.type, name, {}).length > most

/** The row for the pages of what was a long list before anything was chosen. */
const keptPages = (sheet: Sheet, name: string, room: number = limits.options): Row[] =>
  isAskedAtFirst(sheet, name, room)
    ? [keptRow(idOf(sheet, { do: 'page', field: fieldOf(sheet, name) }), labelOf(sheet, name))]
    : []

const keptRows = (sheet: Sheet, name: string, label: string): Row[] => [
  ...keptPages(sheet, name),
  keptRow(idOf(sheet, { do: 'set', field: fieldOf(sheet, name) }), label),
]

/** So few values stand side by side, if their names are short; what is good to know of them stands above. */
const mostRadios = 3
const mostLabel = 30

/** A button for each value; which one is chosen is marked. */
function radios(sheet: Sheet, name: string, param: Param, entries: readonly Entry[]): Part[] {
  const field = fieldOf(sheet, name)
  const isChosen = sheet.state.chosen[name] !== undefined || entries.some(({ chosen }) => chosen)
  const isNamed = param.kind === 'number' || hasSibling(sheet, name, param)
  const buttons = entries.map(({ value, label, chosen }) => {
    const is = chosen || (value === leftOut && !isChosen)
    const said = isNamed ? `${labelOf(sheet, name)}: ${label}` : label
    return button(idOf(sheet, { do: 'set', field, value }), `${is ? '●' : '○'} ${said}`)
  })
  return [...helpLines(sheet, entries), row(...buttons)]
}

/** Whether another field of the move is chosen from the same names: where from, and where to. */
function hasSibling({ desk, state }: Sheet, name: string, param: Param): boolean {
  const own = desk.plain.namespace(name, param)
  return Object.entries(desk.params(state.type, state.chosen)).some(
    ([other, sibling]) => other !== name && isOneValue(sibling) && desk.plain.namespace(other, sibling) === own,
  )
}

/** What is good to know of things that stand side by side. */
function helpLines({ desk: { words }, brevity }: Sheet, entries: readonly Pick<Entry, 'label' | 'help'>[]): Part[] {
  const lines = entries.flatMap(({ label, help }) => (help ? [withFact(words.free(label), words.free(help))] : []))
  return brevity.text(sparedItems('facts', lines), 900)
}

/** Whether the rules let it be left out, as far as the rest of the move is known. */
function mayBeLeftOut({ desk, state: { type, chosen } }: Sheet, name: string): boolean {
  const { [name]: _given, ...others } = chosen
  return !isComplete(desk, type, others) || desk.refusal(draftedMove(desk, type, others)) === undefined
}

function pickControls(sheet: Sheet, name: string, param: Extract<Param, { kind: 'pick' }>): Part[] {
  const { desk, state } = sheet
  const items = itemsNow(desk, param, state.chosen)
  const [from, to] = sizeOf(desk, param, state.chosen)
  const chosen: readonly unknown[] = Array.isArray(state.chosen[name]) ? state.chosen[name] : []
  if (isSettled(sheet, name, param)) return []
  if (items.length <= mostToggles) return toggles(sheet, name, param, items, chosen)
  const offered = param.ordered ? items.filter((item) => !chosen.includes(item)) : items
  const entries = offered.map((item) => ({
    value: itemCode(param.values, item),
    label: desk.plain.name(desk.plain.namespace(name, param), item),
    help: desk.note(state.type, name, item, state.chosen),
    group: undefined,
    chosen: !param.ordered && chosen.includes(item),
  }))
  if (param.ordered && chosen.length >= to) return []
  const look = param.ordered ? {} : { min: entries.length > limits.options ? 0 : Math.min(from, entries.length), max: to }
  return paged(sheet, name, { do: 'set', field: fieldOf(sheet, name) }, entries, { look })
}

/** So many things are chosen by touching them; of more one chooses in a menu. */
const mostToggles = 10

/** A button for each thing, what is good to know of it above; what is chosen is marked, and numbered where the order counts. */
function toggles(
  sheet: Sheet,
  name: string,
  param: Extract<Param, { kind: 'pick' }>,
  items: readonly string[],
  chosen: readonly unknown[],
): Part[] {
  const { desk, state } = sheet
  const named = items.map((item) => {
    const help = desk.note(state.type, name, item, state.chosen)
    return { item, label: desk.plain.name(desk.plain.namespace(name, param), item), help, place: chosen.indexOf(item) + 1 }
  })
  const buttons = named.map(({ item, label, place }) => {
    const sign = place === 0 ? '☐' : param.ordered && !param.anyOrder && chosen.length > 1 ? `☑ ${place}.` : '☑'
    const id = idOf(sheet, { do: 'set', field: fieldOf(sheet, name), value: itemCode(param.values, item) })
    return button(id, `${sign} ${label}`)
  })
  return [...helpLines(sheet, named), ...rows(buttons)]
}

/** What fills itself in as usual and is offered in no other way, as long as nobody touched it. */
function isSettled({ desk, state }: Sheet, name: string, param: Extract<Param, { kind: 'pick' }>): boolean {
  if (!param.standard || state.chosen[name] !== undefined) return false
  const [, another] = desk.ask((position, seat) => [...param.list(position, seat, state.chosen)].slice(0, 2))
  return another === undefined
}

function keyControls(
  sheet: Sheet,
  name: string,
  param: Extract<Param, { kind: 'counts' | 'each' }>,
  keys: readonly string[],
): Row[] {
  const { desk, state } = sheet
  const keyWords = desk.plain.keyNamespace(name, param)
  const current: Chosen = isRecord(state.chosen[name]) ? state.chosen[name] : {}
  // What nobody has counted yet counts as none: the menu says so instead of showing a bare name.
  const untouched = param.kind === 'counts' ? 0 : undefined
  const field = fieldOf(sheet, name)
  const shown = keys.flatMap((key): KeyRow[] => {
    const values = keyValues(desk, state.type, name, key, state.chosen)
    // Nothing to choose: none of this kind can be taken.
    if (values.length === 0 || (values.length === 1 && values[0] === 0)) return []
    const label = desk.plain.name(keyWords, key)
    const entries = values.map((value) => ({
      value: typeof value === 'number' ? String(value) : itemCode(param.kind === 'each' ? param.values : undefined, value),
      label: `${label}: ${param.kind === 'each' ? desk.plain.name(desk.plain.namespace(name, param), value) : value}`,
      chosen: (current[key] ?? untouched) === value,
    }))
    return [{ key: param.keys.indexOf(key), label, entries }]
  })
  return keyRows(sheet, field, shown)
}

export interface GroupedEntry extends Entry {
  readonly group: string | undefined
}

interface Paging {
  readonly extra?: readonly Entry[]
  readonly look?: SelectLook
  /** What is suggested: where nothing is chosen yet, the list is open there. */
  readonly near?: string | undefined
}

/** A select of at most 25 entries; a longer list is leafed through by its groups, with a second select above. */
function paged(
  sheet: Sheet,
  name: string,
  action: PanelAction,
  entries: readonly GroupedEntry[],
  { extra = [], look = {}, near }: Paging = {},
): Row[] {
  const id = idOf(sheet, action)
  const label = labelOf(sheet, name)
  const room = limits.options - extra.length
  if (entries.length === 0 && extra.length === 0) return []
  const all = row(select(id, label, [...entries, ...extra], look))
  if (entries.length <= room) return [...keptPages(sheet, name, room), all]
  const pages = pagesOf(entries, room)
  const withChosen = pages.findIndex((page) => page.entries.some(({ chosen }) => chosen))
  const withNear = pages.findIndex((page) => page.entries.some(({ value }) => value === near))
  // What was asked for comes from a button, and need not be a page.
  const asked = sheet.state.pages[name] ?? -1
  const open = Math.min(asked >= 0 ? Math.trunc(asked) : Math.max(withChosen >= 0 ? withChosen : withNear, 0), pages.length - 1)
  const chooser = pages.slice(0, limits.options).map((page, index) => ({
    value: index.toString(36),
    label: `${label}: ${page.label}`,
    chosen: index === open,
  }))
  return [
    row(select(idOf(sheet, { do: 'page', field: fieldOf(sheet, name) }), label, chooser)),
    row(select(id, `${label} (${pages[open]!.label})`, [...pages[open]!.entries, ...extra], look)),
  ]
}

export interface ListPage {
  readonly label: string
  readonly entries: readonly GroupedEntry[]
}

export function pagesOf(entries: readonly GroupedEntry[], room: number): readonly ListPage[] {
  const groups = new Map<string | undefined, GroupedEntry[]>()
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry])
  return [...groups].flatMap(([group, members]) => {
    const count = Math.ceil(members.length / room)
    return Array.from({ length: count }, (_, index) => {
      const part = members.slice(index * room, (index + 1) * room)
      const range = `${part[0]!.label} – ${part.at(-1)!.label}`
      return { label: group === undefined ? range : count > 1 ? `${group} ${index + 1}` : group, entries: part }
    })
  })
}
