import type { Modal } from './api.ts'
import type { UploadedFile } from './attachments.ts'
import { completeComponents } from './components.ts'
import type { Core } from './core.ts'
import { FieldErrors, Refusal, refuseField } from './errors.ts'
import type { Interaction } from './interactions.ts'
import { firstResponseWithin } from './interactions.ts'
import { checkModal } from './limits.ts'
import { createMessage, editMessage, type MessageBody } from './messages.ts'
import { isShut } from './permissions.ts'
import { CallbackKind, type Choice, type Component, MessageFlag } from './shapes.ts'
import { lengthOf } from './text.ts'
import type { StoredMessage } from './world.ts'

export interface CallbackBody {
  type: number
  data?: (MessageBody & { choices?: Choice[] | null; custom_id?: string; title?: string }) | null
}

/** Which first responses each kind of interaction takes. */
function allowed(interaction: Interaction): readonly number[] {
  const { message, deferredMessage, deferredUpdate, update, modal, autocomplete } = CallbackKind
  const onMessage = interaction.source ? [deferredUpdate, update] : []
  if (interaction.kind === 'autocomplete') return [autocomplete]
  if (interaction.kind === 'modal') return [message, deferredMessage, ...onMessage]
  return [message, deferredMessage, ...onMessage, modal]
}

/** The first response to an interaction; answers with the message it made or changed. */
export function respond(
  core: Core,
  id: string,
  token: string,
  body: CallbackBody,
  files: readonly UploadedFile[],
): { interaction: Interaction; message: StoredMessage | null } {
  const interaction = core.interactions.byId(id)
  if (!interaction || interaction.token !== token || interaction.state === 'failed') throw new Refusal(10062)
  if (interaction.state === 'acknowledged') throw new Refusal(40060)
  if (core.clock.now() - interaction.created > firstResponseWithin) throw new Refusal(10062)
  if (!allowed(interaction).includes(body.type)) {
    refuseField(
      ['type'],
      'INTERACTION_CALLBACK_TYPE_INVALID',
      `Value must be one of (${allowed(interaction).join(', ')}) for this interaction.`,
    )
  }
  // discord-api-docs #5517: where nobody may write any more not even an answer is taken, though the interaction came.
  const here = core.world.channels.get(interaction.channel)
  if (here?.thread_metadata?.archived && isShut(core.world, here, core.world.bot.id)) throw new Refusal(50083)
  return { interaction, message: carryOut(core, interaction, body, files) }
}

function carryOut(
  core: Core,
  interaction: Interaction,
  { type, data }: CallbackBody,
  files: readonly UploadedFile[],
): StoredMessage | null {
  switch (type) {
    case CallbackKind.message: {
      const stored = answerMessage(core, interaction, data ?? {}, files, ['data'])
      core.interactions.acknowledged(interaction, type)
      core.interactions.answered(interaction, 'message', stored)
      return stored
    }
    case CallbackKind.deferredMessage: {
      // The "is thinking" message is a message, with a flag of its own.
      const stored = thinking(core, interaction, data ?? {})
      interaction.deferral = 'message'
      core.interactions.acknowledged(interaction, type)
      return stored
    }
    case CallbackKind.deferredUpdate:
      interaction.original = interaction.source
      interaction.deferral = 'update'
      core.interactions.acknowledged(interaction, type)
      return interaction.source
    case CallbackKind.update: {
      const source = interaction.source
      if (!source || source.deleted) throw new Refusal(10008)
      editMessage(core, source, data ?? {}, files, ['data'])
      interaction.original = source
      core.interactions.acknowledged(interaction, type)
      core.interactions.answered(interaction, 'update', source)
      return source
    }
    case CallbackKind.autocomplete:
      offerChoices(core, interaction, data?.choices ?? [])
      return null
    default:
      openModal(core, interaction, {
        custom_id: data?.custom_id ?? '',
        title: data?.title ?? '',
        components: data?.components ?? [],
      })
      return null
  }
}

/** Creates the message that answers an interaction, private if its flags say so. */
function answerMessage(
  core: Core,
  interaction: Interaction,
  body: MessageBody,
  files: readonly UploadedFile[],
  root: readonly string[] = [],
): StoredMessage {
  const stored = newAnswer(core, interaction, body, files, false, root)
  interaction.original = stored
  return stored
}

