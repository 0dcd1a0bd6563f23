import { levels } from '../../kernel/index.ts'
import type { Changed, OnSeat, Result, TableLook } from '../../tables/index.ts'
import { oneLine } from '../../words/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { endQuestion } from '../lobby/press.ts'
import { home } from '../panel/choice.ts'
import { isSeated } from '../panel/seated.ts'
import { showPanel } from '../panel/show.ts'
import { seatName, tableWords } from '../people/names.ts'
import type { NamedPerson } from '../people/person-option.ts'
import { seatMeant } from '../people/seat-option.ts'
import { findTable, noTable } from '../servers/find-table.ts'
import { button, container, type Message, message, row, says, success, text, warning } from '../ui.ts'
import { nameAndOthers } from '../words/language.ts'
import { timeWritten } from '../words/pace.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'

type Act = (call: Call, look: TableLook) => Promise<Message>

/** Does something at the table of the channel as a moderator: of its server, not only of the one where it is asked. */
export async function asModerator(call: Call, act: Act, given?: TableLook): Promise<Message> {
  const look = given ?? (await findTable(call))
  if (!look) return noTable(call)
  call.trace.table = look.id
  if (!(await call.moderates(look))) return says(warning(call.say('refusal.moderators-only')))
  return act(call, look)
}

const base = ({ request, person }: Call, { id: table }: TableLook) => ({ table, request, person, moderator: true }) as const

/** What came of it. */
function told(call: Call, look: TableLook, result: Result<Changed>, done = success(call.say('admin.done'))): Message {
  if (!result.refused) return says(done)
  call.trace.outcome = result.refused.code
  const words = tableWords(folderOf(call.house, look.game), look, call.language)
  return says(warning(refusalInWords(result.refused, call.language, words)))
}

export const pause: Act = async (call, look) => told(call, look, await call.house.tables.pause(base(call, look)))
export const resume: Act = async (call, look) => told(call, look, await call.house.tables.resume(base(call, look)))
export const reopen: Act = async (call, look) => told(call, look, await call.house.tables.moderation.reopen(base(call, look)))

export const end: Act = async (call, look) =>
  look.status === 'ended' ? says(call.say('refusal.table-ended')) : endQuestion(call, look)

type SeatAct = (call: Call, look: TableLook, on: OnSeat) => Promise<Message>

/** The same for one seat, as the command names it. */
export const onSeat =
  (seat: string, act: SeatAct): Act =>
  async (call, look) => {
    const found = seatMeant(call.house, look, seat, call.language)
    if (!found) return says(warning(call.say('refusal.unknown-seat')))
    return act(call, look, { ...base(call, look), seat: found.number })
  }

export const extend =
  (typed: string): SeatAct =>
  async (call, look, on) => {
    const time = timeWritten(typed)
    if (time === undefined) return says(warning(call.say('refusal.bad-time')))
    return told(call, look, await call.house.tables.moderation.giveTime({ ...on, time }))
  }

export const remind: SeatAct = async (call, look, on) =>
  told(call, look, await call.house.tables.moderation.remind(on), success(call.say('admin.reminded')))

export const levelChoices = levels.map((level) => ({ ...nameAndOthers(`level.${level}`), value: level }))

export const computer =
  (typed: string | null): SeatAct =>
  async (call, look, on) => {
    const level = levels.find((one) => one === typed)
    return told(call, look, await call.house.tables.moderation.computer({ ...on, ...(level && { level }) }))
  }

export const replace =
  ({ id, name, bot }: NamedPerson): SeatAct =>
  async (call, look, on) => {
    if (bot) return says(warning(call.say('refusal.bot-cannot-play')))
    return told(call, look, await call.house.tables.moderation.replace({ ...on, guest: { person: id, name: oneLine(name) } }))
  }

/** Shows the panel of a seat to whoever may play for it. */
export const playFor: SeatAct = async (call, look, on) => {
  const result = await call.house.tables.moderation.openPanel(on)
  if (result.refused) return told(call, look, result)
  const seat = result.look.seats[on.seat]
  if (!isSeated(seat)) return says(call.say('refusal.unknown-seat'))
  const words = tableWords(folderOf(call.house, look.game), look, call.language)
  const heading = call.say('admin.plays-for', { seat: { markup: seatName(words, look, seat) } })
  return showPanel(call, result.look, seat, home, [heading])
}

/** Taking somebody off wants a second press. */
export const kick: SeatAct = async (call, look, { seat }) => {
  const words = tableWords(folderOf(call.house, look.game), look, call.language)
  const sure = button(idOf('kick-sure', { table: look.id, seat }), call.label('admin.kick-do'), 'danger')
  const keep = button(idOf('stay'), call.label('undo.keep'))
  const named = { seat: { markup: seatName(words, look, look.seats[seat]!) } }
  return message([container([text(call.say('admin.kick', named)), row(sure, keep)])])
}

export const kickSure: Handler<'kick-sure'> = async (call, { table, seat }) => {
  const act: SeatAct = async (_, look, on) => told(call, look, await call.house.tables.moderation.kick(on))
  const look = await call.table(table)
  return look ? asModerator(call, onSeat(String(seat), act), look) : says(call.say('problem.old-button'))
}
