import { Locale } from 'discord-api-types/v10'
import type { FieldErrors, Path } from './errors.ts'
import { type Choice, type Command, type CommandOption, OptionKind } from './shapes.ts'
import { lengthOf } from './text.ts'

type CommandBody = Partial<Command> & { name: string }

const maximumCharacters = 8_000
/** Lower case wherever there is one; letters of any script, digits, - and _. */
const namePattern = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u

/** A whole set of commands, as bulk overwrite takes it. */
export function checkCommands(commands: readonly CommandBody[], errors: FieldErrors): void {
  const seen = new Set<string>()
  for (const [index, command] of commands.entries()) {
    const key = `${command.type ?? 1} ${command.name}`
    if (seen.has(key))
      errors.add([index, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique')
    seen.add(key)
    checkCommand(command, [index], errors)
  }
}

export function checkCommand(command: CommandBody, path: Path, errors: FieldErrors): void {
  if ((command.type ?? 1) !== 1) return
  checkNames(command, path, errors)
  if (!command.description) errors.add([...path, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required')
  checkLocales(command, path, errors)
  checkOptions(command.options ?? [], path, errors, 0)
  const size = charactersOf(command)
  if (size > maximumCharacters) {
    errors.add(path, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${size} of ${maximumCharacters} characters)`)
  }
}

function checkNames(
  named: { name: string; name_localizations?: Record<string, string> | null },
  path: Path,
  errors: FieldErrors,
): void {
  const names: [Path, string][] = [
    [[...path, 'name'], named.name],
    ...Object.entries(named.name_localizations ?? {}).map(([locale, name]): [Path, string] => [
      [...path, 'name_localizations', locale],
      name,
    ]),
  ]
  for (const [at, name] of names) {
    if (!namePattern.test(name) || name !== name.toLowerCase())
      errors.add(at, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid')
  }
}

const locales = new Set<string>(Object.values(Locale))

function checkLocales(
  localised: Partial<Pick<Command, 'name_localizations' | 'description_localizations'>>,
  path: Path,
  errors: FieldErrors,
): void {
  for (const field of ['name_localizations', 'description_localizations'] as const) {
    for (const locale of Object.keys(localised[field] ?? {})) {
      if (!locales.has(locale)) errors.add([...path, field], 'ENUM_TYPE_COERCE', `Value "${locale}" is not a valid enum value.`)
    }
  }
}

function checkOptions(options: readonly CommandOption[], path: Path, errors: FieldErrors, depth: number): void {
  const names = new Set<string>()
  let optionalSeen = false
  const grouping = (option: CommandOption) => option.type === OptionKind.subcommand || option.type === OptionKind.subcommandGroup
  for (const [index, option] of options.entries()) {
    const at = [...path, 'options', index]
    checkNames(option, at, errors)
    checkLocales(option, at, errors)
    if (names.has(option.name))
      errors.add(
        [...at, 'name'],
        'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
        `Option name ${option.name} already used in this options`,
      )
    names.add(option.name)
    if (grouping(option) !== options.some(grouping)) {
      errors.add(
        [...at, 'type'],
        'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
        'Sub-command and sub-command group option types are mutually exclusive to all other types',
      )
    }
    if ((option.type === OptionKind.subcommandGroup && depth > 0) || (option.type === OptionKind.subcommand && depth > 1)) {
      errors.add([...at, 'type'], 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Sub-command groups cannot be nested here')
    }
    if (grouping(option)) {
      checkOptions(option.options ?? [], at, errors, option.type === OptionKind.subcommandGroup ? 1 : 2)
      continue
    }
    if (option.required && optionalSeen) {
      errors.add(
        at,
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      )
    }
    if (!option.required) optionalSeen = true
    checkChoices(option, at, errors)
  }
}

function checkChoices(option: CommandOption, path: Path, errors: FieldErrors): void {
  const choices = option.choices ?? []
  if (option.autocomplete && choices.length > 0) {
    errors.add(
      [...path, 'autocomplete'],
      'APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES',
      'Choices and autocomplete are mutually exclusive',
    )
  }
  const names = new Set<string>()
  for (const [index, choice] of choices.entries()) {
    if (names.has(choice.name))
      errors.add(
        [...path, 'choices', index, 'name'],
        'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
        `Choice name ${choice.name} already exists`,
      )
    names.add(choice.name)
    checkChoice(option, choice, [...path, 'choices', index], errors)
  }
  if (option.min_value !== undefined && option.max_value !== undefined && option.min_value > option.max_value) {
    errors.add([...path, 'min_value'], 'APPLICATION_COMMAND_OPTIONS_MIN_GREATER_THAN_MAX', 'min_value cannot exceed max_value')
  }
}

function checkChoice(option: CommandOption, choice: Choice, path: Path, errors: FieldErrors): void {
  const fits = option.type === OptionKind.string ? typeof choice.value === 'string' : typeof choice.value === 'number'
  if (!fits)
    errors.add(
      [...path, 'value'],
      'APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID',
      'The value does not fit the type of the option',
    )
}

/** What counts towards 8,000: names, descriptions and values of the command, its options and choices, each in its longest language. */
export function charactersOf(
  command: Pick<CommandBody, 'name' | 'description' | 'name_localizations' | 'description_localizations' | 'options'>,
): number {
  const longest = (text: string | undefined, localised: Record<string, string> | null | undefined): number =>
    Math.max(lengthOf(text ?? ''), ...Object.values(localised ?? {}).map(lengthOf))
  const own = longest(command.name, command.name_localizations) + longest(command.description, command.description_localizations)
  const choices = (list: readonly Choice[]): number =>
    list.reduce((sum, choice) => sum + longest(choice.name, choice.name_localizations) + lengthOf(String(choice.value)), 0)
  return (command.options ?? []).reduce(
    (sum: number, option: CommandOption) => sum + charactersOf(option) + choices(option.choices ?? []),
    own,
  )
}

/** Finds "/game new" among the commands: the command, the chain of its subcommands, and the options to fill in. */
export function findCommand(
  commands: readonly Command[],
  path: readonly string[],
  locale: string,
): { command: Command; chain: CommandOption[]; options: readonly CommandOption[] } | null {
  const named = (entry: { name: string; name_localizations?: Record<string, string> | null }, name: string | undefined) =>
    entry.name === name || (name !== undefined && entry.name_localizations?.[locale] === name)
  const command = commands.find((candidate) => candidate.type === 1 && named(candidate, path[0]))
  if (!command) return null
  const chain: CommandOption[] = []
  let options: readonly CommandOption[] = command.options ?? []
  for (const step of path.slice(1)) {
    const next = options.find((option) => option.type <= OptionKind.subcommandGroup && named(option, step))
    if (!next) return null
    chain.push(next)
    options = next.options ?? []
  }
  if (options.some((option) => option.type <= OptionKind.subcommandGroup)) return null
  return { command, chain, options }
}
