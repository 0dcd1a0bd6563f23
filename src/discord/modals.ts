import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord.js'
import type { Voice } from '../words/index.ts'
import { customId, type ParsedId } from './ids.ts'
import { panelPress } from './panel/ids.ts'

/** The field of a modal that takes a text. */
export const writtenText = 'text'

/** The modal behind a button, from its id alone: it must be the first response. Sent, it comes back to the same handler. */
export function modalFor({ handler, rest }: ParsedId, say: Voice): APIModalInteractionResponseCallbackData {
  const { longest } = panelPress(rest)
  return {
    custom_id: customId('u', handler, ...rest),
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
          max_length: longest,
        },
      },
    ],
  }
}
