import { clockIn, type PersonSettings, timeZones } from '../../tables/index.ts'
import { languages, type Voice } from '../../words/index.ts'
import { type Carried, type Given, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import type { Choice, Completion } from '../command.ts'
import {
  button,
  container,
  type Entry,
  type Message,
  message,
  type Row,
  row,
  says,
  select,
  success,
  text,
  warning,
} from '../ui.ts'
import { labelVoice, messageVoice } from '../words/language.ts'

const automatic = 'auto'
const off = 'off'
const on = 'on'
const mistakes = ['first', 'always', 'never'] as const
const pings = ['channel', 'dm', 'none'] as const
const intervals = [1, 2, 4, 6, 8, 12, 24, 48]
/** The full hours of a day. */
const times = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const usualNight = { from: '22:00', to: '08:00' }

/** One thing that a person may choose for themselves. */
interface Setting {
  /** The value that holds. */
  now(settings: PersonSettings, label: Voice): string
  /** All values, each in words. */
  values(label: Voice): readonly (readonly [value: string, said: string])[]
  /** What becomes of the settings where a value is chosen. */
  wish(value: string, before: PersonSettings): Partial<PersonSettings>
}

/** What is on or off. */
const switched = (name: 'handByDm' | 'near' | 'news'): Setting => ({
  now: (settings) => (settings[name] ? on : off),
  values: (label) => [
    [off, label('settings.off')],
    [on, label('settings.on')],
  ],
  wish: (value) => ({ [name]: value === on }),
})

const timeOf = (value: string): string | null => times.find((one) => one === value) ?? null
const plainTimes = times.map((time) => [time, time] as const)

/** In the order in which they are shown. */
const declared = {
  language: {
    now: ({ language }) => language ?? automatic,
    values: (label) => [
      [automatic, label('settings.language-auto')],
      ...languages.map((one) => [one, label(`language.${one}`)] as const),
    ],
    wish: (value) => ({ language: languages.find((one) => one === value) ?? null }),
  },
  pings: {
    now: (settings) => settings.pings,
    values: (label) => pings.map((way) => [way, label(`settings.pings.${way}`)] as const),
    wish: (value) => ({ pings: pings.find((way) => way === value) ?? 'channel' }),
  },
  hand: switched('handByDm'),
  remind: {
    now: ({ remindEvery }) => String(remindEvery ?? off),
    values: (label) => [
      [off, label('settings.remind.none')],
      ...intervals.map((hours) => [String(hours), label('settings.remind.hours', { hours })] as const),
    ],
    wish: (value) => ({ remindEvery: intervals.find((hours) => String(hours) === value) ?? null }),
  },
  digest: {
    now: ({ digest }) => digest ?? off,
    values: (label) => [[off, label('settings.off')], ...times.map((time) => [time, label('settings.at', { time })] as const)],
    wish: (value) => ({ digest: timeOf(value) }),
  },
  near: switched('near'),
  'quiet-from': {
    now: ({ quiet }) => quiet?.from ?? off,
    values: (label) => [[off, label('settings.quiet-none')], ...plainTimes],
    wish: (value, { quiet }) => quietWith(quiet, { from: timeOf(value) }),
  },
  'quiet-to': {
    now: ({ quiet }, label) => quiet?.to ?? label('settings.quiet-none'),
    values: () => plainTimes,
    wish: (value, { quiet }) => quietWith(quiet, { to: timeOf(value) }),
  },
  news: switched('news'),
  mistakes: {
    now: (settings) => settings.mistakes,
    values: (label) => mistakes.map((when) => [when, label(`settings.mistakes.${when}`)] as const),
    wish: (value) => ({ mistakes: mistakes.find((when) => when === value) ?? 'first' }),
  },
} satisfies Readonly<Record<string, Setting>>

type SettingName = keyof typeof declared
// `as`: these are its keys.
const names = Object.keys(declared) as SettingName[]

/** The night with one of its ends set; where that is no time there is no night. */
function quietWith(
  before: PersonSettings['quiet'],
  { from, to }: { readonly from?: string | null; readonly to?: string | null },
): Pick<PersonSettings, 'quiet'> {
  if (from === null || to === null) return { quiet: null }
  return { quiet: { ...usualNight, ...before, ...(from && { from }), ...(to && { to }) } }
}

/** A select for each that shows the present choice. */
async function settingsMessage(call: Call, settings: PersonSettings, note = ''): Promise<Message> {
  const language = settings.language ?? call.language
  const say = messageVoice(language)
  const label = labelVoice(language)
  const { timeZone } = settings
  const zone = say('settings.zone', { time: { markup: clockIn(timeZone, call.house.now()) }, zone: { markup: timeZone } })
  return message([
    container([
      text([`### ${say('settings.title')}`, ...(note ? [note] : []), `-# ${zone}`].join('\n')),
      ...names.map((name) => settingSelect(name, settings, label)),
      row(
        button(idOf('privacy'), label('privacy.title')),
        ...((await call.managesServer()) ? [button(idOf('server'), label('settings.server'))] : []),
      ),
    ]),
  ])
}

function settingSelect(name: SettingName, settings: PersonSettings, label: Voice): Row {
  const { now, values }: Setting = declared[name]
  const chosen = now(settings, label)
  const entries = values(label).map(
    ([value, said]): Entry => ({ value, label: label(`settings.${name}`, { value: said }), chosen: value === chosen }),
  )
  return row(select(idOf('set', { what: name }), label(`settings.${name}`, { value: chosen }), entries))
}

/** `/settings`, and with `time-zone:` where one lives, which no menu could list. */
export async function settingsCommand(call: Call, zone: string | null): Promise<Message> {
  const { people } = call.house.tables
  if (zone === null) return settingsMessage(call, await people.settings(call.person))
  const timeZone = timeZones.find((known) => known.toLowerCase() === zone.trim().toLowerCase())
  if (!timeZone) return says(warning(call.say('refusal.bad-zone')))
  const settings = await people.change(call.person, { timeZone })
  return settingsMessage(call, settings, success(call.say('settings.saved')))
}

/** Time zones by what is typed of their name, each with the time that it is there. */
export async function zonesOffered({ house, typed }: Completion): Promise<readonly Choice[]> {
  const wanted = typed.trim().toLowerCase().replaceAll(' ', '_')
  const found = timeZones.filter((zone) => zone.toLowerCase().includes(wanted)).slice(0, 25)
  return found.map((zone) => ({ value: zone, name: `${zone} · ${clockIn(zone, house.now())}` }))
}

/** Back from the settings of the server. */
export const settingsPressed = (call: Call): Promise<Message> => settingsCommand(call, null)

export async function settingChosen(call: Call, { what }: Carried<'set'>, { values: [value = ''] }: Given): Promise<Message> {
  const { people } = call.house.tables
  const wanted = wishOf(what, value, await people.settings(call.person))
  // A direct message that cannot be sent is better found out now than when the hand is due.
  const direct = wanted.handByDm || wanted.pings === 'dm' || wanted.digest || wanted.news
  if (direct && !(await call.house.direct(call.person, says(messageVoice(call.language)('dm.works')))))
    return settingsMessage(call, await people.settings(call.person), warning(call.say('dm.closed')))
  const settings = await people.change(call.person, { ...wanted, ...(direct && { unreachable: null }) })
  return settingsMessage(call, settings, success(messageVoice(settings.language ?? call.language)('settings.saved')))
}

/** Nothing where it is an old message's setting that there is no more. */
function wishOf(what: string, value: string, before: PersonSettings): Partial<PersonSettings> {
  const name = names.find((known) => known === what)
  const setting: Setting | undefined = name && declared[name]
  return setting?.wish(value, before) ?? {}
}
