import type { Chronicle } from '../../games/chronicle.ts'
import type { GameFolder } from '../../games/folder.ts'
import { type AnyRulebook, isRecord, type Notice, type Param } from '../../kernel/index.ts'
import { amounts, escapeMarkdown, type Language, list, oneLine, type Say, speaker } from '../../words/index.ts'
import { labelVoice } from './language.ts'

/** Who sits on which seat, by the name to be shown. */
export type People = Readonly<Record<string, string>>

export const isNumbered = (seat: string): boolean => /^p[1-8]$/.test(seat)

/** A game's words in one language: names of moves, parameters and values, sentences for events and refusals. */
export interface GameWords {
  readonly language: Language
  readonly say: Say
  /** What the game's events say together. */
  readonly chronicle: Chronicle
  has(key: string): boolean
  /** The name of a value in a namespace, the value itself where it has none. */
  name(namespace: string, value: unknown): string
  move(type: string): string
  moveHelp(type: string): string
  /** What a move does, in few words; its fields as they are said and as they are. */
  deed(type: string, said: Readonly<Record<string, string>>, fields: Readonly<Record<string, unknown>>): string
  parameter(type: string, name: string): string
  parameterHelp(type: string, name: string): string
  /** What a person wrote, made harmless. */
  free(text: string): string
  /** A parameter's value, whole or in part, in words. */
  value(name: string, param: Param, value: unknown, shown?: readonly unknown[]): string
  notice(notice: Notice, kind: string): string
  /** The namespace of a parameter's values, and of its keys where it has one value for each key. */
  namespace(field: string, param: Param): string
  keyNamespace(field: string, param: Param): string
}

/** `markdown` for what goes into messages, `plain` for labels, selects and autocomplete, which know no markdown. */
export function gameWords(
  folder: GameFolder,
  language: Language,
  { people = {}, form = 'markdown' }: { people?: People; form?: 'markdown' | 'plain' } = {},
): GameWords {
  const catalogue = folder.words[language]
  const harmless = form === 'markdown' ? escapeMarkdown : oneLine
  const say = speaker({ catalogues: folder.words, language, names: folder.names, people, escape: harmless })
  const has = (key: string): boolean => Object.hasOwn(catalogue, key)
  const first = (keys: readonly string[], otherwise: string): string => {
    const key = keys.find(has)
    return key === undefined ? otherwise : say(key)
  }
  const name = (namespace: string, value: unknown): string => {
    const text = String(value)
    // Seats with names of their own keep them; p1 to p8 are called like the people on them.
    if (namespace === 'seat' && isNumbered(text) && people[text] !== undefined) return harmless(people[text])
    // What is about one seat ends with it, and its message names whoever sits there.
    const key = `${namespace}.${text}`
    return has(key) ? say(key, { seat: text.slice(text.lastIndexOf('.') + 1) }) : harmless(text)
  }
  const words: GameWords = {
    language,
    say,
    chronicle: folder.chronicle ?? { tellings: {} },
    has,
    name,
    move: (type) => first([`move.${type}`], type),
    moveHelp: (type) => first([`move.${type}.help`, `move.${type}`], type),
    deed(type, said, fields) {
      const key = `doing.${type}`
      const values = Object.values(said).filter((value) => value !== '')
      if (!has(key)) return [words.move(type), values.join(', ')].filter((part) => part !== '').join(': ')
      const named = Object.entries(said).map(([field, value]) => [field, { markup: value, id: fields[field] }] as const)
      const ids = Object.keys(said).map(
        // What a message selects by has no hyphens.
        (field) => [`${field}Id`, { markup: said[field] === '' ? 'none' : String(fields[field]).replaceAll('-', '_') }] as const,
      )
      return say(key, Object.fromEntries([...named, ...ids]))
    },
    parameter: (type, field) => first([`param.${type}.${field}`, `param.${field}`], field),
    parameterHelp: (type, field) =>
      first([`param.${type}.${field}.help`, `param.${field}.help`, `param.${type}.${field}`, `param.${field}`], field),
    free: harmless,
    value: (field, param, value, shown) => valueInWords(words, field, param, value, shown),
    namespace: (field, param) => param.words ?? folder.names[field] ?? field,
    keyNamespace: (field, param) =>
      (param.kind === 'each' ? param.keyWords : param.words) ?? folder.names[`${field}.key`] ?? folder.names[field] ?? field,
    notice: ({ key, params }, kind) => (has(`${kind}.${key}`) ? say(`${kind}.${key}`, params) : key),
  }
  return words
}

function valueInWords(words: GameWords, field: string, param: Param, value: unknown, shown?: readonly unknown[]): string {
  const namespace = words.namespace(field, param)
  switch (param.kind) {
    case 'one-of':
      return words.name(namespace, value)
    case 'number':
      return String(value)
    case 'text':
      return words.free(String(value))
    case 'switch':
      return words.has(`${namespace}.${value}`) ? words.say(`${namespace}.${value}`) : yesOrNo(words.language, value)
    case 'nth':
      return typeof value === 'number' ? itemInWords(words, namespace, shown ?? [], value) : String(value)
    case 'pick':
      if (value === null) return words.name(namespace, null)
      return Array.isArray(value)
        ? picked(
            words.language,
            value.map((item) => words.name(namespace, item)),
            param.ordered,
          )
        : ''
    case 'counts':
      return pairs(words, value, (key, count) =>
        count ? counted(words, words.keyNamespace(field, param), key, count) : undefined,
      )
    case 'each':
      return pairs(
        words,
        value,
        (key, one) => `${words.name(words.keyNamespace(field, param), key)} (${words.name(namespace, one)})`,
      )
  }
}

/** What stands in an order goes on, and does not end with an "and". */
const picked = (language: Language, names: readonly string[], isOrdered: boolean): string =>
  isOrdered ? names.join(', ') : list(language, names)

/** So many of it: one of most things is called otherwise than several. */
function counted(words: GameWords, namespace: string, key: string, count: unknown): string {
  const message = `${namespace}.${key}.count`
  return words.has(message) ? words.say(message, { count }) : `${count} ${words.name(namespace, key)}`
}

const yesOrNo = (language: Language, value: unknown): string => labelVoice(language)(value ? 'settings.on' : 'settings.off')

/** Of several that are called alike each has its number. */
function itemInWords(words: GameWords, namespace: string, shown: readonly unknown[], index: number): string {
  const item = shown[index]
  if (isRecord(item)) return words.has(`${namespace}.item`) ? words.say(`${namespace}.item`, item) : `${index + 1}.`
  if (item === undefined) return `${index + 1}.`
  const name = words.name(namespace, item)
  if (shown.filter((other) => other === item).length === 1) return name
  const number = shown.slice(0, index + 1).filter((other) => other === item).length
  return labelVoice(words.language)('panel.one-of-alike', { name: { markup: name }, number })
}

function pairs(words: GameWords, value: unknown, pair: (key: string, value: unknown) => string | undefined): string {
  const found = isRecord(value) ? Object.entries(value).flatMap(([key, one]) => pair(key, one) ?? []) : []
  return found.length > 0 ? amounts(words.language, found) : ''
}

/** The parameters of a move and of all its variants; the first of a name wins. */
export function everyParam(move: AnyRulebook['moves'][number]): Readonly<Record<string, Param>> {
  const result: Record<string, Param> = { ...move.params }
  for (const variant of Object.values(move.variants ?? {}))
    for (const [name, param] of Object.entries(variant.params)) result[name] ??= param
  return result
}
