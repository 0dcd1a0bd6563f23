import { hour, second } from '../../durations.ts'
import { type AttachmentRequest, attachmentsAfter, resolveMedia, type UploadedFile } from './attachments.ts'
import { completeComponents } from './components.ts'
import type { Core } from './core.ts'
import { FieldErrors, Refusal } from './errors.ts'
import { checkEmbeds, checkMessageComponents, checkVersion2Fields } from './limits.ts'
import { type AllowedMentions, checkAllowedMentions, mentionsOf, pingedBy } from './mentions.ts'
import type { Channel, Component, Embed, Message, User } from './shapes.ts'
import { ChannelKind, MessageFlag } from './shapes.ts'
import { timeOf } from './snowflake.ts'
import { lengthOf } from './text.ts'
import { addThreadMember } from './thread-members.ts'
import { isThread, type StoredMessage } from './world.ts'

/** A message as requests write it; absent keys leave an edited message as it is. */
export interface MessageBody {
  content?: string | null
  embeds?: Embed[] | null
  components?: Component[] | null
  attachments?: AttachmentRequest[] | null
  allowed_mentions?: AllowedMentions | null
  flags?: number | null
  nonce?: string | number | null
  enforce_nonce?: boolean | null
  message_reference?: { message_id?: string; channel_id?: string; fail_if_not_exists?: boolean } | null
  poll?: unknown
  tts?: boolean | null
}

export interface NewMessage {
  channel: Channel
  author: User
  body: MessageBody
  files?: readonly UploadedFile[]
  ephemeralFor?: string | null
  /** Extra fields of the message: interaction metadata, webhook id, a system message's type. */
  more?: Partial<Message>
  /** A deferral or a system message may be empty. */
  mayBeEmpty?: boolean
  /** Where in the request the message lies (`data` in callbacks), for error paths. */
  root?: readonly string[]
}

const maximumContent = 2000
const settableFlags = MessageFlag.suppressEmbeds | MessageFlag.suppressNotifications | MessageFlag.componentsV2

export function createMessage(
  core: Core,
  { channel, author, body, files = [], ephemeralFor = null, more = {}, mayBeEmpty = false, root = [] }: NewMessage,
): StoredMessage {
  // Flags may come as text, as any of Discord's numbers may.
  let flags = Number(body.flags ?? 0) & settableFlags
  if (ephemeralFor) flags |= MessageFlag.ephemeral
  const content = body.content ?? ''
  // The bodies are kept by the log of requests too: never change those.
  const components = structuredClone(body.components ?? [])
  const embeds = structuredClone(body.embeds ?? [])
  check(body, components, embeds, Boolean(flags & MessageFlag.componentsV2), root)
  const attachments = attachmentsAfter(core, channel.id, [], body.attachments ?? [], files, ephemeralFor !== null)
  finish(core, components, embeds, attachments, root)
  if (
    !mayBeEmpty &&
    !content.trim() &&
    components.length === 0 &&
    embeds.length === 0 &&
    attachments.length === 0 &&
    !body.poll
  ) {
    throw new Refusal(50006)
  }
  const mentions = mentionsOf(core.world, channel, author.id, content, components, body.allowed_mentions)
  const message: Message = {
    id: core.ids.next(),
    type: 0,
    channel_id: channel.id,
    content,
    author,
    attachments,
    embeds,
    components,
    mentions: mentions.users,
    mention_roles: mentions.roles,
    mention_everyone: mentions.everyone,
    pinned: false,
    tts: body.tts ?? false,
    timestamp: core.timestamp(),
    edited_timestamp: null,
    ...(body.nonce !== undefined && body.nonce !== null ? { nonce: body.nonce } : {}),
    ...more,
    flags: flags | (more.flags ?? 0),
  }
  const stored: StoredMessage = {
    message,
    ephemeralFor,
    lateEdits: [],
    pinged: pingedBy(core.world, channel, mentions),
    deleted: false,
  }
  core.world.addMessage(stored)
  if (message.nonce !== undefined) core.nonces.set(`${channel.id} ${author.id} ${message.nonce}`, stored)
  if (isThread(channel) && !ephemeralFor) {
    countInThread(core, channel)
    // Whoever is mentioned in a thread, or writes in it, becomes a member of it.
    const invited = channel.thread_metadata?.invitable === false ? [] : stored.pinged
    for (const user of [author.id, ...invited]) if (isMember(core, channel, user)) addThreadMember(core, channel, user)
  }
  announce(core, 'message-created', stored)
  return stored
}

