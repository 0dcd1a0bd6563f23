import { actOf } from '../../kernel/index.ts'
import { type Language, list, oneLine } from '../../words/index.ts'
import type { Desk } from '../desk.ts'
import type { Chosen } from '../panel/choice.ts'
import { split, type Typed } from './fields.ts'
import { slotsOf } from './slots.ts'

/** So many right values are named; the list that opens while one types has them all. */
const mostNamed = 12

export interface WrongValue {
  readonly typed: string
  readonly option: string
  readonly values: { readonly markup: string }
}

/** The first option whose text names nothing that it could be, with what it could be now. */
export function wrongValue(desk: Desk, type: string, typed: ReadonlyMap<string, Typed>, chosen: Chosen): WrongValue | undefined {
  const move = desk.find(type)
  for (const { field, key, option } of move ? slotsOf(move) : []) {
    const given = typed.get(option)
    const param = move && actOf(move, chosen).params[field]
    if (given === undefined || !param || key !== undefined || (param.kind !== 'one-of' && param.kind !== 'pick')) continue
    // Seats are those that play; of what else cannot be named once and for all the rules say themselves what is wrong.
    const known: readonly unknown[] = param.values ?? (desk.words.namespace(field, param) === 'seat' ? desk.seats : [])
    if (known.length === 0) continue
    const meant = param.kind === 'pick' && Array.isArray(chosen[field]) ? chosen[field] : [chosen[field]]
    const wrong = meant.findIndex((value) => value !== null && !known.includes(value))
    if (wrong < 0) continue
    const offered = desk.offer(type, field, {})
    const now = offered.length > 0 ? offered : desk.listed(type, field, {})
    const namespace = desk.words.namespace(field, param)
    const names = [...new Set((param.kind === 'pick' ? now.flat() : now).map((value) => desk.words.name(namespace, value)))]
    const text = param.kind === 'pick' ? (split(given)[wrong] ?? String(given)) : String(given)
    return { typed: oneLine(text), option, values: { markup: named(names, desk.words.language) } }
  }
  return undefined
}

const named = (names: readonly string[], language: Language): string =>
  names.length === 0 ? '–' : list(language, names.length > mostNamed ? [...names.slice(0, mostNamed), '…'] : names)
