import { editOriginal, followUp } from '../callbacks.ts'
import { Refusal } from '../errors.ts'
import type { Interaction } from '../interactions.ts'
import { deleteMessage, editMessage, type MessageBody } from '../messages.ts'
import { bodyOf, type Call, done, ok, param, type Route } from '../route.ts'
import type { StoredMessage } from '../world.ts'

const base = '/webhooks/{webhook_id}/{webhook_token}'

function interactionOf(call: Call): Interaction {
  if (param(call, 'webhook_id') !== call.core.world.applicationId) throw new Refusal(10015)
  return call.core.interactions.forToken(param(call, 'webhook_token'))
}

function originalOf(call: Call): StoredMessage {
  const { original } = interactionOf(call)
  if (!original || original.deleted) throw new Refusal(10008)
  return original
}

/** A message this token made: its answer or one of its follow-ups. */
function messageOf(call: Call): StoredMessage {
  const interaction = interactionOf(call)
  const id = param(call, 'message_id')
  const stored = [interaction.original, ...interaction.followUps].find((candidate) => candidate?.message.id === id)
  if (!stored || stored.deleted) throw new Refusal(10008)
  return stored
}

function patchMessage(call: Call) {
  const interaction = interactionOf(call)
  const stored = messageOf(call)
  if (stored === interaction.original) editOriginal(call.core, interaction, bodyOf<MessageBody>(call), call.files)
  else editMessage(call.core, stored, bodyOf<MessageBody>(call), call.files)
  return ok(stored.message)
}

function remove(call: Call, stored: StoredMessage) {
  const interaction = interactionOf(call)
  deleteMessage(call.core, stored)
  if (stored === interaction.original && interaction.deferral) call.core.interactions.answered(interaction, 'nothing', null)
  return done
}

const update = { names: ['IncomingWebhookUpdateRequestPartial'] }

export const webhookRoutes: readonly Route[] = [
  {
    method: 'POST',
    template: base,
    open: true,
    body: { names: ['IncomingWebhookRequestPartial', 'IncomingWebhookUpdateRequestPartial'] },
    // `wait` is implied for interaction tokens.
    handle: (call) => ok(followUp(call.core, interactionOf(call), bodyOf<MessageBody>(call), call.files).message),
  },
  { method: 'GET', template: `${base}/messages/@original`, open: true, handle: (call) => ok(originalOf(call).message) },
  {
    method: 'PATCH',
    template: `${base}/messages/@original`,
    open: true,
    body: update,
    handle: (call) => ok(editOriginal(call.core, interactionOf(call), bodyOf<MessageBody>(call), call.files).message),
  },
  { method: 'DELETE', template: `${base}/messages/@original`, open: true, handle: (call) => remove(call, originalOf(call)) },
  { method: 'GET', template: `${base}/messages/{message_id}`, open: true, handle: (call) => ok(messageOf(call).message) },
  { method: 'PATCH', template: `${base}/messages/{message_id}`, open: true, body: update, handle: patchMessage },
  { method: 'DELETE', template: `${base}/messages/{message_id}`, open: true, handle: (call) => remove(call, messageOf(call)) },
]
