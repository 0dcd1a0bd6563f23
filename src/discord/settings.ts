import type { PersonSettings } from '../tables/index.ts'
import { languages } from '../words/index.ts'
import type { Call } from './call.ts'
import { customId } from './ids.ts'
import { labelVoice, messageVoice } from './language.ts'
import type { Pressed } from './router.ts'
import { container, type Message, message, row, says, select, text } from './ui.ts'

const automatic = 'auto'
const pings = ['channel', 'dm', 'none'] as const

/** What a person may choose for themselves, each as a select that shows the present choice. */
function settingsMessage(call: Call, settings: PersonSettings, note = ''): Message {
  const language = settings.language ?? call.language
  const say = messageVoice(language)
  const label = labelVoice(language)
  const languageEntries = [
    {
      value: automatic,
      label: label('settings.language', { value: label('settings.language-auto') }),
      chosen: settings.language === null,
    },
    ...languages.map((one) => ({
      value: one,
      label: label('settings.language', { value: label(`language.${one}`) }),
      chosen: settings.language === one,
    })),
  ]
  const pingEntries = pings.map((way) => ({
    value: way,
    label: label('settings.pings', { value: label(`settings.pings.${way}`) }),
    chosen: settings.pings === way,
  }))
  const handEntries = [false, true].map((on) => ({
    value: on ? 'on' : 'off',
    label: label('settings.hand', { value: label(on ? 'settings.on' : 'settings.off') }),
    chosen: settings.handByDm === on,
  }))
  return message([
    container([
      text(`### ${say('settings.title')}${note ? `\n${note}` : ''}`),
      row(select(customId('u', 'set', 'language'), label('settings.title'), languageEntries)),
      row(select(customId('u', 'set', 'pings'), label('settings.title'), pingEntries)),
      row(select(customId('u', 'set', 'hand'), label('settings.title'), handEntries)),
    ]),
  ])
}

/** `/settings` */
export const settingsCommand = async (call: Call): Promise<Message> =>
  settingsMessage(call, await call.house.tables.people.settings(call.person))

export async function settingChosen(call: Call, { rest: [what = ''], values: [value = ''] }: Pressed): Promise<Message> {
  const { people } = call.house.tables
  const wanted = wishOf(what, value)
  // A direct message that cannot be sent is better found out now than when the hand is due.
  const direct = wanted.handByDm || wanted.pings === 'dm'
  if (direct && !(await call.house.direct(call.person, says(messageVoice(call.language)('dm.works')))))
    return settingsMessage(call, await people.settings(call.person), `⚠️ ${call.say('dm.closed')}`)
  const settings = await people.change(call.person, wanted)
  return settingsMessage(call, settings, `✔ ${messageVoice(settings.language ?? call.language)('settings.saved')}`)
}

function wishOf(what: string, value: string): Partial<PersonSettings> {
  if (what === 'language') return { language: languages.find((one) => one === value) ?? null }
  if (what === 'pings') return { pings: pings.find((way) => way === value) ?? 'channel' }
  return { handByDm: value === 'on' }
}
