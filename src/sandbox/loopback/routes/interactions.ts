import { type CallbackBody, respond } from '../callbacks.ts'
import { bodyOf, type Call, done, ok, param, type Route } from '../route.ts'
import { InteractionKind, MessageFlag } from '../shapes.ts'

function callback(call: Call) {
  const body = bodyOf<CallbackBody>(call)
  const { interaction, message } = respond(
    call.core,
    param(call, 'interaction_id'),
    param(call, 'interaction_token'),
    body,
    call.files,
  )
  if (call.query.get('with_response') !== 'true') return done
  return ok({
    interaction: {
      id: interaction.id,
      type: InteractionKind[interaction.kind],
      channel_id: interaction.channel,
      guild_id: interaction.guild ?? null,
      ...(message
        ? {
            response_message_id: message.message.id,
            response_message_loading: Boolean(message.message.flags & MessageFlag.loading),
            response_message_ephemeral: message.ephemeralFor !== null,
          }
        : {}),
    },
    resource: { type: body.type, ...(message ? { message: message.message } : {}) },
  })
}

export const interactionRoutes: readonly Route[] = [
  {
    method: 'POST',
    template: '/interactions/{interaction_id}/{interaction_token}/callback',
    open: true,
    body: {
      names: [
        'ApplicationCommandAutocompleteCallbackRequest',
        'CreateMessageInteractionCallbackRequest',
        'ModalInteractionCallbackRequest',
        'PongInteractionCallbackRequest',
        'UpdateMessageInteractionCallbackRequest',
      ],
    },
    handle: callback,
  },
]
