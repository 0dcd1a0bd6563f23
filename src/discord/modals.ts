import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord.js'
import type { Voice } from '../words/index.ts'
import { type Carried, idOf } from './buttons.ts'

/** The field of a modal that takes a text. */
export const writtenText = 'text'

/** The modal behind a panel's button, from its id alone: it must be the first response. Sent, it comes back to the panel. */
export function modalFor(carried: Carried<'w'>, say: Voice): APIModalInteractionResponseCallbackData {
  return {
    custom_id: idOf('p', carried),
    title: say('panel.write-title'),
    components: [
      {
        type: ComponentType.Label,
        label: say('panel.write-title'),
        component: {
          type: ComponentType.TextInput,
          custom_id: writtenText,
          style: TextInputStyle.Paragraph,
          required: false,
          max_length: carried.longest,
        },
      },
    ],
  }
}
