import { idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { button, container, type Message, message, row, says, success, text } from '../ui.ts'

/** What is kept of a person, and the button that takes it away. Nothing is forgotten by this alone. */
export const privacyPage = async ({ say, label }: Call): Promise<Message> =>
  message([
    container([
      text(
        `### ${say('privacy.title')}\n${say('privacy.kept')}\n\n${say('privacy.company')}\n\n${say('privacy.whispers')}\n\n${say('privacy.finding')}\n\n${say('privacy.following')}\n\n${say('privacy.leagues')}\n\n${say('privacy.moving')}\n\n${say('privacy.forgetting')}`,
      ),
      row(button(idOf('forget-sure'), label('privacy.forget'), 'danger'), button(idOf('settings'), label('panel.back'))),
    ]),
  ])

export async function forgetSure(call: Call): Promise<Message> {
  const { house, person, request } = call
  const places = await house.tables.finding.places(person)
  await house.tables.people.forget({ person, request })
  for (const server of places) await house.boards.refresh(server)
  return says(success(call.say('privacy.forgotten')))
}
