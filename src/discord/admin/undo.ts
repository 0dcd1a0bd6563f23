import type { TableLook } from '../../tables/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { moveNames } from '../history/entry-lines.ts'
import { momentsOf } from '../history/moments.ts'
import { folderOf } from '../house.ts'
import { tableWords } from '../people/names.ts'
import { button, container, type Message, message, row, says, success, text, warning } from '../ui.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import { clip } from '../words/text.ts'
import { asModerator } from './command.ts'

const asked = ({ request, person }: Call, { id: table }: TableLook, to: number | undefined) => ({
  ...{ table, request, person, moderator: true },
  ...(to !== undefined && { to }),
})

/** `/admin undo`, from a moment of the log on: names what would go, whoever played it, and asks. */
export const rollBack =
  (to: number | undefined) =>
  async (call: Call, look: TableLook): Promise<Message> => {
    const words = tableWords(folderOf(call.house, look.game), look, call.language)
    const moments = await momentsOf(call.house, look)
    const entry = to === undefined ? undefined : moments.entry(to)
    if (to !== undefined && entry === undefined) return says(warning(call.say('board.no-entry', { last: moments.count })))
    const preview = await call.house.tables.undoPreview(asked(call, look, entry))
    if (preview.refused) return says(warning(refusalInWords(preview.refused, call.language, words)))
    const types = preview.moves.map(({ type }) => type)
    const moves = { markup: types.length > 0 ? clip(moveNames(words, types, call.language), 1500) : '–' }
    const sure = button(idOf('roll-back-sure', { table: look.id, to: preview.to }), call.label('undo.do'), 'danger')
    const keep = button(idOf('stay'), call.label('undo.keep'))
    return message([container([text(call.say('admin.undo', { to: moments.numberFrom(preview.to), moves })), row(sure, keep)])])
  }

export const rollBackSure: Handler<'roll-back-sure'> = async (call, { table, to }) => {
  const look = await call.table(table)
  if (!look) return says(call.say('problem.old-button'))
  const act = async (): Promise<Message> => {
    const result = await call.house.tables.undo(asked(call, look, to))
    const words = tableWords(folderOf(call.house, look.game), look, call.language)
    return says(result.refused ? warning(refusalInWords(result.refused, call.language, words)) : success(call.say('admin.done')))
  }
  return asModerator(call, act, look)
}
