import { PermissionFlagsBits as Bits } from 'discord-api-types/v10'
import { removeBot } from '../channels.ts'
import type { Core } from '../core.ts'
import { Refusal } from '../errors.ts'
import { guildJson, memberJson, roleJson } from '../guilds.ts'
import { guildPermissions } from '../permissions.ts'
import { type Call, done, ok, param, type Route } from '../route.ts'
import type { Guild } from '../world.ts'
import { isThread } from '../world.ts'

function guildOf(call: Call): Guild {
  const guild = call.core.world.guilds.get(param(call, 'guild_id'))
  if (!guild) throw new Refusal(10004)
  if (!guild.botPresent) throw new Refusal(50001)
  return guild
}

function memberOf(call: Call, id: string) {
  const { core } = call
  const guild = guildOf(call)
  const member = guild.members.get(id)
  if (!member) throw new Refusal(core.world.user(id) ? 10007 : 10013)
  return ok(memberJson(member))
}

function changeRole(add: boolean) {
  return (call: Call) => {
    const guild = guildOf(call)
    const member = guild.members.get(param(call, 'user_id'))
    const role = param(call, 'role_id')
    if (!member) throw new Refusal(10007)
    if (!guild.roles.some((candidate) => candidate.id === role)) throw new Refusal(10011)
    if (!(guildPermissions(call.core.world, guild.id, call.core.world.bot.id) & Bits.ManageRoles)) throw new Refusal(50013)
    member.roles = add ? [...new Set([...member.roles, role])] : member.roles.filter((other) => other !== role)
    return done
  }
}

const visibleChannels = (core: Core, guild: Guild) =>
  [...core.world.channels.values()].filter((channel) => channel.guild_id === guild.id && !isThread(channel))

export const guildRoutes: readonly Route[] = [
  { method: 'GET', template: '/guilds/{guild_id}', handle: (call) => ok(guildJson(guildOf(call))) },
  { method: 'GET', template: '/guilds/{guild_id}/channels', handle: (call) => ok(visibleChannels(call.core, guildOf(call))) },
  { method: 'GET', template: '/guilds/{guild_id}/roles', handle: (call) => ok(guildOf(call).roles.map(roleJson)) },
  { method: 'GET', template: '/guilds/{guild_id}/members/{user_id}', handle: (call) => memberOf(call, param(call, 'user_id')) },
  {
    method: 'GET',
    template: '/guilds/{guild_id}/members/search',
    handle: (call) => {
      const query = (call.query.get('query') ?? '').toLowerCase()
      const found = [...guildOf(call).members.values()].filter(({ user, nick }) =>
        [user.username, user.global_name, nick].some((name) => name?.toLowerCase().startsWith(query)),
      )
      return ok(found.slice(0, Number(call.query.get('limit') ?? 1)).map((member) => memberJson(member)))
    },
  },
  { method: 'PUT', template: '/guilds/{guild_id}/members/{user_id}/roles/{role_id}', handle: changeRole(true) },
  { method: 'DELETE', template: '/guilds/{guild_id}/members/{user_id}/roles/{role_id}', handle: changeRole(false) },
  {
    method: 'DELETE',
    template: '/users/@me/guilds/{guild_id}',
    handle: (call) => {
      removeBot(call.core, guildOf(call))
      return done
    },
  },
]
