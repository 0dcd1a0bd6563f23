import { actOf, isRecord, type Param } from '../../kernel/index.ts'
import type { Choice } from '../command.ts'
import type { Desk } from '../desk.ts'
import { itemsNow, keyValues, shownNow, sizeOf, wholeFields } from '../panel/values.ts'
import { clip } from '../words/text.ts'
import { fieldsFrom, split, type Typed } from './fields.ts'
import { type Slot, slotsOf } from './slots.ts'

/** Discord's limits for a choice. */
const mostChoices = 25
const longestChoice = 100

/** The legal values for the option somebody is typing, given what the other options hold. Nothing else is ever offered. */
export function choicesFor(desk: Desk, type: string, typed: ReadonlyMap<string, Typed>, option: string): readonly Choice[] {
  const move = desk.find(type)
  const slot = move && slotsOf(move).find((one) => one.option === option)
  if (!move || !slot || !desk.isOpen(type)) return []
  const others = new Map([...typed].filter(([name]) => name !== option))
  const values = (field: string, given: Readonly<Record<string, unknown>>) => desk.offer(type, field, given)
  const fields = fieldsFrom(move, others, { words: desk.plain, values, seats: desk.seats })
  const param = actOf(move, fields).params[slot.field]
  if (!param) return []
  const text = String(typed.get(option) ?? '')
  return offered(desk, type, slot, param, fields, text)
    .slice(0, mostChoices)
    .map(({ name, value }) => ({ name: clip(name || '–', longestChoice), value }))
}

function offered(
  desk: Desk,
  type: string,
  slot: Slot,
  param: Param,
  fields: Readonly<Record<string, unknown>>,
  text: string,
): Choice[] {
  const { field, key } = slot
  if (param.kind === 'pick') return pickChoices(desk, field, param, fields, text)
  if (key !== undefined) {
    const namespace = desk.plain.namespace(field, param)
    const values = keyValues(desk, type, field, key, fieldsOfKeys(fields, field, key))
    const choices = values.map((value) => (typeof value === 'number' ? numberChoice(value) : namedChoice(desk, namespace, value)))
    return matching(choices, text)
  }
  const values = desk.offer(type, field, wholeFields(desk, type, fields, field))
  const shown = param.kind === 'nth' ? shownNow(desk, param, fields) : undefined
  const choices = values.map((value): Choice => {
    const name = desk.plain.value(field, param, value, shown)
    // People count from one.
    if (param.kind === 'nth') return { name, value: Number(value) + 1 }
    return { name, value: typeof value === 'number' && param.kind === 'number' ? value : String(value) }
  })
  return matching(choices, text)
}

const numberChoice = (value: number): Choice => ({ name: String(value), value })
const namedChoice = (desk: Desk, namespace: string, value: unknown): Choice => ({
  name: desk.plain.name(namespace, value),
  value: String(value),
})

/** What is chosen for the other keys, as far as somebody touched them. */
function fieldsOfKeys(fields: Readonly<Record<string, unknown>>, field: string, key: string): Readonly<Record<string, unknown>> {
  const value = fields[field]
  if (!isRecord(value)) return fields
  // Zeros may only have been filled in: they bind nobody.
  return { ...fields, [field]: Object.fromEntries(Object.entries(value).filter(([other, one]) => other !== key && one !== 0)) }
}

/** A list typed into one option: each choice is what stands there with one more. */
function pickChoices(
  desk: Desk,
  field: string,
  param: Extract<Param, { kind: 'pick' }>,
  fields: Readonly<Record<string, unknown>>,
  text: string,
): Choice[] {
  const items = itemsNow(desk, param, fields)
  const namespace = desk.plain.namespace(field, param)
  const parts = split(text)
  const chosen = parts.filter((part) => items.includes(part))
  const rest = parts.find((part) => !items.includes(part)) ?? ''
  const [, most] = sizeOf(desk, param, fields)
  const names = (list: readonly string[]): string => list.map((item) => desk.plain.name(namespace, item)).join(', ')
  const longer = chosen.length < most ? items.filter((item) => !chosen.includes(item)).map((item) => [...chosen, item]) : []
  const lists = chosen.length > 0 ? [chosen, ...longer] : longer
  const nothing = param.orNull && chosen.length === 0 ? [namedChoice(desk, namespace, null)] : []
  return [...nothing, ...lists.map((list): Choice => ({ name: names(list), value: list.join(', ') }))].filter(
    ({ name, value }) => String(value).length <= longestChoice && name.toLowerCase().includes(rest.toLowerCase()),
  )
}

/** What begins with the typed text first, then what merely holds it. */
function matching(choices: readonly Choice[], text: string): Choice[] {
  const wanted = text.trim().toLowerCase()
  const fits = choices.filter(
    ({ name, value }) => name.toLowerCase().includes(wanted) || String(value).toLowerCase().includes(wanted),
  )
  return fits.sort((a, b) => Number(b.name.toLowerCase().startsWith(wanted)) - Number(a.name.toLowerCase().startsWith(wanted)))
}
