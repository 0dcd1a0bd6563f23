import type { MoveTakenBack, TableLook } from '../../tables/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { seatOf } from '../panel/seated.ts'
import { showPanel } from '../panel/show.ts'
import { isAlone } from '../people/alone.ts'
import { tableWords } from '../people/names.ts'
import { askTable } from '../questions/ask.ts'
import { findTable, noTable } from '../servers/find-table.ts'
import { button, container, type Message, message, row, says, text, warning } from '../ui.ts'
import type { GameWords } from '../words/game-words.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import { linesWithin } from '../words/text.ts'
import { moveNames } from './entry-lines.ts'

const request = ({ request, person }: Call, look: TableLook) => ({ table: look.id, request, person })

/** Names what would be taken back, and asks. What stands in the way is told by `refuse`. */
async function question(
  call: Call,
  look: TableLook,
  refuse: (why: string) => Message | Promise<Message> = says,
): Promise<Message> {
  call.trace.table = look.id
  const words = tableWords(folderOf(call.house, look.game), look, call.language)
  const asked = request(call, look)
  const preview = await call.house.tables.undoPreview(asked)
  if (preview.refused) return refuse(warning(refusalInWords(preview.refused, call.language, words)))
  const sentence = call.say('undo.question', { moves: { markup: inLines(words, preview.moves) } })
  const keep = button(idOf('undo-not', { table: look.id }), call.label('undo.keep'))
  if (!preview.needs) {
    const yes = button(idOf('undo-sure', { table: look.id, to: preview.to }), call.label('undo.do'), 'danger')
    return message([container([text(sentence), row(yes, keep)])])
  }
  const { reason, keeps } = preview.needs
  const refused = { from: 'table', code: 'undo-not-free', params: { reason } } as const
  const why = `${sentence}\n${warning(refusalInWords(refused, call.language, words))}`
  // What other rules played cannot be taken back, whoever agrees.
  if (reason === 'rules' || reason === 'start') return refuse(why)
  const alone = isAlone(look, call.person)
  const label = call.label(alone ? 'undo.do' : 'undo.ask')
  const ask = button(idOf('undo-ask', { table: look.id, to: preview.to }), label, alone ? 'danger' : 'main')
  if (alone) return message([container([text(`${sentence}\n${call.say('undo.differently')}`), row(ask, keep)])])
  const whom = call.say(keeps ? 'question.keeps' : reason === 'secret' ? 'undo.everybody' : 'undo.whom')
  return message([container([text(`${why}\n${whom}`), row(ask, keep)])])
}

/** Asks whoever must agree. */
export const undoAsked: Handler<'undo-ask'> = async (call, { table, to }) => {
  const look = await call.table(table)
  return look ? askTable(call, look, { kind: 'undo', to }) : says(call.say('problem.old-button'))
}

/** What is read before it is taken back: the first moves, as they were told. */
const mostLines = 6

function inLines(words: GameWords, moves: readonly MoveTakenBack[]): string {
  const lines = moves.map(({ type, told: [first] }) => `- ${first ? words.notice(first, 'event') : words.move(type)}`)
  return linesWithin(lines.length > mostLines ? [...lines.slice(0, mostLines), '- …'] : lines, 2000)
}

/** The moves of whoever took them back; what others did since has gone with them. */
function namesOf(words: GameWords, look: TableLook, person: string, moves: readonly MoveTakenBack[]): string {
  const own = moves.filter(({ seat }) => look.seats[seat]?.person === person)
  return moveNames(
    words,
    (own.length > 0 ? own : moves).map(({ type }) => type),
    words.language,
  )
}

/** `/undo` */
export async function undoCommand(call: Call): Promise<Message> {
  const look = await findTable(call)
  return look ? question(call, look) : noTable(call)
}

export const undoPressed: Handler<'undo'> = async (call, { table }) => {
  const look = await call.table(table)
  return look ? question(call, look, (why) => backToPanel(call, look, why)) : says(call.say('problem.old-button'))
}

export const undoSure: Handler<'undo-sure'> = async (call, { table, to }) => {
  const look = await call.table(table)
  if (!look) return says(call.say('problem.old-button'))
  const words = tableWords(folderOf(call.house, look.game), look, call.language)
  const asked = request(call, look)
  const preview = await call.house.tables.undoPreview({ ...asked, to })
  const result = await call.house.tables.undo({ ...asked, to })
  if (result.refused) {
    const now = (await call.table(table)) ?? look
    return backToPanel(call, now, warning(refusalInWords(result.refused, call.language, words)))
  }
  const moves = preview.refused ? '–' : namesOf(words, look, call.person, preview.moves)
  return backToPanel(call, result.look, `↩ ${call.say('undo.done', { moves: { markup: moves } })}`)
}

export const undoNot: Handler<'undo-not'> = async (call, { table }) => {
  const look = await call.table(table)
  return look ? backToPanel(call, look, call.say('undo.kept')) : says(call.say('undo.kept'))
}

/** `/redo` */
export async function redoCommand(call: Call): Promise<Message> {
  const look = await findTable(call)
  if (!look) return noTable(call)
  const result = await call.house.tables.redo({ ...request(call, look), moderator: await call.moderates(look) })
  const words = tableWords(folderOf(call.house, look.game), look, call.language)
  if (result.refused?.code === 'redo-asks') return askTable(call, look, { kind: 'redo' })
  if (result.refused) return says(warning(refusalInWords(result.refused, call.language, words)))
  return backToPanel(call, result.look, `↪ ${call.say('redo.done')}`)
}

async function backToPanel(call: Call, look: TableLook, told: string): Promise<Message> {
  const seat = seatOf(look, call.person)
  return seat ? showPanel(call, look, seat, { page: 'home' }, [told]) : says(told)
}
