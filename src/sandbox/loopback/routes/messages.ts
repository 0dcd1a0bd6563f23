import { PermissionFlagsBits as Bits } from 'discord-api-types/v10'
import type { Core } from '../core.ts'
import { Refusal, refuseField } from '../errors.ts'
import { asBotSees, checkOldEdits, createMessage, deleteMessage, editMessage, type MessageBody } from '../messages.ts'
import { bodyOf, type Call, done, ok, param, type Route } from '../route.ts'
import type { Message } from '../shapes.ts'
import { compareSnowflakes } from '../snowflake.ts'
import type { StoredMessage } from '../world.ts'
import { channelFor, messageFor, requirePermissions, requireUnlocked, requireWritable } from './access.ts'

const template = '/channels/{channel_id}/messages'
const one = `${template}/{message_id}`

function post(call: Call) {
  const { core, files } = call
  const channel = channelFor(core, param(call, 'channel_id'))
  const body = bodyOf<MessageBody>(call)
  requireWritable(core, channel, files.length)
  const repeated = body.enforce_nonce ? withNonce(core, channel.id, body.nonce) : undefined
  if (repeated) return ok(repeated.message)
  return ok(
    createMessage(core, { channel, author: core.world.bot, body, files, more: reference(core, channel.id, body) }).message,
  )
}

/** A message of the bot's that carries this nonce and is young enough to count. */
function withNonce(core: Core, channel: string, nonce: MessageBody['nonce']): StoredMessage | undefined {
  return core.nonces.get(`${channel} ${core.world.bot.id} ${nonce}`)
}

function reference(core: Core, channel: string, body: MessageBody): Partial<Message> {
  const id = body.message_reference?.message_id
  if (!id) return {}
  const target = core.world.messages.get(channel)?.get(id)
  if (!target || target.ephemeralFor) {
    if (body.message_reference?.fail_if_not_exists === false) return {}
    refuseField(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message')
  }
  return {
    type: 19,
    message_reference: { type: 0, channel_id: channel, message_id: id },
    referenced_message: structuredClone(target.message),
  }
}

function list(call: Call) {
  const channel = channelFor(call.core, param(call, 'channel_id'))
  requirePermissions(call.core, channel, Bits.ReadMessageHistory)
  const limit = Number(call.query.get('limit') ?? 50)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    refuseField(['limit'], 'NUMBER_TYPE_MAX', 'int value should be less than or equal to 100.')
  const messages = [...(call.core.world.messages.get(channel.id)?.values() ?? [])]
    .filter(({ ephemeralFor }) => !ephemeralFor)
    .map(({ message }) => message)
  const before = call.query.get('before')
  const after = call.query.get('after')
  const around = call.query.get('around')
  const newestFirst = (chosen: Message[]) => ok(chosen.toReversed().map((message) => asBotSees(call.core, message)))
  if (before) return newestFirst(messages.filter((message) => compareSnowflakes(message.id, before) < 0).slice(-limit))
  if (after) return newestFirst(messages.filter((message) => compareSnowflakes(message.id, after) > 0).slice(0, limit))
  if (around) {
    const at = messages.findIndex((message) => compareSnowflakes(message.id, around) >= 0)
    const start = Math.max(0, (at < 0 ? messages.length : at) - Math.floor(limit / 2))
    return newestFirst(messages.slice(start, start + limit))
  }
  return newestFirst(messages.slice(-limit))
}

function get(call: Call) {
  const channel = channelFor(call.core, param(call, 'channel_id'))
  requirePermissions(call.core, channel, Bits.ReadMessageHistory)
  return ok(asBotSees(call.core, messageFor(call.core, channel, param(call, 'message_id')).message))
}

function patch(call: Call) {
  const { core } = call
  const channel = channelFor(core, param(call, 'channel_id'))
  const stored = messageFor(core, channel, param(call, 'message_id'))
  if (stored.message.author.id !== core.world.bot.id) throw new Refusal(50005)
  if (channel.thread_metadata?.archived) throw new Refusal(50083)
  requireUnlocked(core, channel)
  if (call.files.length > 0) requirePermissions(core, channel, Bits.AttachFiles)
  checkOldEdits(core, stored)
  editMessage(core, stored, bodyOf<MessageBody>(call), call.files)
  return ok(stored.message)
}

function remove(call: Call) {
  const { core } = call
  const channel = channelFor(core, param(call, 'channel_id'))
  const stored = messageFor(core, channel, param(call, 'message_id'))
  if (stored.message.author.id !== core.world.bot.id) requirePermissions(core, channel, Bits.ManageMessages)
  // docs.discord.com, Threads: messages are deleted in archived threads and in locked ones, not where it is both.
  if (channel.thread_metadata?.archived) requireUnlocked(core, channel)
  deleteMessage(core, stored)
  return done
}

function bulkRemove(call: Call) {
  const { core } = call
  const channel = channelFor(core, param(call, 'channel_id'))
  requirePermissions(core, channel, Bits.ManageMessages)
  for (const id of bodyOf<{ messages: string[] }>(call).messages) {
    const stored = core.world.messages.get(channel.id)?.get(id)
    if (stored && !stored.ephemeralFor) deleteMessage(core, stored)
  }
  return done
}

function pin(pinned: boolean) {
  return (call: Call) => {
    const { core } = call
    const channel = channelFor(core, param(call, 'channel_id'))
    const stored = messageFor(core, channel, param(call, 'message_id'))
    requirePermissions(core, channel, Bits.PinMessages)
    stored.message.pinned = pinned
    core.publish(
      { type: 'message-updated', channel: channel.id, message: stored.message, ephemeral: false },
      { channel: channel.id },
    )
    return done
  }
}

function typing(call: Call) {
  const channel = channelFor(call.core, param(call, 'channel_id'))
  requireWritable(call.core, channel, 0)
  call.core.publish({ type: 'typing', channel: channel.id, user: call.core.world.bot.id }, { channel: channel.id })
  return done
}

export const messageRoutes: readonly Route[] = [
  { method: 'POST', template, body: { names: ['MessageCreateRequest'] }, handle: post },
  { method: 'GET', template, handle: list },
  { method: 'GET', template: one, handle: get },
  { method: 'PATCH', template: one, body: { names: ['MessageEditRequestPartial'] }, handle: patch },
  { method: 'DELETE', template: one, handle: remove },
  { method: 'POST', template: `${template}/bulk-delete`, handle: bulkRemove },
  { method: 'PUT', template: `${template}/pins/{message_id}`, handle: pin(true) },
  { method: 'DELETE', template: `${template}/pins/{message_id}`, handle: pin(false) },
  { method: 'PUT', template: '/channels/{channel_id}/pins/{message_id}', handle: pin(true) },
  { method: 'DELETE', template: '/channels/{channel_id}/pins/{message_id}', handle: pin(false) },
  { method: 'POST', template: '/channels/{channel_id}/typing', handle: typing },
]
