import type { Call } from './call.ts'
import { customId } from './ids.ts'
import { button, container, type Message, message, row, says, text } from './ui.ts'

/** What is kept of a person, and the button that takes it away. Nothing is forgotten by this alone. */
export const privacyPage = async ({ say, label }: Call): Promise<Message> =>
  message([
    container([
      text(`### ${say('privacy.title')}\n${say('privacy.kept')}\n\n${say('privacy.forgetting')}`),
      row(
        button(customId('u', 'forget-sure'), label('privacy.forget'), 'danger'),
        button(customId('u', 'settings'), label('panel.back')),
      ),
    ]),
  ])

export async function forgetSure(call: Call): Promise<Message> {
  const { house, person, request } = call
  await house.tables.people.forget({ person, request })
  return says(`✔ ${call.say('privacy.forgotten')}`)
}
