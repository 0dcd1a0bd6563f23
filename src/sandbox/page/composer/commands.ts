import { type CommandOption, OptionKind } from '../../loopback/shapes.ts'
import type { CommandOptions, LeafOption, ShownCommand } from '../../web/protocol.ts'

/** A command as it is typed: a subcommand counts as a command of its own. */
export interface Leaf {
  id: string
  /** The names as they are sent. */
  path: string[]
  /** What it is called in the language of whoever types. */
  name: string
  description: string
  options: CommandOption[]
}

/** What stands in one option's field: the text shown, and the value behind it once one was chosen from a list. */
export interface Filled {
  text: string
  value?: string | number | boolean
}

export type FilledOptions = ReadonlyMap<string, Filled>
export type OptionProblem =
  | { word: 'required' | 'notAChoice' | 'notANumber' }
  | { word: 'range' | 'atLeast' | 'atMost'; minimum: string; maximum: string }

export function localised(texts: Record<string, string> | null | undefined, fallback: string, locale: string): string {
  return texts?.[locale] ?? texts?.[locale.split('-')[0] ?? ''] ?? fallback
}

export function leavesOf(commands: readonly ShownCommand[], locale: string): Leaf[] {
  return commands
    .filter((command) => command.type === 1)
    .flatMap((command) =>
      descend(command.id, [[command.name, command.name_localized]], command.description_localized, command.options ?? [], locale),
    )
    .sort((left, right) => left.name.localeCompare(right.name))
}

type Named = readonly [name: string, localised: string]

function descend(id: string, names: readonly Named[], description: string, options: CommandOption[], locale: string): Leaf[] {
  const groups = options.filter((option) => option.type === OptionKind.subcommand || option.type === OptionKind.subcommandGroup)
  const path = names.map(([name]) => name)
  const name = names.map(([, shown]) => shown).join(' ')
  if (groups.length === 0) return [{ id, path, name, description, options: sortRequired(options) }]
  return groups.flatMap((group) =>
    descend(
      id,
      [...names, [group.name, localised(group.name_localizations, group.name, locale)]],
      localised(group.description_localizations, group.description, locale),
      group.options ?? [],
      locale,
    ),
  )
}

const sortRequired = (options: CommandOption[]) => [
  ...options.filter((option) => option.required),
  ...options.filter((option) => !option.required),
]

/** Commands that fit what was typed after the slash, the best fit first. */
export function matchLeaves(leaves: Leaf[], typed: string): Leaf[] {
  const query = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  const rank = (leaf: Leaf) => {
    if (leaf.name === query) return 0
    if (leaf.name.startsWith(query)) return 1
    if (leaf.path.some((word) => word.startsWith(query))) return 2
    return leaf.name.includes(query) ? 3 : 4
  }
  return leaves
    .map((leaf) => ({ leaf, rank: rank(leaf) }))
    .filter((entry) => entry.rank < 4)
    .sort((left, right) => left.rank - right.rank)
    .map((entry) => entry.leaf)
}

/** The longest command that a typed line begins with, and what stands behind it. */
export function findTyped(leaves: Leaf[], line: string): { leaf: Leaf; rest: string } | null {
  const typed = line.replace(/^\//, '')
  const fitting = leaves
    .flatMap((leaf) => [leaf.name, leaf.path.join(' ')].map((name) => ({ leaf, name })))
    .filter(({ name }) => typed === name || typed.startsWith(`${name} `))
    .sort((left, right) => right.name.length - left.name.length)
  const [found] = fitting
  return found ? { leaf: found.leaf, rest: typed.slice(found.name.length).trim() } : null
}

/** "region:East Asia kind:money" into options; a value goes on until the next option's name. */
export function parseTyped(leaf: Leaf, rest: string): Map<string, Filled> {
  const names = leaf.options.map((option) => option.name)
  const filled = new Map<string, Filled>()
  const starts = [...rest.matchAll(/(?:^|\s)([\p{L}\p{N}_-]+):/gu)].filter((match) => names.includes(match[1] ?? ''))
  starts.forEach((match, index) => {
    const from = match.index + match[0].length
    const until = starts[index + 1]?.index ?? rest.length
    filled.set(match[1] ?? '', { text: rest.slice(from, until).trim() })
  })
  return filled
}

/** The value an option would be sent with, or undefined where its field is empty or not understood. */
export function optionValue(option: CommandOption, filled: Filled | undefined): string | number | boolean | undefined {
  if (!filled) return undefined
  if (filled.value !== undefined) return filled.value
  const text = filled.text.trim()
  if (text === '') return undefined
  const typed = text.toLowerCase()
  const choice = option.choices?.find(
    ({ name, name_localizations, value }) =>
      String(value) === text ||
      [name, ...Object.values(name_localizations ?? {})].some((known) => known?.toLowerCase() === typed),
  )
  if (choice) return choice.value
  switch (option.type) {
    case OptionKind.string:
      return option.choices?.length ? undefined : text
    case OptionKind.integer:
      return /^[+-]?\d+$/.test(text) && !option.choices?.length ? Number(text) : undefined
    case OptionKind.number: {
      const number = Number(text.replace(',', '.'))
      return Number.isFinite(number) && !option.choices?.length ? number : undefined
    }
    case OptionKind.boolean:
      return /^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : undefined
    default:
      return undefined
  }
}

export function problemOfOption(option: CommandOption, filled: Filled | undefined): OptionProblem | null {
  const empty = !filled || (filled.value === undefined && filled.text.trim() === '')
  if (empty) return option.required ? { word: 'required' } : null
  const value = optionValue(option, filled)
  const isNumber = option.type === OptionKind.integer || option.type === OptionKind.number
  if (value === undefined) return { word: isNumber && !option.choices?.length ? 'notANumber' : 'notAChoice' }
  const [least, most] = isNumber ? [option.min_value, option.max_value] : [option.min_length, option.max_length]
  const size = typeof value === 'number' ? value : String(value).length
  if (isNumber || option.type === OptionKind.string) {
    if ((least !== undefined && size < least) || (most !== undefined && size > most)) {
      const word = least === undefined ? 'atMost' : most === undefined ? 'atLeast' : 'range'
      return { word, minimum: String(least ?? ''), maximum: String(most ?? '') }
    }
  }
  return null
}

/** The options as an interaction carries them; the one being typed is marked, whatever stands in it. */
export function toOptions(leaf: Leaf, filled: FilledOptions, focused?: string): CommandOptions {
  const leaves = leaf.options.flatMap((option): LeafOption[] => {
    const content = filled.get(option.name)
    if (option.name === focused) return [{ name: option.name, type: option.type, value: content?.text ?? '', focused: true }]
    const value = optionValue(option, content)
    return value === undefined ? [] : [{ name: option.name, type: option.type, value }]
  })
  const [, group, subcommand] = leaf.path
  if (group !== undefined && subcommand !== undefined)
    return [{ name: group, type: 2, options: [{ name: subcommand, type: 1, options: leaves }] }]
  if (group !== undefined) return [{ name: group, type: 1, options: leaves }]
  return leaves
}
