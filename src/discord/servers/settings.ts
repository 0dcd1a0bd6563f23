import { isRecord } from '../../kernel/index.ts'
import { features, presets, type ServerSettings } from '../../tables/index.ts'
import { languages, list } from '../../words/index.ts'
import { type Carried, type Given, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import {
  button,
  channelSelect,
  container,
  type Entry,
  type Message,
  message,
  type Row,
  roleSelect,
  row,
  says,
  select,
  success,
  text,
  threadedChannelSelect,
} from '../ui.ts'

const automatic = 'auto'

/** What is chosen by a number, and which numbers are offered. */
const counts = {
  awayDays: [0, 3, 5, 7, 10, 14, 21, 28],
  lobbyDays: [1, 3, 7, 14, 30, 60],
  tablesPerPerson: [1, 2, 3, 5, 10, 25, 50],
  tables: [5, 10, 25, 50, 100, 250, 500, 1000],
} as const
type Count = keyof typeof counts

const isCount = (name: string): name is Count => Object.hasOwn(counts, name)

/** What is chosen for the whole server by whoever may manage it. */
function serverMessage(call: Call, settings: ServerSettings, note = ''): Message {
  const { label, say } = call
  const own = (name: keyof ServerSettings): string => idOf('server-set', { what: name })
  const choice = <Name extends keyof ServerSettings>(name: Name, values: readonly ServerSettings[Name][]): Row => {
    const entries = values.map((value): Entry => {
      return { value: String(value ?? automatic), label: settingInWords(call, name, value), chosen: value === settings[name] }
    })
    return row(select(own(name), settingInWords(call, name, settings[name]), entries))
  }
  return message([
    container([
      text(`### ${say('settings.server-title')}${note ? `\n${note}` : ''}`),
      choice('pace', presets),
      choice('language', [null, ...languages]),
      choice('awayDays', counts.awayDays),
      choice('lobbyDays', counts.lobbyDays),
      choice('tablesPerPerson', counts.tablesPerPerson),
      choice('tables', counts.tables),
      row(
        select(
          own('without'),
          label('settings.server-features'),
          features.map((name) => ({ value: name, label: label(`feature.${name}`), chosen: !settings.without.includes(name) })),
          { min: 0, max: features.length },
        ),
      ),
      row(channelSelect(own('channels'), label('settings.server-channels'), settings.channels)),
      row(threadedChannelSelect(own('finding'), label('settings.server-finding-choose'), settings.finding?.channel ?? null)),
      row(roleSelect(own('moderatorRole'), label('admin.role'), settings.moderatorRole)),
      row(button(idOf('settings'), label('panel.back'))),
    ]),
  ])
}

/** A setting with its value, as the menus and the moderators' log show it. */
export function settingInWords({ label, language }: Call, name: string, value: unknown): string {
  switch (name) {
    case 'pace':
      return label('settings.server-pace', { value: label(`pace.${presets.find((preset) => preset === value) ?? 'fast'}`) })
    case 'language': {
      const chosen = languages.find((one) => one === value)
      return label('settings.server-language', { value: label(chosen ? `language.${chosen}` : 'settings.server-language-auto') })
    }
    case 'awayDays':
      return label('settings.server-away', { days: Number(value) })
    case 'lobbyDays':
      return label('settings.server-lapse', { days: Number(value) })
    case 'tablesPerPerson':
      return label('settings.server-per-person', { count: Number(value) })
    case 'tables':
      return label('settings.server-tables', { count: Number(value) })
    case 'finding': {
      const channel = isRecord(value) ? `<#${String(value.channel)}>` : '–'
      return label('settings.server-finding', { channel })
    }
    case 'moderatorRole':
      return label('settings.server-role', { role: value === null ? '–' : `<@&${String(value)}>` })
    case 'without': {
      const off = features.filter((name) => Array.isArray(value) && value.includes(name)).map((name) => label(`feature.${name}`))
      return label('settings.server-without', { features: list(language, off) || label('settings.server-without-none') })
    }
    default:
      return `${label('settings.server-channels')}: ${Array.isArray(value) && value.length > 0 ? value.map((id) => `<#${String(id)}>`).join(' ') : '–'}`
  }
}

export async function serverPressed(call: Call): Promise<Message> {
  if (call.server === null || !(await call.managesServer())) return says(call.say('settings.managers-only'))
  return serverMessage(call, await call.house.tables.servers.settings(call.server))
}

export async function serverSettingChosen(call: Call, { what }: Carried<'server-set'>, { values }: Given): Promise<Message> {
  const { server, person } = call
  if (server === null || !(await call.managesServer())) return says(call.say('settings.managers-only'))
  const { tables, boards } = call.house
  const before = await tables.servers.settings(server)
  const settings = await tables.servers.change({ server, person, settings: wishOf(what, values, server) })
  if (what === 'finding') await boards.moved(server, before.finding)
  if (what === 'without') await boards.refresh(server)
  return serverMessage(call, settings, success(call.say('settings.saved')))
}

function wishOf(what: string, values: readonly string[], server: string): Partial<ServerSettings> {
  const [value = ''] = values
  const pace = presets.find((preset) => preset === value)
  if (what === 'pace' && pace) return { pace }
  const count = isCount(what) ? counts[what].find((one) => String(one) === value) : undefined
  if (count !== undefined) return { [what]: count }
  // An empty choice takes the role away. The role that everybody has bears the id of the server.
  if (what === 'moderatorRole') return { moderatorRole: value === '' || value === server ? null : value }
  if (what === 'language') return { language: languages.find((one) => one === value) ?? null }
  if (what === 'finding') return { finding: value === '' ? null : { channel: value, message: null } }
  if (what === 'channels') return { channels: [...values] }
  // What is chosen is allowed, what is not is switched off.
  if (what === 'without') return { without: features.filter((name) => !values.includes(name)) }
  return {}
}
