import { checkCommand, checkCommands } from '../commands.ts'
import type { Core } from '../core.ts'
import { FieldErrors, Refusal } from '../errors.ts'
import { type Answer, bodyOf, type Call, created, done, ok, param, type Route } from '../route.ts'
import type { Command } from '../shapes.ts'

const maximumCommands = 100

type CommandBody = Partial<Command> & { name: string }

const scopeOf = (call: Call): string => call.params.guild_id ?? 'global'

function commandsOf(call: Call): Command[] {
  const { world } = call.core
  if (param(call, 'application_id') !== world.applicationId) throw new Refusal(10002)
  const guild = call.params.guild_id
  if (guild !== undefined && !world.guilds.get(guild)?.botPresent) throw new Refusal(50001)
  return world.commands.get(scopeOf(call)) ?? []
}

function keep(call: Call, commands: Command[]): void {
  call.core.world.commands.set(scopeOf(call), commands)
  call.core.publish({ type: 'commands-changed' }, 'everybody')
}

function complete(core: Core, body: CommandBody, guild: string | undefined, before?: Command): Command {
  const version = core.ids.next()
  return {
    default_member_permissions: null,
    contexts: null,
    description: '',
    type: 1,
    nsfw: false,
    ...before,
    ...structuredClone(body),
    id: before?.id ?? core.ids.next(),
    application_id: core.world.applicationId,
    version,
    ...(guild ? { guild_id: guild, ...onlyGlobal } : reachOf(body)),
    ...(body.default_member_permissions === undefined || body.default_member_permissions === null
      ? {}
      : { default_member_permissions: String(body.default_member_permissions) }),
  }
}

/** Commands of a guild have neither (discord-api-types #1776). */
const onlyGlobal = { contexts: null, integration_types: undefined }

/** What a global command does not say is taken from the application: a new one can be installed by users as well (discord-api-docs #7396). */
const reachOf = ({ contexts, dm_permission, integration_types }: CommandBody) => ({
  dm_permission: contexts ? contexts.includes(1) : (dm_permission ?? true),
  integration_types: integration_types ?? [0, 1],
})

/** As Discord shows commands: localisations only when asked for. */
function shown(call: Call, command: Command): Command {
  if (call.query.get('with_localizations') === 'true') return command
  const { name_localizations: _, description_localizations: __, ...rest } = command
  return rest
}

function overwrite(call: Call): Answer {
  const before = commandsOf(call)
  const bodies = bodyOf<CommandBody[]>(call)
  const errors = new FieldErrors()
  checkCommands(bodies, errors)
  errors.refuseIfAny()
  if (bodies.filter((body) => (body.type ?? 1) === 1).length > maximumCommands) throw new Refusal(30032)
  const after = bodies.map((body) => complete(call.core, body, call.params.guild_id, sameOf(before, body)))
  keep(call, after)
  return ok(after)
}

/** A command of the same name and type keeps its id. */
const sameOf = (commands: readonly Command[], body: CommandBody): Command | undefined => {
  const same = commands.find((command) => command.name === body.name && command.type === (body.type ?? 1))
  // An overwrite replaces all other fields.
  return (
    same && {
      ...same,
      options: [],
      contexts: null,
      default_member_permissions: null,
      name_localizations: null,
      description_localizations: null,
    }
  )
}

function create(call: Call): Answer {
  const before = commandsOf(call)
  const body = bodyOf<CommandBody>(call)
  const errors = new FieldErrors()
  checkCommand(body, [], errors)
  errors.refuseIfAny()
  const same = sameOf(before, body)
  if (!same && before.length >= maximumCommands) throw new Refusal(30032)
  const command = complete(call.core, body, call.params.guild_id, same)
  keep(call, [...before.filter((other) => other.id !== command.id), command])
  return same ? ok(command) : created(command)
}

function edit(call: Call): Answer {
  const before = commandsOf(call)
  const existing = existingOf(call, before)
  const command = complete(
    call.core,
    { ...bodyOf<CommandBody>(call), name: bodyOf<CommandBody>(call).name ?? existing.name },
    call.params.guild_id,
    existing,
  )
  const errors = new FieldErrors()
  checkCommand(command, [], errors)
  errors.refuseIfAny()
  keep(
    call,
    before.map((other) => (other.id === command.id ? command : other)),
  )
  return ok(command)
}

function existingOf(call: Call, commands: readonly Command[]): Command {
  const existing = commands.find((command) => command.id === param(call, 'command_id'))
  if (!existing) throw new Refusal(10063)
  return existing
}

function remove(call: Call): Answer {
  const before = commandsOf(call)
  const existing = existingOf(call, before)
  keep(
    call,
    before.filter((command) => command !== existing),
  )
  return done
}

const routesAt = (list: string): Route[] => [
  { method: 'GET', template: list, handle: (call) => ok(commandsOf(call).map((command) => shown(call, command))) },
  {
    method: 'PUT',
    template: list,
    body: { names: ['ApplicationCommandUpdateRequest'], list: true, maximum: 130 },
    handle: overwrite,
  },
  { method: 'POST', template: list, body: { names: ['ApplicationCommandCreateRequest'] }, handle: create },
  { method: 'GET', template: `${list}/{command_id}`, handle: (call) => ok(existingOf(call, commandsOf(call))) },
  { method: 'PATCH', template: `${list}/{command_id}`, body: { names: ['ApplicationCommandPatchRequestPartial'] }, handle: edit },
  { method: 'DELETE', template: `${list}/{command_id}`, handle: remove },
]

export const commandRoutes: readonly Route[] = [
  ...routesAt('/applications/{application_id}/commands'),
  ...routesAt('/applications/{application_id}/guilds/{guild_id}/commands'),
]
