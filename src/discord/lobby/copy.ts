import type { TableLook } from '../../tables/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { forgottenLog } from '../history/log.ts'
import { folderOf } from '../house.ts'
import { seatOf } from '../panel/seated.ts'
import { tableWords } from '../people/names.ts'
import { button, container, type Message, message, row, says, select, success, text, warning } from '../ui.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import { practicePlace } from './practice.ts'

/** What if: below a moment of a game. Which side to take is asked first. */
export const copyPressed: Handler<'copy'> = async (call, { table, at }) => {
  const look = await call.table(table)
  if (!look) return says(call.say('problem.old-button'))
  call.trace.table = look.id
  if (!look.hasLog) return forgottenLog(call, look)
  const words = tableWords(folderOf(call.house, look.game), look, call.language)
  if (isOn(look)) return fromWhatIKnow(call, look, at)
  const own = look.seats.find(({ person }) => person === call.person)
  const sides = look.seats.flatMap((seat) => {
    const name = seat.seat === null ? [] : [{ value: seat.seat, label: words.name('seat', seat.seat).replaceAll('\\', '') }]
    return seat === own ? name.map((side) => ({ ...side, label: `★ ${side.label}` })) : name
  })
  if (sides.length === 0) return says(warning(call.say('refusal.copy-not-open')))
  const choice = select(idOf('copy-seat', { table, at }), call.label('copy.seat'), sides)
  return message([container([text(call.say('copy.question')), row(choice)])])
}

const isOn = ({ status }: TableLook): boolean => status === 'playing'

/** Below a moment of a game that is on, where its table allows that, for whoever plays it. */
export const mayImagine = (look: TableLook, person: string): boolean =>
  isOn(look) && look.terms.whatIf && seatOf(look, person) !== undefined

/** Of a game that is on one takes one's own side. */
function fromWhatIKnow({ person, say, label }: Call, look: TableLook, at: number): Message {
  const own = seatOf(look, person)
  if (!own || !look.terms.whatIf) return says(warning(say('refusal.copy-not-open')))
  const open = button(idOf('copy-own', { table: look.id, at }), label('copy.open'), 'main')
  return message([container([text(say('copy.imagined')), row(open)])])
}

export const copyOwnPressed: Handler<'copy-own'> = async (call, { table, at }) => {
  const look = await call.table(table)
  return openCopy(call, table, at, (look && seatOf(look, call.person)?.seat) ?? '')
}

export const copySeatChosen: Handler<'copy-seat'> = async (call, { table, at }, { values }) =>
  openCopy(call, table, at, values[0] ?? '')

async function openCopy(call: Call, table: string, at: number, seat: string): Promise<Message> {
  const source = await call.table(table)
  if (source && !source.hasLog) return forgottenLog(call, source)
  const place = await practicePlace(call)
  if ('components' in place) return place
  const { house, request, person, name, language, say } = call
  const result = await house.tables.copy({ ...place, request, person, name, language, table, at, seat })
  if (result.refused) return says(warning(refusalInWords(result.refused, language)))
  call.trace.table = result.look.id
  return says(success(say('copy.opened', { link: { markup: `<#${result.look.channel}>` } })))
}
