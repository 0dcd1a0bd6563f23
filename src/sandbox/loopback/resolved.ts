import type { Core } from './core.ts'
import { memberJson } from './guilds.ts'
import { permissionsIn } from './permissions.ts'
import type { Attachment } from './shapes.ts'

export interface Resolved {
  users?: Record<string, object>
  members?: Record<string, object>
  roles?: Record<string, object>
  channels?: Record<string, object>
  attachments?: Record<string, Attachment>
  messages?: Record<string, object>
}

/** What ids in options and selects stand for. */
export function resolve(
  core: Core,
  guildId: string | undefined,
  channelId: string,
  ids: readonly string[],
  attachments: readonly Attachment[],
): Resolved {
  const { world } = core
  const guild = guildId ? world.guilds.get(guildId) : undefined
  const here = world.channels.get(channelId)
  const resolved: Resolved = {}
  for (const id of ids) {
    const user = world.user(id)
    const role = guild?.roles.find((candidate) => candidate.id === id)
    const channel = world.channels.get(id)
    if (user) {
      resolved.users = { ...resolved.users, [id]: user }
      const member = guild?.members.get(id)
      if (member && here) {
        const { user: _, deaf: __, mute: ___, ...partial } = memberJson(member, permissionsIn(world, here, id))
        resolved.members = { ...resolved.members, [id]: partial }
      }
    } else if (role) {
      resolved.roles = { ...resolved.roles, [id]: role }
    } else if (channel) {
      const { type, name, parent_id, thread_metadata } = channel
      const permissions = permissionsIn(world, channel, world.bot.id).toString()
      resolved.channels = {
        ...resolved.channels,
        [id]: { id, type, name, parent_id, permissions, ...(thread_metadata ? { thread_metadata } : {}) },
      }
    }
  }
  for (const attachment of attachments) resolved.attachments = { ...resolved.attachments, [attachment.id]: attachment }
  return resolved
}