function newAnswer(
  core: Core,
  interaction: Interaction,
  body: MessageBody,
  files: readonly UploadedFile[],
  loading: boolean,
  root: readonly string[],
): StoredMessage {
  const channel = core.world.channels.get(interaction.channel)
  if (!channel) throw new Refusal(10003)
  const isPrivate = Boolean(Number(body.flags ?? 0) & MessageFlag.ephemeral)
  const { metadata } = interaction
  return createMessage(core, {
    channel,
    author: core.world.bot,
    body,
    files,
    root,
    ephemeralFor: isPrivate ? interaction.person : null,
    mayBeEmpty: loading,
    more: {
      // 20 answers a slash command; answers to components are plain replies to their message.
      type: interaction.kind === 'command' ? 20 : 0,
      application_id: core.world.applicationId,
      webhook_id: core.world.applicationId,
      interaction_metadata: metadata,
      ...(metadata.name
        ? { interaction: { id: interaction.id, type: metadata.type, name: metadata.name, user: metadata.user } }
        : {}),
      flags: loading ? MessageFlag.loading : 0,
    },
  })
}

function thinking(core: Core, interaction: Interaction, data: MessageBody): StoredMessage {
  const stored = newAnswer(core, interaction, { flags: Number(data.flags ?? 0) & MessageFlag.ephemeral }, [], true, ['data'])
  interaction.original = stored
  return stored
}

/** A follow-up message; right after a deferral it fulfils the deferral instead, as Discord documents. */
export function followUp(core: Core, interaction: Interaction, body: MessageBody, files: readonly UploadedFile[]): StoredMessage {
  if (interaction.deferral === 'message' && interaction.original && !interaction.original.deleted) {
    return editOriginal(core, interaction, { ...body, flags: Number(body.flags ?? 0) & ~MessageFlag.ephemeral }, files)
  }
  const channel = core.world.channels.get(interaction.channel)
  if (!channel) throw new Refusal(10003)
  const isPrivate = Boolean(Number(body.flags ?? 0) & MessageFlag.ephemeral)
  const stored = createMessage(core, {
    channel,
    author: core.world.bot,
    body,
    files,
    ephemeralFor: isPrivate ? interaction.person : null,
    more: {
      application_id: core.world.applicationId,
      webhook_id: core.world.applicationId,
      interaction_metadata: {
        ...interaction.metadata,
        ...(interaction.original ? { original_response_message_id: interaction.original.message.id } : {}),
      },
      ...(interaction.original && !interaction.original.deleted
        ? { type: 19, message_reference: { type: 0, channel_id: channel.id, message_id: interaction.original.message.id } }
        : {}),
    },
  })
  interaction.followUps.push(stored)
  if (interaction.deferral === 'update') core.interactions.answered(interaction, 'message', stored)
  return stored
}

export function editOriginal(
  core: Core,
  interaction: Interaction,
  body: MessageBody,
  files: readonly UploadedFile[],
): StoredMessage {
  const { original, deferral } = interaction
  if (!original || original.deleted) throw new Refusal(10008)
  editMessage(core, original, body, files)
  if (deferral) core.interactions.answered(interaction, deferral, original)
  return original
}

function offerChoices(core: Core, interaction: Interaction, choices: readonly Choice[]): void {
  const errors = new FieldErrors()
  if (choices.length > 25) errors.add(['data', 'choices'], 'BASE_TYPE_MAX_LENGTH', 'Must be 25 or fewer in length.')
  for (const [index, choice] of choices.entries()) {
    const path = ['data', 'choices', index]
    if (lengthOf(choice.name) < 1 || lengthOf(choice.name) > 100)
      errors.add([...path, 'name'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 100 in length.')
    if (typeof choice.value === 'string' && lengthOf(choice.value) > 100)
      errors.add([...path, 'value'], 'BASE_TYPE_MAX_LENGTH', 'Must be 100 or fewer in length.')
  }
  errors.refuseIfAny()
  interaction.choices = structuredClone([...choices])
  core.interactions.acknowledged(interaction, CallbackKind.autocomplete)
  core.publish(
    { type: 'choices', interaction: interaction.id, channel: interaction.channel, choices: interaction.choices },
    { person: interaction.person },
  )
  core.interactions.answered(interaction, 'nothing', null)
}

function openModal(
  core: Core,
  interaction: Interaction,
  data: { custom_id: string; title: string; components: Component[] },
): void {
  const errors = new FieldErrors()
  checkModal(data.components, errors, ['data'])
  errors.refuseIfAny()
  const components = structuredClone(data.components)
  completeComponents(components, () => core.ids.next())
  const modal: Modal = {
    id: interaction.id,
    customId: data.custom_id,
    title: data.title,
    channel: interaction.channel,
    components,
  }
  interaction.modal = modal
  core.interactions.acknowledged(interaction, CallbackKind.modal)
  core.interactions.openModal(interaction, modal)
  core.interactions.answered(interaction, 'modal', null, modal)
}
