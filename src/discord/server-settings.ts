import { presets, type ServerSettings } from '../tables/index.ts'
import { languages } from '../words/index.ts'
import { type Carried, type Given, idOf } from './buttons.ts'
import type { Call } from './call.ts'
import { mayChangeServer } from './settings.ts'
import { button, container, type Message, message, roleSelect, row, says, select, text } from './ui.ts'

const automatic = 'auto'
const days = [0, 3, 5, 7, 10, 14, 21, 28]

/** What moderators choose for the whole server: how new games begin, and how long people may be away. */
function serverMessage(call: Call, settings: ServerSettings, note = ''): Message {
  const { label, say } = call
  const choice = (name: string, entries: { value: string; label: string; chosen: boolean }[]) =>
    row(select(idOf('server-set', { what: name }), entries.find(({ chosen }) => chosen)?.label ?? '', entries))
  const languageName = (language: ServerSettings['language']): string =>
    label('settings.server-language', {
      value: label(language === null ? 'settings.server-language-auto' : `language.${language}`),
    })
  return message([
    container([
      text(`### ${say('settings.server-title')}${note ? `\n${note}` : ''}`),
      choice(
        'pace',
        presets.map((preset) => ({
          value: preset,
          label: label('settings.server-pace', { value: label(`pace.${preset}`) }),
          chosen: preset === settings.pace,
        })),
      ),
      choice(
        'language',
        [null, ...languages].map((language) => ({
          value: language ?? automatic,
          label: languageName(language),
          chosen: language === settings.language,
        })),
      ),
      choice(
        'away',
        days.map((count) => ({
          value: String(count),
          label: label('settings.server-away', { days: count }),
          chosen: count === settings.awayDays,
        })),
      ),
      row(roleSelect(idOf('server-set', { what: 'role' }), label('admin.role'), settings.moderatorRole)),
      row(button(idOf('settings'), label('panel.back'))),
    ]),
  ])
}

export async function serverPressed(call: Call): Promise<Message> {
  if (call.server === null || !(await mayChangeServer(call))) return says(call.say('settings.moderators-only'))
  return serverMessage(call, await call.house.tables.servers.settings(call.server))
}

export async function serverSettingChosen(
  call: Call,
  { what }: Carried<'server-set'>,
  { values: [value = ''] }: Given,
): Promise<Message> {
  if (call.server === null || !(await mayChangeServer(call))) return says(call.say('settings.moderators-only'))
  const settings = await call.house.tables.servers.change(call.server, wishOf(what, value, call.server))
  return serverMessage(call, settings, `✔ ${call.say('settings.saved')}`)
}

function wishOf(what: string, value: string, server: string): Partial<ServerSettings> {
  const pace = presets.find((preset) => preset === value)
  const awayDays = days.find((count) => String(count) === value)
  if (what === 'pace' && pace) return { pace }
  if (what === 'away' && awayDays !== undefined) return { awayDays }
  // An empty choice takes the role away. The role that everybody has bears the id of the server.
  if (what === 'role') return { moderatorRole: value === '' || value === server ? null : value }
  if (what === 'language') return { language: languages.find((one) => one === value) ?? null }
  return {}
}
