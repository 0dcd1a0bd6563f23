import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord.js'
import { longestWhisper } from '../tables/index.ts'
import type { Voice } from '../words/index.ts'
import { carriedBy, idOf } from './buttons.ts'

/** The field of a modal that takes a text. */
export const writtenText = 'text'

/** The modal behind a button, from its id alone: it must be the first response. Undefined where the button opens none. */
export function modalFor(id: string, say: Voice): APIModalInteractionResponseCallbackData | undefined {
  const panel = carriedBy('w', id)
  if (panel) return form(idOf('p', panel), say('panel.write-title'), panel.longest)
  const whisper = carriedBy('whisper-write', id)
  return whisper && form(idOf('whisper-send', whisper), say('whisper.title'), longestWhisper)
}

function form(id: string, title: string, longest: number): APIModalInteractionResponseCallbackData {
  return {
    custom_id: id,
    title,
    components: [
      {
        type: ComponentType.Label,
        label: title,
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
