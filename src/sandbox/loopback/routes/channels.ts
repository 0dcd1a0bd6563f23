import { PermissionFlagsBits as Bits } from 'discord-api-types/v10'
import { removeChannel } from '../channels.ts'
import type { Core } from '../core.ts'
import { Refusal } from '../errors.ts'
import { bodyOf, type Call, done, ok, param, type Route } from '../route.ts'
import type { Channel, Overwrite, ThreadMetadata } from '../shapes.ts'
import { ChannelKind } from '../shapes.ts'
import { isThread } from '../world.ts'
import { channelFor, requirePermissions } from './access.ts'

type ChannelPatch = Partial<Pick<Channel, 'name' | 'topic' | 'position' | 'parent_id' | 'rate_limit_per_user'>> &
  Partial<ThreadMetadata>

function patch(call: Call) {
  const { core } = call
  const channel = channelFor(core, param(call, 'channel_id'))
  const body = bodyOf<ChannelPatch>(call)
  if (channel.type === ChannelKind.direct) throw new Refusal(50003)
  if (isThread(channel)) patchThread(core, channel, body)
  else {
    requirePermissions(core, channel, Bits.ManageChannels)
    const { name, topic, position, parent_id, rate_limit_per_user } = body
    Object.assign(channel, withoutAbsent({ name, topic, position, parent_id, rate_limit_per_user }))
  }
  core.publish({ type: 'channel-updated', channel }, { channel: channel.id })
  core.gateway.guildEvent(isThread(channel) ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE', channel.guild_id, channel)
  return ok(channel)
}

function patchThread(core: Core, thread: Channel, body: ChannelPatch): void {
  const metadata = thread.thread_metadata
  if (!metadata) return
  const own = thread.owner_id === core.world.bot.id
  // Whoever may write in it may wake an archived thread that is not locked.
  const onlyWakes = body.archived === false && Object.keys(body).length === 1 && !metadata.locked
  if (onlyWakes) requirePermissions(core, thread, Bits.SendMessagesInThreads)
  // docs.discord.com, Threads: what is locked stays so for whoever does not manage threads, even for who began it.
  const needsManaging = metadata.locked || (!own && !onlyWakes) || (body.locked !== undefined && body.locked !== metadata.locked)
  if (needsManaging) requirePermissions(core, thread, Bits.ManageThreads)
  // An archived thread takes no change but its return.
  if (metadata.archived && body.archived !== false) throw new Refusal(50083)
  const { name, rate_limit_per_user, archived, locked, auto_archive_duration, invitable } = body
  Object.assign(thread, withoutAbsent({ name, rate_limit_per_user }))
  Object.assign(metadata, withoutAbsent({ archived, locked, auto_archive_duration, invitable }))
  if (archived !== undefined) metadata.archive_timestamp = core.timestamp()
}

const withoutAbsent = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))

function remove(call: Call) {
  const { core } = call
  const channel = channelFor(core, param(call, 'channel_id'))
  if (channel.type !== ChannelKind.direct)
    requirePermissions(core, channel, isThread(channel) ? Bits.ManageThreads : Bits.ManageChannels)
  removeChannel(core, channel)
  return ok(channel)
}

function direct(call: Call) {
  const { core } = call
  const { recipient_id } = bodyOf<{ recipient_id?: string }>(call)
  const person = core.world.people.get(recipient_id ?? '')
  if (!person) throw new Refusal(50033)
  const channel = openDirect(core, core.world.bot.id, person.user.id)
  return ok({ ...channel, recipients: [person.user] })
}

/** Two users' direct messages, opened if they were not yet. */
export function openDirect(core: Core, one: string, other: string): Channel {
  const { world } = core
  const known = world.directChannel(one, other)
  if (known) return known
  const recipients = [one, other].map((id) => world.user(id)).filter((user) => user !== undefined)
  const channel = world.addChannel({ id: core.ids.next(), type: ChannelKind.direct, recipients, last_message_id: null, flags: 0 })
  core.publish({ type: 'channel-created', channel }, { channel: channel.id })
  return channel
}

function putOverwrite(call: Call) {
  const { core } = call
  const channel = channelFor(core, param(call, 'channel_id'))
  requirePermissions(core, channel, Bits.ManageRoles)
  const { type, allow, deny } = bodyOf<{ type: 0 | 1; allow?: string | null; deny?: string | null }>(call)
  const overwrite: Overwrite = { id: param(call, 'overwrite_id'), type, allow: String(allow ?? '0'), deny: String(deny ?? '0') }
  channel.permission_overwrites = [
    ...(channel.permission_overwrites ?? []).filter((other) => other.id !== overwrite.id),
    overwrite,
  ]
  core.publish({ type: 'channel-updated', channel }, { channel: channel.id })
  core.gateway.guildEvent('CHANNEL_UPDATE', channel.guild_id, channel)
  return done
}

export const channelRoutes: readonly Route[] = [
  {
    method: 'GET',
    template: '/channels/{channel_id}',
    handle: (call) => {
      const channel = channelFor(call.core, param(call, 'channel_id'))
      const others = channel.recipients?.filter((user) => user.id !== call.core.world.bot.id)
      return ok(others ? { ...channel, recipients: others } : channel)
    },
  },
  {
    method: 'PATCH',
    template: '/channels/{channel_id}',
    body: {
      names: [
        'UpdateDMRequestPartial',
        'UpdateGroupDMRequestPartial',
        'UpdateGuildChannelRequestPartial',
        'UpdateThreadRequestPartial',
      ],
    },
    handle: patch,
  },
  { method: 'DELETE', template: '/channels/{channel_id}', handle: remove },
  { method: 'PUT', template: '/channels/{channel_id}/permissions/{overwrite_id}', handle: putOverwrite },
  { method: 'POST', template: '/users/@me/channels', body: { names: ['CreatePrivateChannelRequest'] }, handle: direct },
]
