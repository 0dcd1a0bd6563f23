import type { AnyRulebook, Param } from '../../kernel/index.ts'
import { everyParam } from '../words/game-words.ts'
import { kebab } from '../words/text.ts'

/** How something is typed into a slash command. */
export type Typing = 'string' | 'integer' | 'boolean'

/** One option of a slash command: a parameter of the move, or one key of it. */
export interface Slot {
  readonly option: string
  readonly field: string
  /** The key of a parameter that takes one value for each key. */
  readonly key?: string
  readonly param: Param
  readonly typing: Typing
  readonly required: boolean
  readonly autocomplete: boolean
}

type AnyMove = AnyRulebook['moves'][number]

/** Discord allows so many options in one command. */
const mostOptions = 25

/**
 * The options of a move's slash command. Keys become options of their own as long as there is room; otherwise the whole parameter is
 * typed as one text ("military 2, cultural 1").
 */
export function slotsOf(move: AnyMove): readonly Slot[] {
  const params = everyParam(move)
  const spread = slots(move, params, true)
  return spread.length <= mostOptions ? spread : slots(move, params, false).slice(0, mostOptions)
}

function slots(move: AnyMove, params: Readonly<Record<string, Param>>, byKey: boolean): Slot[] {
  const names = Object.keys(params)
  const found = names.flatMap((field) => slotsOfParam(field, params[field]!, field in move.params, byKey))
  const taken = new Map<string, number>()
  for (const { option } of found) taken.set(option, (taken.get(option) ?? 0) + 1)
  // Discord wants the required ones first.
  return found
    .map((slot) => (taken.get(slot.option)! > 1 && slot.key ? { ...slot, option: kebab(`${slot.field}-${slot.key}`) } : slot))
    .sort((a, b) => Number(b.required) - Number(a.required))
}

/** Names in a move's JSON that are no words for people. */
const called: Readonly<Record<string, string>> = {
  index: 'objective',
  key: 'order',
  value: 'setting',
  lane: 'way',
  dir: 'direction',
  gov: 'government',
}

const optionOf = (name: string): string => called[name] ?? kebab(name.replace(/^p([1-8])$/, 'player-$1'))

function slotsOfParam(field: string, param: Param, own: boolean, byKey: boolean): Slot[] {
  // A field that only some variants have cannot be demanded of all.
  // Nor can a list, which may be empty: typing nothing is the way to say so.
  const required = own && !param.optional && param.kind !== 'pick'
  const slot = { option: optionOf(field), field, param, required, typing: 'string', autocomplete: true } satisfies Slot
  switch (param.kind) {
    case 'one-of':
    case 'pick':
      return [slot]
    case 'number':
    case 'nth':
      return [{ ...slot, typing: 'integer' }]
    case 'switch':
      return [{ ...slot, typing: 'boolean', autocomplete: false }]
    case 'text':
      return [{ ...slot, autocomplete: false }]
    case 'counts':
    case 'each': {
      if (!byKey) return [{ ...slot, required: false, autocomplete: false }]
      const typing = param.kind === 'counts' ? 'integer' : 'string'
      return param.keys.map((key) => ({ ...slot, option: optionOf(key), key, typing, required: false }))
    }
  }
}

/** The moves of a game by the group of its slash command; one group without a name where they all fit. */
export function groupsOf(book: AnyRulebook): ReadonlyMap<string | undefined, readonly AnyMove[]> {
  if (book.moves.length <= mostOptions) return new Map([[undefined, book.moves]])
  const groups = new Map<string | undefined, AnyMove[]>()
  for (const move of book.moves) {
    const group = kebab(move.group ?? 'other')
    groups.set(group, [...(groups.get(group) ?? []), move])
  }
  return groups
}
