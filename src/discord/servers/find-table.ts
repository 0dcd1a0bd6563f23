import type { TableLook } from '../../tables/index.ts'
import { idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { seatOf } from '../panel/seated.ts'
import { tableWords } from '../people/names.ts'
import { container, type Message, message, row, says, select, text } from '../ui.ts'
import { timestamp } from '../words/awaited.ts'

/** The table meant by a command: the one played in this channel; in direct messages the person's own, the one that waits first. */
export async function findTable({ house, channel, server, person }: Call): Promise<TableLook | undefined> {
  const here = await house.tables.look({ channel })
  if (server !== null || (here && here.status !== 'ended')) return here
  const [first] = await house.tables.tablesOf(person)
  return first ?? here
}

/** Who asks, and where. */
type Where = Pick<Call, 'house' | 'channel' | 'server' | 'person'>

/**
 * The table at which somebody plays on: the one of this channel as long as its game is on, otherwise their own, where there is only
 * one (of that game). Undefined where they have to choose, or play nowhere.
 */
export async function findPlayed({ house, channel, server, person }: Where, game?: string): Promise<TableLook | undefined> {
  const here = await house.tables.look({ channel })
  if (here ? here.status !== 'ended' : server !== null) return here
  const own = (await house.tables.tablesOf(person)).filter((look) => game === undefined || look.game === game)
  return own.length === 1 ? own[0] : undefined
}

/**
 * The table at which somebody looks at what is theirs: the one of this channel as long as its game is on, elsewhere their only one.
 * Undefined where they have to choose.
 */
export async function findOwn({ house, channel, person }: Where): Promise<TableLook | undefined> {
  const here = await house.tables.look({ channel })
  if (here && here.status !== 'ended') return here
  const own = await house.tables.tablesOf(person)
  if (own.length === 1) return own[0]
  return own.length === 0 ? here : undefined
}

export const noTable = (call: Call): Message => says(call.say('status.no-table-here'))

/** Where there is no table: the person's tables, those that wait for them first, to choose from. */
export async function ownTables(call: Call): Promise<Message> {
  const tables = await call.house.tables.tablesOf(call.person)
  if (tables.length === 0) return says(`${call.say('turn.no-tables')}\n${call.say('status.no-table-here')}`)
  const waits = (look: TableLook): boolean => look.seats.some(({ person, since }) => person === call.person && since !== null)
  const waiting = tables.filter(waits)
  const shown = (waiting.length > 0 ? waiting : tables).slice(0, 25)
  const lines = shown.map((look) => {
    const folder = folderOf(call.house, look.game)
    const words = tableWords(folder, look, call.language)
    const until = look.seats.find(({ person, until }) => person === call.person && until)?.until
    const time = until ? ` · ${timestamp(until)}` : ''
    return `- **${words.say('game.name')}** <#${look.channel}>${time}`
  })
  const entries = shown.map((look, index) => {
    const words = tableWords(folderOf(call.house, look.game), look, call.language)
    const seat = seatOf(look, call.person)
    return {
      value: look.id,
      label: `${index + 1}. ${words.say('game.name')}`,
      ...(seat && { help: words.name('seat', seat.seat) }),
    }
  })
  return message([
    container([
      text([call.say(waiting.length > 0 ? 'turn.tables' : 'turn.your-tables'), ...lines].join('\n')),
      row(select(idOf('table'), call.label('turn.choose-table'), entries)),
    ]),
  ])
}
