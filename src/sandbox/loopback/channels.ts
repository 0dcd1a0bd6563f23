import type { Core } from './core.ts'
import { createMessage } from './messages.ts'
import { canSee } from './permissions.ts'
import { type Channel, ChannelKind, MessageFlag, type User } from './shapes.ts'
import { type Guild, isThread, type StoredMessage } from './world.ts'

export interface NewThread {
  parent: Channel
  name: string
  type: number
  owner: User
  archiveAfter: number
  invitable?: boolean
  /** The message the thread hangs on; the thread then has its id. */
  from?: StoredMessage
}

export function startThread(core: Core, { parent, name, type, owner, archiveAfter, invitable, from }: NewThread): Channel {
  const now = core.timestamp()
  const thread = core.world.addChannel({
    id: from?.message.id ?? core.ids.next(),
    type,
    ...(parent.guild_id ? { guild_id: parent.guild_id } : {}),
    name,
    parent_id: parent.id,
    owner_id: owner.id,
    last_message_id: null,
    message_count: 0,
    member_count: 0,
    total_message_sent: 0,
    rate_limit_per_user: 0,
    thread_metadata: {
      archived: false,
      auto_archive_duration: archiveAfter,
      archive_timestamp: now,
      locked: false,
      create_timestamp: now,
      ...(type === ChannelKind.privateThread ? { invitable: invitable ?? true } : {}),
    },
    flags: 0,
  })
  core.world.threadMembers.set(thread.id, new Map([[owner.id, now]]))
  thread.member_count = 1
  core.publish({ type: 'thread-created', channel: thread }, { channel: thread.id })
  // docs.discord.com, Threads: nobody is told of a thread that they may not see.
  if (canSee(core.world, thread, core.world.bot.id))
    core.gateway.guildEvent('THREAD_CREATE', thread.guild_id, { ...thread, newly_created: true })
  if (from) {
    from.message.thread = structuredClone(thread)
    from.message.flags |= MessageFlag.hasThread
    core.publish({ type: 'message-updated', channel: parent.id, message: from.message, ephemeral: false }, { channel: parent.id })
  } else if (type === ChannelKind.publicThread && parent.type === ChannelKind.text) {
    // The line "… started a thread" in the channel above.
    createMessage(core, {
      channel: parent,
      author: owner,
      body: { content: name },
      more: { type: 18, message_reference: { channel_id: thread.id, ...(parent.guild_id ? { guild_id: parent.guild_id } : {}) } },
    })
  }
  return thread
}

export function removeChannel(core: Core, channel: Channel): void {
  // Said before it is gone: afterwards nobody could be told.
  core.publish({ type: 'channel-deleted', channel: channel.id }, { channel: channel.id })
  core.world.removeChannel(channel.id)
  if (!channel.guild_id) return
  const { id, guild_id, parent_id, type } = channel
  core.gateway.guildEvent(
    isThread(channel) ? 'THREAD_DELETE' : 'CHANNEL_DELETE',
    guild_id,
    isThread(channel) ? { id, guild_id, parent_id, type } : channel,
  )
}

/** The bot leaves, or is thrown out of, a guild. */
export function removeBot(core: Core, guild: Guild): void {
  core.gateway.guildEvent('GUILD_DELETE', guild.id, { id: guild.id })
  guild.botPresent = false
  guild.members.delete(core.world.bot.id)
  guild.roles = guild.roles.filter((role) => role.tags?.bot_id !== core.world.bot.id)
}
