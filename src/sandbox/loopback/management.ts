import { GatewayIntentBits as Intent } from 'discord-api-types/v10'
import { startThread } from './channels.ts'
import type { Core } from './core.ts'
import { addRole, memberJson } from './guilds.ts'
import { createMessage } from './messages.ts'
import { type Channel, ChannelKind, type Overwrite } from './shapes.ts'
import type { Guild } from './world.ts'

// What people with the permissions for it do in their clients, not the bot.

export function overwrite(
  core: Core,
  channel: Channel,
  person: string,
  { allow = 0n, deny = 0n }: { allow?: bigint; deny?: bigint },
): void {
  const others = (channel.permission_overwrites ?? []).filter(({ id }) => id !== person)
  const fresh: Overwrite = { id: person, type: 1, allow: allow.toString(), deny: deny.toString() }
  channel.permission_overwrites = [...others, fresh]
  core.publish({ type: 'channel-updated', channel }, { channel: channel.id })
  core.gateway.guildEvent('CHANNEL_UPDATE', channel.guild_id, channel)
}

export function giveRole(core: Core, guild: Guild, person: string, permissions: bigint): void {
  const member = guild.members.get(person)
  if (!member) throw new Error(`${person} is not in ${guild.name}`)
  member.roles = [...member.roles, addRole(core, guild, `Role of ${member.user.username}`, permissions).id]
  // docs.discord.com, Gateway Events, "Guild Member Update": of itself a bot hears without the intent for members.
  const intent = person === core.world.bot.id ? Intent.Guilds : Intent.GuildMembers
  core.gateway.guildEvent('GUILD_MEMBER_UPDATE', guild.id, { guild_id: guild.id, ...memberJson(member) }, intent)
}

export function takeRole(guild: Guild, person: string, role: string): void {
  const member = guild.members.get(person)
  if (member) member.roles = member.roles.filter((other) => other !== role)
}

/** A post in a forum is a thread with its first message. */
export function startThreadOf(core: Core, parent: Channel, name: string, person: string, isPrivate: boolean): Channel {
  const owner = core.world.user(person)
  if (!owner) throw new Error(`there is no person ${person}`)
  const open = parent.type === ChannelKind.announcement ? ChannelKind.announcementThread : ChannelKind.publicThread
  const type = isPrivate ? ChannelKind.privateThread : open
  const thread = startThread(core, { parent, name, type, owner, archiveAfter: 4320 })
  if (parent.type === ChannelKind.forum) createMessage(core, { channel: thread, author: owner, body: { content: name } })
  return thread
}

export function changeThread(core: Core, thread: Channel, change: { archived?: boolean; locked?: boolean }): void {
  if (!thread.thread_metadata) throw new Error(`${thread.name} is no thread`)
  Object.assign(thread.thread_metadata, change, change.archived === undefined ? {} : { archive_timestamp: core.timestamp() })
  core.publish({ type: 'channel-updated', channel: thread }, { channel: thread.id })
  core.gateway.guildEvent('THREAD_UPDATE', thread.guild_id, thread)
}
