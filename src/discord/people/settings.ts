import { clockIn, type PersonSettings, timeZones } from '../../tables/index.ts'
import { languages } from '../../words/index.ts'
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

/** What a person may choose for themselves, each as a select that shows the present choice. */
async function settingsMessage(call: Call, settings: PersonSettings, note = ''): Promise<Message> {
  const language = settings.language ?? call.language
  const say = messageVoice(language)
  const label = labelVoice(language)
  const { timeZone, quiet } = settings
  const zone = say('settings.zone', { time: { markup: clockIn(timeZone, call.house.now()) }, zone: { markup: timeZone } })
  const clockTimes = times.map((time) => [time, label('settings.at', { time })] as const)
  const choice = (
    name: string,
    key: (value: string) => string,
    now: string,
    values: readonly (readonly [string, string])[],
  ): Row =>
    row(
      select(
        idOf('set', { what: name }),
        key(now),
        values.map(([value, shown]): Entry => ({ value, label: key(shown), chosen: value === now })),
      ),
    )
  const named =
    (key: 'language' | 'pings' | 'hand' | 'remind' | 'digest' | 'near' | 'news' | 'mistakes' | 'quiet-from' | 'quiet-to') =>
    (value: string): string =>
      label(`settings.${key}`, { value })
  const switched = [
    [off, label('settings.off')],
    [on, label('settings.on')],
  ] as const
  return message([
    container([
      text([`### ${say('settings.title')}`, ...(note ? [note] : []), `-# ${zone}`].join('\n')),
      choice('language', named('language'), settings.language ?? automatic, [
        [automatic, label('settings.language-auto')],
        ...languages.map((one) => [one, label(`language.${one}`)] as const),
      ]),
      choice(
        'pings',
        named('pings'),
        settings.pings,
        pings.map((way) => [way, label(`settings.pings.${way}`)] as const),
      ),
      choice('hand', named('hand'), settings.handByDm ? on : off, switched),
      choice('remind', named('remind'), String(settings.remindEvery ?? off), [
        [off, label('settings.remind.none')],
        ...intervals.map((hours) => [String(hours), label('settings.remind.hours', { hours })] as const),
      ]),
      choice('digest', named('digest'), settings.digest ?? off, [[off, label('settings.off')], ...clockTimes]),
      choice('near', named('near'), settings.near ? on : off, switched),
      choice('quiet-from', named('quiet-from'), quiet?.from ?? off, [
        [off, label('settings.quiet-none')],
        ...times.map((time) => [time, time] as const),
      ]),
      choice(
        'quiet-to',
        named('quiet-to'),
        quiet?.to ?? label('settings.quiet-none'),
        times.map((time) => [time, time] as const),
      ),
      choice('news', named('news'), settings.news ? on : off, switched),
      choice(
        'mistakes',
        named('mistakes'),
        settings.mistakes,
        mistakes.map((when) => [when, label(`settings.mistakes.${when}`)] as const),
      ),
      row(
        button(idOf('privacy'), label('privacy.title')),
        ...((await call.managesServer()) ? [button(idOf('server'), label('settings.server'))] : []),
      ),
    ]),
  ])
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

function wishOf(what: string, value: string, { quiet }: PersonSettings): Partial<PersonSettings> {
  const time = times.find((one) => one === value) ?? null
  switch (what) {
    case 'language':
      return { language: languages.find((one) => one === value) ?? null }
    case 'pings':
      return { pings: pings.find((way) => way === value) ?? 'channel' }
    case 'remind':
      return { remindEvery: intervals.find((hours) => String(hours) === value) ?? null }
    case 'digest':
      return { digest: time }
    case 'news':
      return { news: value === on }
    case 'mistakes':
      return { mistakes: mistakes.find((when) => when === value) ?? 'first' }
    case 'near':
      return { near: value === on }
    case 'quiet-from':
      return { quiet: time === null ? null : { ...usualNight, ...quiet, from: time } }
    case 'quiet-to':
      return { quiet: time === null ? null : { ...usualNight, ...quiet, to: time } }
    case 'hand':
      return { handByDm: value === on }
    default:
      return {}
  }
}
