import { GatewayIntentBits as Intent } from 'discord-api-types/v10'
import type { Core } from './core.ts'
import { canSee } from './permissions.ts'
import type { Channel } from './shapes.ts'

export function addThreadMember(core: Core, thread: Channel, user: string): void {
  const members = core.world.threadMembers.get(thread.id)
  if (!members || members.has(user)) return
  const joined = core.timestamp()
  members.set(user, joined)
  core.publish({ type: 'thread-created', channel: thread }, { person: user })
  // docs.discord.com, Threads, "Gaining Access to Private Threads": whoever is added is told of the thread itself first.
  if (user === core.world.bot.id) core.gateway.guildEvent('THREAD_CREATE', thread.guild_id, thread)
  announce(core, thread, user, { added_members: [{ id: thread.id, user_id: user, join_timestamp: joined, flags: 0 }] })
}

export function removeThreadMember(core: Core, thread: Channel, user: string): void {
  const members = core.world.threadMembers.get(thread.id)
  if (!members?.delete(user)) return
  if (!canSee(core.world, thread, user)) core.publish({ type: 'channel-deleted', channel: thread.id }, { person: user })
  announce(core, thread, user, { removed_member_ids: [user] })
}

/** Without the intent for members a bot hears of its own coming and going only. */
function announce(core: Core, thread: Channel, user: string, change: object): void {
  thread.member_count = Math.min(50, core.world.threadMembers.get(thread.id)?.size ?? 0)
  core.gateway.guildEvent(
    'THREAD_MEMBERS_UPDATE',
    thread.guild_id,
    {
      id: thread.id,
      guild_id: thread.guild_id,
      member_count: thread.member_count,
      added_members: [],
      removed_member_ids: [],
      ...change,
    },
    user === core.world.bot.id ? Intent.Guilds : Intent.GuildMembers,
  )
}
