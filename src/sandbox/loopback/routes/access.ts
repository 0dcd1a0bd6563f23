import { PermissionFlagsBits as Bits } from 'discord-api-types/v10'
import type { Core } from '../core.ts'
import { Refusal } from '../errors.ts'
import { canSee, isShut, permissionsIn, sendingIn } from '../permissions.ts'
import type { Channel } from '../shapes.ts'
import { ChannelKind } from '../shapes.ts'
import type { StoredMessage } from '../world.ts'

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

/** May the bot write a message here? Closed direct messages included; an archived thread that is not locked is woken by it. */
export function requireWritable(core: Core, channel: Channel, files: number): void {
  if (channel.type === ChannelKind.direct) {
    const other = channel.recipients?.find((user) => user.id !== core.world.bot.id)
    const person = other && core.world.people.get(other.id)
    const shared = [...core.world.guilds.values()].some((guild) => guild.botPresent && guild.members.has(person?.user.id ?? ''))
    if (!shared) throw new Refusal(50278)
    if (!person?.directMessagesOpen) throw new Refusal(50007)
    return
  }
  // A forum holds posts, which are threads, and no messages of its own.
  if (channel.type === ChannelKind.forum) throw new Refusal(50008)
  requirePermissions(core, channel, sendingIn(channel))
  if (files > 0) requirePermissions(core, channel, Bits.AttachFiles)
  requireUnlocked(core, channel)
}

/** 50083 where it is archived as well (discord-api-docs #6884), else 160005. */
export function requireUnlocked(core: Core, channel: Channel): void {
  if (isShut(core.world, channel, core.world.bot.id)) throw new Refusal(channel.thread_metadata?.archived ? 50083 : 160005)
}

/** A message of a channel as the API sees it: ephemeral ones do not exist for it. */
export function messageFor(core: Core, channel: Channel, id: string): StoredMessage {
  const stored = core.world.messages.get(channel.id)?.get(id)
  if (!stored || stored.ephemeralFor) throw new Refusal(10008)
  return stored
}
