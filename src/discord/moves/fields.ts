import { type AnyRulebook, actOf, isRecord, type Param } from '../../kernel/index.ts'
import type { GameWords } from '../words/game-words.ts'
import { type Slot, slotsOf } from './slots.ts'

type AnyMove = AnyRulebook['moves'][number]

/** What was typed into an option, as Discord hands it over. */
export type Typed = string | number | boolean

/** Everything known to tell what a typed text means: the values that can be chosen now. */
export interface Meaning {
  readonly words: GameWords
  values(field: string, fields: Readonly<Record<string, unknown>>): Iterable<unknown>
  /** Whoever plays can be named, whether it is possible now or not: why not the move's own check says. */
  readonly seats: readonly string[]
}

/**
 * The fields of a move from the options of its slash command. What cannot be understood stays as it was typed: the move's own check
 * says what is wrong with it.
 */
export function fieldsFrom(move: AnyMove, typed: ReadonlyMap<string, Typed>, meaning: Meaning): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  const slots = slotsOf(move)
  const discriminator = slots.filter(({ field }) => field === move.by)
  for (const slot of [...discriminator, ...slots.filter(({ field }) => field !== move.by)]) {
    const given = typed.get(slot.option)
    if (given === undefined) continue
    const param = actOf(move, fields).params[slot.field] ?? slot.param
    if (slot.key === undefined) fields[slot.field] = meant(slot.field, param, given, fields, meaning)
    else fields[slot.field] = { ...asRecord(fields[slot.field]), [slot.key]: keyed(slot, param, given, meaning) }
  }
  for (const [field, value] of Object.entries(fields)) fields[field] = whole(actOf(move, fields).params[field], value)
  return fields
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

function keyed({ field }: Slot, param: Param, given: Typed, { words }: Meaning): unknown {
  return param.kind === 'each' ? understood(param.values, String(given), words, words.namespace(field, param)) : given
}

/** Counts hold every key, zeros included, unless the parameter leaves zeros out. */
function whole(param: Param | undefined, value: unknown): unknown {
  if (param?.kind !== 'counts' || !isRecord(value)) return value
  if (param.sparse) return Object.fromEntries(Object.entries(value).filter(([, count]) => count !== 0))
  return { ...Object.fromEntries(param.keys.map((key) => [key, 0])), ...value }
}

function meant(
  field: string,
  param: Param,
  given: Typed,
  fields: Readonly<Record<string, unknown>>,
  { words, values, seats }: Meaning,
): unknown {
  const namespace = words.namespace(field, param)
  const others = namespace === 'seat' ? seats : []
  switch (param.kind) {
    case 'one-of':
      return understood([...(param.values ?? values(field, fields)), ...others], String(given), words, namespace)
    case 'nth':
      // People count from one.
      return typeof given === 'number' ? given - 1 : given
    case 'pick': {
      if (param.orNull && isNothing(String(given), words, namespace)) return null
      const known = [...(param.values ?? items(values(field, fields))), ...others]
      return split(given).map((part) => understood(known, part, words, namespace))
    }
    case 'counts':
      return Object.fromEntries(
        split(given).map((part) => {
          const [, key = part, count = '1'] = /^(.*?)[\s:]+(\d+)$/.exec(part) ?? []
          return [String(understood(param.keys, key, words, words.keyNamespace(field, param))), Number(count)]
        }),
      )
    case 'each':
      return Object.fromEntries(
        split(given).map((part) => {
          const [key = '', value = ''] = part.split(/[\s:]+/)
          const name = String(understood(param.keys, key, words, words.keyNamespace(field, param)))
          return [name, understood(param.values, value, words, namespace)]
        }),
      )
    case 'number':
    case 'switch':
    case 'text':
      return given
  }
}

/** Whether no list at all is meant: by its word, or as it stands in JSON. */
const isNothing = (given: string, words: GameWords, namespace: string): boolean =>
  given === 'null' || given.toLowerCase() === words.name(namespace, null).toLowerCase()

export const split = (given: Typed): string[] =>
  String(given)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function* items(lists: Iterable<unknown>): Iterable<unknown> {
  for (const list of lists) if (Array.isArray(list)) yield* list
}

/** The value that was meant: by its id, or by its name in the person's language. */
function understood(values: Iterable<unknown>, given: string, words: GameWords, namespace: string): unknown {
  const wanted = given.toLowerCase()
  let named: unknown
  for (const value of values) {
    if (String(value) === given) return value
    if (words.name(namespace, value).toLowerCase() === wanted) named ??= value
  }
  return named ?? given
}
