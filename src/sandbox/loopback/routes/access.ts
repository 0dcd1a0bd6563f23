import { PermissionFlagsBits as Bits } from 'discord-api-types/v10'
import type { Core } from '../core.ts'
import { Refusal } from '../errors.ts'
import { canSee, permissionsIn } from '../permissions.ts'
import type { Channel } from '../shapes.ts'
import { ChannelKind } from '../shapes.ts'
import { isThread, type StoredMessage } from '../world.ts'

/** A channel the bot can see; 10003 if there is none, 50001 if it is hidden from the bot. */
export function channelFor(core: Core, id: string): Channel {
  const channel = core.world.channels.get(id)
  if (!channel) throw new Refusal(10003)
  if (!canSee(core.world, channel, core.world.bot.id)) throw new Refusal(50001)
  return channel
}

export function requirePermissions(core: Core, channel: Channel, needed: bigint): void {
  if ((permissionsIn(core.world, channel, core.world.bot.id) & needed) !== needed) throw new Refusal(50013)
}

/** May the bot write here? Closed direct messages and locked threads included. */
export function requireWritable(core: Core, channel: Channel, files: number): void {
  if (channel.type === ChannelKind.direct) {
    const other = channel.recipients?.find((user) => user.id !== core.world.bot.id)
    const person = other && core.world.people.get(other.id)
    const shared = [...core.world.guilds.values()].some((guild) => guild.botPresent && guild.members.has(person?.user.id ?? ''))
    if (!shared) throw new Refusal(50278)
    if (!person?.directMessagesOpen) throw new Refusal(50007)
    return
  }
  requirePermissions(core, channel, isThread(channel) ? Bits.SendMessagesInThreads : Bits.SendMessages)
  if (files > 0) requirePermissions(core, channel, Bits.AttachFiles)
  if (channel.thread_metadata?.locked && channel.thread_metadata.archived) requirePermissions(core, channel, Bits.ManageThreads)
}

/** A message of a channel as the API sees it: ephemeral ones do not exist for it. */
export function messageFor(core: Core, channel: Channel, id: string): StoredMessage {
  const stored = core.world.messages.get(channel.id)?.get(id)
  if (!stored || stored.ephemeralFor) throw new Refusal(10008)
  return stored
}
