import { PermissionFlagsBits as Bits } from 'discord-api-types/v10'
import type { Core } from './core.ts'
import { InputRefused } from './modals.ts'
import { permissionsIn } from './permissions.ts'
import {
  type Attachment,
  type Channel,
  ChannelKind,
  type Command,
  type CommandOption,
  type Component,
  type FilledOption,
  OptionKind,
} from './shapes.ts'
import { lengthOf } from './text.ts'

/**
 * The commands a person's client offers in a channel: those of the guild first. A global one of the same name is another command and
 * stands beside it (docs.discord.com, Application Commands, "Registering a Command").
 */
export function usableBy(core: Core, channel: Channel, person: string): Command[] {
  const { world } = core
  const context = channel.type === ChannelKind.direct ? 1 : 0
  if (context === 1 && !channel.recipients?.some((user) => user.id === world.bot.id)) return []
  if (channel.guild_id && !world.guilds.get(channel.guild_id)?.botPresent) return []
  const permissions = permissionsIn(world, channel, person)
  if (context === 0 && !(permissions & Bits.UseApplicationCommands)) return []
  const own = channel.guild_id ? (world.commands.get(channel.guild_id) ?? []) : []
  return [...own, ...(world.commands.get('global') ?? [])].filter((command) => {
    if (command.contexts ? !command.contexts.includes(context) : context === 1 && command.dm_permission === false) return false
    if (context === 1 || command.default_member_permissions === null) return true
    // "0" means: nobody but administrators.
    const needed = BigInt(command.default_member_permissions)
    if (permissions & Bits.Administrator) return true
    return needed !== 0n && (permissions & needed) === needed
  })
}

/** What a client checks before it sends a command: known options, right types and ranges, nothing required missing. */
export function checkInput(
  command: Command,
  filled: readonly FilledOption[],
  completing: boolean,
  isFile: (option: FilledOption) => boolean,
): void {
  check(command.name, command.options ?? [], filled, completing, isFile)
}

function check(
  path: string,
  options: readonly CommandOption[],
  filled: readonly FilledOption[],
  completing: boolean,
  isFile: (option: FilledOption) => boolean,
): void {
  if (options.some((option) => option.type <= OptionKind.subcommandGroup)) {
    const chosen = filled[0]
    const option = options.find((candidate) => candidate.name === chosen?.name)
    if (!chosen || !option || filled.length !== 1)
      throw new InputRefused(`/${path} needs one of its subcommands: ${options.map(({ name }) => name).join(', ')}`)
    check(`${path} ${option.name}`, option.options ?? [], chosen.options ?? [], completing, isFile)
    return
  }
  for (const given of filled) {
    const option = options.find((candidate) => candidate.name === given.name)
    if (!option)
      throw new InputRefused(
        `/${path} has no option ${given.name}; it has ${options.map(({ name }) => name).join(', ') || 'none'}`,
      )
    if (!given.focused) checkValue(path, option, given, isFile)
  }
  const missing = options.find((option) => option.required && !filled.some((given) => given.name === option.name))
  if (missing && !completing) throw new InputRefused(`/${path} needs its option ${missing.name}`)
}

function checkValue(path: string, option: CommandOption, given: FilledOption, isFile: (option: FilledOption) => boolean): void {
  const { value } = given
  const { choices = [] } = option
  const wanted =
    choices.length > 0 && !choices.some((choice) => choice.value === value)
      ? `takes one of ${choices.map((choice) => choice.value).join(', ')}`
      : wantedInstead(option, value, isFile(given))
  if (wanted) throw new InputRefused(`/${path} ${option.name}: ${wanted}, not ${JSON.stringify(value)}`)
}

/** What the option takes, if it does not take this value. */
function wantedInstead(option: CommandOption, value: FilledOption['value'], isFile: boolean): string | null {
  const { type, min_length, max_length, min_value, max_value } = option
  switch (type) {
    case OptionKind.string: {
      const length = typeof value === 'string' ? lengthOf(value) : -1
      const [least, most] = [min_length ?? 0, max_length ?? 6000]
      return length < least || length > most ? `takes text of ${least} to ${most} characters` : null
    }
    case OptionKind.integer:
      return Number.isInteger(value) ? outOfRange(Number(value), min_value, max_value) : 'takes a whole number'
    case OptionKind.number:
      return typeof value === 'number' ? outOfRange(value, min_value, max_value) : 'takes a number'
    case OptionKind.boolean:
      return typeof value === 'boolean' ? null : 'takes true or false'
    case OptionKind.attachment:
      return isFile ? null : 'takes a file'
    default:
      return typeof value === 'string' && /^\d+$/.test(value) ? null : 'takes somebody or something chosen from a list'
  }
}

const outOfRange = (value: number, least = -(2 ** 53), most = 2 ** 53): string | null =>
  value < least || value > most ? `takes ${least} to ${most}` : null

/** Ids of users, channels and roles among the options. */
export function filledIds(options: readonly FilledOption[]): string[] {
  return options.flatMap((option) => [
    ...(option.type >= OptionKind.user && option.type <= OptionKind.mentionable && option.value !== undefined
      ? [String(option.value)]
      : []),
    ...filledIds(option.options ?? []),
  ])
}

/** What a client checks before it sends the values of a select. */
export function checkValues(select: Component, values: readonly string[]): void {
  const minimum = select.min_values ?? 1
  const maximum = select.max_values ?? 1
  const name = select.placeholder ?? select.custom_id
  if (values.length < minimum || values.length > maximum)
    throw new InputRefused(`the select "${name}" takes ${minimum} to ${maximum} values, not ${values.length}`)
  const stray = select.options && values.find((value) => !select.options?.some((option) => option.value === value))
  if (stray !== undefined)
    throw new InputRefused(
      `the select "${name}" does not offer ${stray}; it offers ${select.options?.map((option) => option.value).join(', ')}`,
    )
}

/** The names of the subcommand group and subcommand chosen. */
export function subcommands(options: readonly FilledOption[]): string[] {
  const chosen = options.find((option) => option.type <= OptionKind.subcommandGroup)
  return chosen ? [chosen.name, ...subcommands(chosen.options ?? [])] : []
}

/** Attachment options name the files that came along by position; interactions carry ids. */
export function withAttachments(options: readonly FilledOption[], attachments: readonly Attachment[]): FilledOption[] {
  return options.map((option) => ({
    ...option,
    ...(option.type === OptionKind.attachment ? { value: attachments[Number(option.value)]?.id ?? '' } : {}),
    ...(option.options ? { options: withAttachments(option.options, attachments) } : {}),
  }))
}
