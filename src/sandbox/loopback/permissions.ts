import { PermissionFlagsBits as Bits } from 'discord-api-types/v10'
import type { Channel } from './shapes.ts'
import { ChannelKind } from './shapes.ts'
import { isThread, type World } from './world.ts'

export const everyBit: bigint = Object.values(Bits).reduce((sum, bit) => sum | bit, 0n)

/** What everybody in the sandbox's guild may do. */
export const everyonesPermissions: bigint =
  Bits.ViewChannel |
  Bits.SendMessages |
  Bits.SendMessagesInThreads |
  Bits.CreatePublicThreads |
  Bits.CreatePrivateThreads |
  Bits.EmbedLinks |
  Bits.AttachFiles |
  Bits.AddReactions |
  Bits.UseExternalEmojis |
  Bits.ReadMessageHistory |
  Bits.UseApplicationCommands |
  Bits.Connect

/** What the invitation in the README asks for, and nothing else. */
export const invitedPermissions: bigint =
  Bits.ViewChannel |
  Bits.SendMessages |
  Bits.SendMessagesInThreads |
  Bits.CreatePublicThreads |
  Bits.AttachFiles |
  Bits.EmbedLinks |
  Bits.ReadMessageHistory

/** Direct messages know no roles; Discord sends this set as app_permissions there. */
const directPermissions: bigint =
  Bits.ViewChannel |
  Bits.SendMessages |
  Bits.EmbedLinks |
  Bits.AttachFiles |
  Bits.AddReactions |
  Bits.ReadMessageHistory |
  Bits.UseExternalEmojis |
  Bits.MentionEveryone

/** Discord's algorithm: roles, then the channel's overwrites for everyone, roles and the member. */
export function permissionsIn(world: World, channel: Channel, userId: string): bigint {
  if (channel.type === ChannelKind.direct) return channel.recipients?.some((user) => user.id === userId) ? directPermissions : 0n
  const guild = channel.guild_id ? world.guilds.get(channel.guild_id) : undefined
  const member = guild?.members.get(userId)
  if (!guild || !member) return 0n
  if (guild.owner_id === userId) return everyBit
  const roles = guild.roles.filter((role) => role.id === guild.id || member.roles.includes(role.id))
  const base = roles.reduce((sum, role) => sum | BigInt(role.permissions), 0n)
  if (base & Bits.Administrator) return everyBit
  const parent = isThread(channel) ? world.channels.get(channel.parent_id ?? '') : undefined
  const overwrites = (parent ?? channel).permission_overwrites ?? []
  let result = base
  const apply = (chosen: typeof overwrites) => {
    const deny = chosen.reduce((sum, overwrite) => sum | BigInt(overwrite.deny), 0n)
    const allow = chosen.reduce((sum, overwrite) => sum | BigInt(overwrite.allow), 0n)
    result = (result & ~deny) | allow
  }
  apply(overwrites.filter((overwrite) => overwrite.id === guild.id))
  apply(
    overwrites.filter((overwrite) => overwrite.type === 0 && overwrite.id !== guild.id && member.roles.includes(overwrite.id)),
  )
  apply(overwrites.filter((overwrite) => overwrite.type === 1 && overwrite.id === userId))
  // Without seeing a channel nothing else can be done in it; without sending, nothing that belongs to sending.
  if (!(result & Bits.ViewChannel)) return 0n
  // docs.discord.com, Permissions, "Implicit Permissions": in voice and stage channels whoever may not connect may nothing else.
  if (isVoice(parent ?? channel) && !(result & Bits.Connect)) return Bits.ViewChannel
  if (!(result & sendingIn(channel)))
    result &= ~(Bits.MentionEveryone | Bits.AttachFiles | Bits.EmbedLinks | Bits.SendTTSMessages)
  return result
}

/** Whether somebody sees a channel at all; a private thread only its members and who manages threads. */
export function canSee(world: World, channel: Channel, userId: string): boolean {
  const permissions = permissionsIn(world, channel, userId)
  if (!(permissions & Bits.ViewChannel)) return false
  if (channel.type !== ChannelKind.privateThread) return true
  return Boolean(permissions & Bits.ManageThreads) || Boolean(world.threadMembers.get(channel.id)?.has(userId))
}

export function canWrite(world: World, channel: Channel, userId: string): boolean {
  if (!canSee(world, channel, userId) || isShut(world, channel, userId) || channel.type === ChannelKind.forum) return false
  return Boolean(permissionsIn(world, channel, userId) & sendingIn(channel))
}

/** docs.discord.com, Threads, "Permissions": SEND_MESSAGES has no effect in threads. */
export const sendingIn = (channel: Channel): bigint => (isThread(channel) ? Bits.SendMessagesInThreads : Bits.SendMessages)

const isVoice = ({ type }: Channel): boolean => type === ChannelKind.voice || type === ChannelKind.stage

/** docs.discord.com, Threads, "Locked Threads": who manages threads alone writes, edits and changes anything there. */
export const isShut = (world: World, channel: Channel, userId: string): boolean =>
  channel.thread_metadata?.locked === true && !(permissionsIn(world, channel, userId) & Bits.ManageThreads)

/** Permissions a member has in the guild as a whole. */
export function guildPermissions(world: World, guildId: string, userId: string): bigint {
  const guild = world.guilds.get(guildId)
  const member = guild?.members.get(userId)
  if (!guild || !member) return 0n
  if (guild.owner_id === userId) return everyBit
  const base = guild.roles
    .filter((role) => role.id === guild.id || member.roles.includes(role.id))
    .reduce((sum, role) => sum | BigInt(role.permissions), 0n)
  return base & Bits.Administrator ? everyBit : base
}