export function editMessage(
  core: Core,
  stored: StoredMessage,
  body: MessageBody,
  files: readonly UploadedFile[] = [],
  root: readonly string[] = [],
): void {
  const { message } = stored
  const channel = core.world.channels.get(message.channel_id)
  if (!channel) throw new Refusal(10003)
  const wasVersion2 = Boolean(message.flags & MessageFlag.componentsV2)
  const version2 = wasVersion2 || Boolean(Number(body.flags ?? 0) & MessageFlag.componentsV2)
  const content = body.content === undefined ? message.content : (body.content ?? '')
  const components = body.components === undefined ? structuredClone(message.components) : structuredClone(body.components ?? [])
  const embeds = body.embeds === undefined ? structuredClone(message.embeds) : structuredClone(body.embeds ?? [])
  check({ ...body, ...(version2 ? { content, embeds } : {}) }, components, embeds, version2, root)
  const attachments = attachmentsAfter(
    core,
    channel.id,
    message.attachments,
    body.attachments,
    files,
    stored.ephemeralFor !== null,
  )
  finish(core, components, embeds, attachments, root)
  const empty = !content.trim() && components.length === 0 && embeds.length === 0 && attachments.length === 0
  if (empty) throw new Refusal(50006)
  const mentions = mentionsOf(core.world, channel, message.author.id, content, components, body.allowed_mentions)
  const wasThinking = Boolean(message.flags & MessageFlag.loading)
  const keptFlags =
    message.flags & ~MessageFlag.loading & ~(body.flags === undefined || body.flags === null ? 0 : MessageFlag.suppressEmbeds)
  Object.assign(message, {
    content,
    components,
    embeds,
    attachments,
    mentions: mentions.users,
    mention_roles: mentions.roles,
    mention_everyone: mentions.everyone,
    // A deferral turning into its answer does not count as an edit.
    edited_timestamp: wasThinking ? null : core.timestamp(),
    flags: keptFlags | (Number(body.flags ?? 0) & (MessageFlag.suppressEmbeds | MessageFlag.componentsV2)),
  })
  announce(core, 'message-updated', stored)
}

export function deleteMessage(core: Core, stored: StoredMessage, why: 'deleted' | 'dismissed' = 'deleted'): void {
  const { id, channel_id: channel } = stored.message
  core.world.removeMessage(stored)
  const ephemeral = stored.ephemeralFor !== null
  core.publish(
    { type: 'message-deleted', channel, message: id, ephemeral, why },
    stored.ephemeralFor ? { person: stored.ephemeralFor } : { channel },
  )
  if (!ephemeral) core.gateway.messageEvent('MESSAGE_DELETE', channel, { id, channel_id: channel, ...guildOf(core, channel) })
}

/** Error 30046: a message older than an hour takes only so many edits an hour. */
export function checkOldEdits(core: Core, stored: StoredMessage): void {
  const now = core.clock.now()
  if (now - timeOf(stored.message.id) < hour) return
  stored.lateEdits = stored.lateEdits.filter((at) => now - at < hour)
  const first = stored.lateEdits[0]
  if (first !== undefined && stored.lateEdits.length >= core.limits.oldMessageEdits) {
    throw new Refusal(30046, { retryAfter: (first + hour - now) / second })
  }
  stored.lateEdits.push(now)
}

const guildOf = (core: Core, channel: string): { guild_id?: string } => {
  const id = core.world.channels.get(channel)?.guild_id
  return id ? { guild_id: id } : {}
}

function check(body: MessageBody, components: Component[], embeds: Embed[], version2: boolean, root: readonly string[]): void {
  const errors = new FieldErrors()
  // The description allows what paying people may write; bots may not.
  if (lengthOf(body.content ?? '') > maximumContent) {
    errors.add([...root, 'content'], 'BASE_TYPE_MAX_LENGTH', `Must be ${maximumContent} or fewer in length.`)
  }
  if (version2) checkVersion2Fields({ ...body }, errors, root)
  checkMessageComponents(components, version2, errors, root)
  checkEmbeds(embeds, errors, root)
  checkAllowedMentions(body.allowed_mentions, errors, root)
  errors.refuseIfAny()
}

function finish(
  core: Core,
  components: Component[],
  embeds: Embed[],
  attachments: Message['attachments'],
  root: readonly string[],
): void {
  const errors = new FieldErrors()
  resolveMedia(components, embeds, attachments, errors, root)
  errors.refuseIfAny()
  completeComponents(components, () => core.ids.next())
  for (const embed of embeds) {
    embed.type ??= 'rich'
    for (const field of embed.fields ?? []) field.inline ??= false
  }
}

/** Without the privileged intent the words of others are hidden from a bot, unless they speak to it or in direct messages. */
export function asBotSees(core: Core, message: Message): Message {
  const { bot, channels } = core.world
  const open =
    core.limits.privilegedIntents ||
    message.author.id === bot.id ||
    message.mentions.some((user) => user.id === bot.id) ||
    channels.get(message.channel_id)?.type === ChannelKind.direct
  return open ? message : { ...message, content: '', embeds: [], attachments: [], components: [] }
}

const isMember = (core: Core, channel: Channel, user: string): boolean =>
  core.world.guilds.get(channel.guild_id ?? '')?.members.has(user) ?? false

function countInThread(core: Core, thread: Channel): void {
  thread.message_count = (thread.message_count ?? 0) + 1
  thread.total_message_sent = (thread.total_message_sent ?? 0) + 1
  // A message wakes an archived thread.
  if (thread.thread_metadata?.archived) {
    thread.thread_metadata.archived = false
    core.publish({ type: 'channel-updated', channel: thread }, { channel: thread.id })
    core.gateway.guildEvent('THREAD_UPDATE', thread.guild_id, thread)
  }
}

function announce(core: Core, type: 'message-created' | 'message-updated', stored: StoredMessage): void {
  const { message, ephemeralFor } = stored
  const channel = message.channel_id
  core.publish(
    { type, channel, message, ephemeral: ephemeralFor !== null },
    ephemeralFor ? { person: ephemeralFor } : { channel },
  )
  if (ephemeralFor) return
  const event = type === 'message-created' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE'
  const world = core.world
  const member = world.channels.get(channel)?.guild_id
    ? world.guilds.get(world.guildId)?.members.get(message.author.id)
    : undefined
  core.gateway.messageEvent(event, channel, {
    ...asBotSees(core, message),
    ...guildOf(core, channel),
    ...(member ? { member } : {}),
  })
}

export const isDirect = (channel: Channel): boolean => channel.type === ChannelKind.direct
