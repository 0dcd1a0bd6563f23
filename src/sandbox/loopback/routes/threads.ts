import { PermissionFlagsBits as Bits } from 'discord-api-types/v10'
import { startThread } from '../channels.ts'
import type { Core } from '../core.ts'
import { Refusal } from '../errors.ts'
import { bodyOf, type Call, created, done, ok, param, type Route } from '../route.ts'
import type { Channel } from '../shapes.ts'
import { ChannelKind } from '../shapes.ts'
import { addThreadMember, removeThreadMember } from '../thread-members.ts'
import { isThread } from '../world.ts'
import { channelFor, messageFor, requirePermissions } from './access.ts'

interface ThreadBody {
  name: string
  type?: number | null
  auto_archive_duration?: number | null
  invitable?: boolean | null
  rate_limit_per_user?: number | null
}

/**
 * docs.discord.com, Threads, "Public & Private Threads": those of an announcement channel have a type of their own, and only text
 * channels have private ones. Voice and stage channels have none.
 */
function threadsIn({ type }: Channel): readonly number[] {
  if (type === ChannelKind.text) return [ChannelKind.publicThread, ChannelKind.privateThread]
  return type === ChannelKind.announcement ? [ChannelKind.announcementThread] : []
}

/** A server has so many active threads and no more. */
function requireRoom({ world, limits }: Core, { guild_id = '' }: Channel): void {
  const active = world.threadsOf(guild_id).filter(({ thread_metadata }) => !thread_metadata?.archived)
  if (active.length >= limits.activeThreads) throw new Refusal(160006)
}

function start(call: Call) {
  const { core } = call
  const parent = channelFor(core, param(call, 'channel_id'))
  const body = bodyOf<ThreadBody>(call)
  // Without a type Discord makes a private thread.
  const type = body.type ?? ChannelKind.privateThread
  if (!threadsIn(parent).includes(type)) throw new Refusal(50024)
  requirePermissions(core, parent, type === ChannelKind.privateThread ? Bits.CreatePrivateThreads : Bits.CreatePublicThreads)
  requireRoom(core, parent)
  return created(
    startThread(core, {
      parent,
      name: body.name,
      type,
      owner: core.world.bot,
      invitable: body.invitable ?? true,
      archiveAfter: body.auto_archive_duration ?? 4320,
    }),
  )
}

function startFromMessage(call: Call) {
  const { core } = call
  const parent = channelFor(core, param(call, 'channel_id'))
  const [type] = threadsIn(parent)
  if (type === undefined) throw new Refusal(50024)
  const stored = messageFor(core, parent, param(call, 'message_id'))
  requirePermissions(core, parent, Bits.CreatePublicThreads)
  if (stored.message.thread) throw new Refusal(160004)
  const body = bodyOf<ThreadBody>(call)
  return created(
    startThread(core, {
      parent,
      name: body.name,
      type,
      owner: core.world.bot,
      from: stored,
      archiveAfter: body.auto_archive_duration ?? 4320,
    }),
  )
}

function threadOf(call: Call): Channel {
  const thread = channelFor(call.core, param(call, 'channel_id'))
  if (!isThread(thread)) throw new Refusal(50024)
  return thread
}

const who = (call: Call): string => call.params.user_id ?? call.core.world.bot.id

function join(call: Call) {
  const thread = threadOf(call)
  if (thread.thread_metadata?.archived) throw new Refusal(50083)
  const member = who(call)
  if (!call.core.world.guild(thread.guild_id).members.has(member)) throw new Refusal(10007)
  addThreadMember(call.core, thread, member)
  return done
}

function leave(call: Call) {
  const thread = threadOf(call)
  // docs.discord.com, Channel, "Remove Thread Member": whoever began a private thread may, too.
  const own = thread.type === ChannelKind.privateThread && thread.owner_id === call.core.world.bot.id
  if (who(call) !== call.core.world.bot.id && !own) requirePermissions(call.core, thread, Bits.ManageThreads)
  removeThreadMember(call.core, thread, who(call))
  return done
}

const memberJson = (thread: string, user: string, joined: string) => ({
  id: thread,
  user_id: user,
  join_timestamp: joined,
  flags: 0,
})

function members(call: Call) {
  const thread = threadOf(call)
  return ok(
    [...(call.core.world.threadMembers.get(thread.id) ?? [])].map(([user, joined]) => memberJson(thread.id, user, joined)),
  )
}

function member(call: Call) {
  const thread = threadOf(call)
  const joined = call.core.world.threadMembers.get(thread.id)?.get(who(call))
  if (joined === undefined) throw new Refusal(10007)
  return ok(memberJson(thread.id, who(call), joined))
}

function archived(type: number) {
  return (call: Call) => {
    const parent = channelFor(call.core, param(call, 'channel_id'))
    requirePermissions(call.core, parent, Bits.ReadMessageHistory)
    const threads = call.core.world
      .threadsOf(parent.guild_id ?? '')
      .filter((thread) => thread.parent_id === parent.id && thread.type === type && thread.thread_metadata?.archived)
    return ok({ threads, members: [], has_more: false })
  }
}

export const threadRoutes: readonly Route[] = [
  {
    method: 'POST',
    template: '/channels/{channel_id}/threads',
    body: { names: ['CreateForumThreadRequest', 'CreateTextThreadWithoutMessageRequest'] },
    handle: start,
  },
  {
    method: 'POST',
    template: '/channels/{channel_id}/messages/{message_id}/threads',
    body: { names: ['CreateTextThreadWithMessageRequest'] },
    handle: startFromMessage,
  },
  { method: 'GET', template: '/channels/{channel_id}/thread-members', handle: members },
  { method: 'PUT', template: '/channels/{channel_id}/thread-members/@me', handle: join },
  { method: 'DELETE', template: '/channels/{channel_id}/thread-members/@me', handle: leave },
  { method: 'GET', template: '/channels/{channel_id}/thread-members/{user_id}', handle: member },
  { method: 'PUT', template: '/channels/{channel_id}/thread-members/{user_id}', handle: join },
  { method: 'DELETE', template: '/channels/{channel_id}/thread-members/{user_id}', handle: leave },
  { method: 'GET', template: '/channels/{channel_id}/threads/archived/public', handle: archived(ChannelKind.publicThread) },
  { method: 'GET', template: '/channels/{channel_id}/threads/archived/private', handle: archived(ChannelKind.privateThread) },
  {
    method: 'GET',
    template: '/guilds/{guild_id}/threads/active',
    handle: (call) =>
      ok({
        threads: call.core.world.threadsOf(param(call, 'guild_id')).filter((thread) => !thread.thread_metadata?.archived),
        members: [],
        has_more: false,
      }),
  },
]
