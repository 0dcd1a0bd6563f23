import { ApplicationIntegrationType, type REST, type RESTPostAPIChatInputApplicationCommandsJSONBody, Routes } from 'discord.js'
import { canonicalJson, isRecord } from '../../kernel/index.ts'
import type { Tables } from '../../tables/index.ts'
import type { Command } from '../command.ts'
import { refusalOf } from '../post/refusals.ts'

/** What Discord keeps of a command is compared in these fields; absent, null and empty mean the same there. */
const kept = [
  'name',
  'description',
  'name_localizations',
  'description_localizations',
  'type',
  'required',
  'autocomplete',
  'choices',
  'value',
  'options',
  'min_value',
  'max_value',
  'min_length',
  'max_length',
  'channel_types',
  'default_member_permissions',
]
/** Where a command can be used and by whom it is installed is said of those alone that are registered everywhere. */
const keptEverywhere = [...kept, 'contexts', 'integration_types']

function plain(value: unknown, fields: readonly string[], key = ''): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((item) => plain(item, fields))
  if (key.endsWith('_localizations')) return value ?? undefined
  if (!isRecord(value)) return value === false || value === null ? undefined : value
  return Object.fromEntries(fields.map((name) => [name, plain(value[name], fields, name)]))
}

type Body = RESTPostAPIChatInputApplicationCommandsJSONBody

/** Every command as Discord is told of it. The type is said, so that it compares equal to what comes back. */
export const commandBodies = (commands: Iterable<Command>): Body[] =>
  [...commands]
    // Servers install Chancery, not single people: a table is its channel's, and must be able to post there.
    .map(({ data }) => ({ ...data.toJSON(), type: 1 as const, integration_types: [ApplicationIntegrationType.GuildInstall] }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

const everywhere = 'everywhere'

export interface Registering {
  readonly rest: REST
  readonly application: string
  readonly bodies: readonly Body[]
  /** The server in which alone they are to be; everywhere if absent. */
  readonly server?: string
}

/** Registers the commands, and takes them away where they were before. Says whether anything was registered anew. */
export async function registerCommands(
  registering: Registering,
  home: Tables['home'],
  servers: Iterable<string>,
): Promise<boolean> {
  const { rest, application, bodies, server } = registering
  const changed = await register(rest, application, bodies, server)
  const before = await home.commands()
  const now = server ?? everywhere
  if (before === now) return changed
  // Whoever ran this before it was noted may have left them in any server.
  const places = before === null ? [everywhere, ...servers] : [before]
  for (const place of places) if (place !== now) await withdraw(rest, application, place === everywhere ? undefined : place)
  await home.noteCommands(now)
  return changed
}

async function withdraw(rest: REST, application: string, server: string | undefined): Promise<void> {
  try {
    await register(rest, application, [], server)
  } catch (error) {
    // Where the bot is not any more its commands are not either.
    if (refusalOf(error) === undefined) throw error
  }
}

/** Registers the commands, everywhere or in one server, if they are others than those registered. Says whether they were. */
async function register(rest: REST, application: string, bodies: readonly Body[], server?: string): Promise<boolean> {
  const route = server ? Routes.applicationGuildCommands(application, server) : Routes.applicationCommands(application)
  const fields = server ? kept : keptEverywhere
  const known = await rest.get(route, { query: new URLSearchParams({ with_localizations: 'true' }) })
  const present = Array.isArray(known) ? known.filter(isRecord).sort((a, b) => (String(a.name) < String(b.name) ? -1 : 1)) : []
  if (canonicalJson(present.map((one) => plain(one, fields))) === canonicalJson(bodies.map((one) => plain(one, fields))))
    return false
  await rest.put(route, { body: bodies })
  return true
}
