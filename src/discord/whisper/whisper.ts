import { quietUntil, type TableLook, type WhisperRow } from '../../tables/index.ts'
import { escapeMarkdown } from '../../words/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf, type House } from '../house.ts'
import { writtenText } from '../modals.ts'
import { seatName, tableWords } from '../people/names.ts'
import { seatMeant } from '../people/seat-option.ts'
import { findTable, noTable } from '../servers/find-table.ts'
import { button, container, type Message, message, type Part, row, says, success, text, warning } from '../ui.ts'
import { moment } from '../words/awaited.ts'
import { messageVoice } from '../words/language.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'

interface Telling {
  readonly seat: string | null
  readonly text: string | null
}

/** `/whisper`: tells the person on a seat something that nobody else reads; without words shows what was told. */
export async function whisperCommand(call: Call, { seat: typed, text: told }: Telling): Promise<Message> {
  const look = await findTable(call)
  if (!look) return noTable(call)
  call.trace.table = look.id
  if (typed === null) return shownWhispers(call, look)
  const seat = seatMeant(call.house, look, typed, call.language)
  return seat ? tell(call, look, seat.number, told ?? '') : says(warning(call.say('refusal.unknown-seat')))
}

async function tell(call: Call, look: TableLook, number: number, told: string): Promise<Message> {
  const { house, request, person, language } = call
  const result = await house.tables.whispers.send({ table: look.id, request, person, seat: number, text: told })
  if (result.refused) return says(warning(refusalInWords(result.refused, language)))
  if (result.to !== null) await letKnow(house, look, result.to)
  return says(success(call.say('whisper.sent', { seat: { markup: seatOf(call, look, number) } })))
}

/** By direct message, if they wish to be called so, and without the words; the others are told at their next touch. */
async function letKnow(house: House, look: TableLook, person: string): Promise<void> {
  const settings = await house.tables.people.settings(person)
  if (settings.pings !== 'dm' || settings.unreachable !== null) return
  const say = messageVoice(settings.language ?? look.language)
  const line = says(say('whisper.got', { table: { markup: `<#${look.channel}>` } }))
  await house.direct(person, { ...line, silent: quietUntil(settings, house.now()) !== undefined })
}

function seatOf({ house, language }: Call, look: TableLook, number: number): string {
  const seat = look.seats[number]
  return seat ? seatName(tableWords(folderOf(house, look.game), look, language), look, seat) : '–'
}

async function shownWhispers(call: Call, look: TableLook, note = ''): Promise<Message> {
  const { house, person, say } = call
  const { shown, open } = await house.tables.whispers.read(look.id, person)
  const head = [`### ${say('whisper.heading')}`, ...(note ? [note] : []), ...(open ? [say('whisper.opened')] : [])]
  const count = shown.length === 0 && (await call.moderates(look)) ? await house.tables.whispers.count(look.id) : 0
  if (shown.length === 0) head.push(count > 0 ? say('whisper.there-were', { count }) : say('whisper.none'))
  const lines = shown.toReversed().map((one) => lineOf(call, look, one))
  return message([container([text(clipped([...head, ...lines])), ...answers(call, look, shown)])])
}

/** The newest stay where not all have room. */
function clipped(lines: readonly string[]): string {
  const all = lines.join('\n')
  return all.length <= 3800 ? all : `${lines[0]}\n…${all.slice(-3700)}`
}

/** Quoted and escaped, so that nothing in it looks as if it came from somebody else. */
const quoted = (told: string): string =>
  told
    .split('\n')
    .map((line) => `> ${escapeMarkdown(line)}`)
    .join('\n')

const lineOf = (call: Call, look: TableLook, { fromSeat, toSeat, at, text: told }: WhisperRow): string => {
  const from = { markup: seatOf(call, look, fromSeat) }
  const to = { markup: seatOf(call, look, toSeat) }
  return `-# ${call.say('whisper.line', { from, to, when: { markup: moment(at) } })}\n${quoted(told)}`
}

/** To the last that was got: an answer, and what to do about somebody who should not write. */
function answers(
  { person, label }: Call,
  { id: table, status }: TableLook,
  shown: readonly (WhisperRow & { blocked: boolean })[],
): Part[] {
  const last = shown.find(({ recipient, sender }) => recipient === person && sender !== person)
  if (!last) return []
  const { id, fromSeat: seat, blocked, reportedAt } = last
  return [
    row(
      ...(status === 'playing' ? [button(idOf('whisper-write', { table, seat }), label('whisper.answer'), 'main')] : []),
      button(idOf('whisper-block', { table, id, on: !blocked }), label(blocked ? 'whisper.unblock' : 'whisper.block')),
      ...(reportedAt === null ? [button(idOf('whisper-report', { table, id }), label('whisper.report'), 'danger')] : []),
    ),
  ]
}

/** "2 new notes", for whoever opens their panel. */
export async function whisperNews({ house, person, say }: Call, { id }: TableLook): Promise<readonly string[]> {
  const count = await house.tables.whispers.fresh(id, person)
  return count > 0 ? [say('whisper.new', { count })] : []
}

export const whispersPressed: Handler<'whispers'> = async (call, { table }) => {
  const look = await call.table(table)
  return look ? shownWhispers(call, look) : says(call.say('problem.old-button'))
}

export const whisperWritten: Handler<'whisper-send'> = async (call, { table, seat }, { written }) => {
  const look = await call.table(table)
  return look ? tell(call, look, seat, written.get(writtenText) ?? '') : says(call.say('problem.old-button'))
}

export const whisperReported: Handler<'whisper-report'> = async (call, { table, id }) => {
  const look = await call.table(table)
  if (!look) return says(call.say('problem.old-button'))
  const done = await call.house.tables.whispers.report(id, call.person)
  return shownWhispers(call, look, done ? success(call.say('whisper.reported')) : '')
}

export const whisperBlocked: Handler<'whisper-block'> = async (call, { table, id, on }) => {
  const look = await call.table(table)
  if (!look) return says(call.say('problem.old-button'))
  const done = await call.house.tables.whispers.block(id, call.person, on)
  return shownWhispers(call, look, done ? success(call.say(on ? 'whisper.blocked' : 'whisper.unblocked')) : '')
}

/** `/admin whispers`: what was reported to the moderators, and nothing else. */
export async function reportedWhispers(call: Call): Promise<Message> {
  const { server, say, house } = call
  if (server === null || !(await call.moderates({ server }))) return says(warning(say('refusal.moderators-only')))
  const rows = await house.tables.whispers.reported(server, call.person)
  if (rows.length === 0) return says(say('whisper.none-reported'))
  const lines = await Promise.all(
    rows.map(async ({ sender, text: told, at, table, fromSeat }) => {
      const look = await house.tables.look({ table })
      const who = { markup: look?.masked ? seatOf(call, look, fromSeat) : `<@${sender}>` }
      return `-# ${say('whisper.reported-line', { who, when: { markup: moment(at) }, table: { markup: `\`${table}\`` } })}\n${quoted(told)}`
    }),
  )
  return says(clipped([`### ${say('whisper.reported-heading')}`, ...lines]))
}
