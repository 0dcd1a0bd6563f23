import type { ConcedePreview, TableLook } from '../../tables/index.ts'
import { idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { seatName, tableWords } from '../people/names.ts'
import { findTable, noTable } from '../servers/find-table.ts'
import { button, container, type Message, message, row, says, success, text, warning } from '../ui.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import { lobbyPress } from './press.ts'

/** `/game concede`: says what giving up leads to, and asks. */
export async function concede(call: Call): Promise<Message> {
  const look = await findTable(call)
  if (!look) return noTable(call)
  call.trace.table = look.id
  const preview = await call.house.tables.concedePreview({ table: look.id, request: call.request, person: call.person })
  if (preview.refused) return says(warning(refusalInWords(preview.refused, call.language)))
  const sure = button(idOf('concede-sure', { table: look.id }), call.label('concede.do'), 'danger')
  const stay = button(idOf('stay'), call.label('undo.keep'))
  return message([container([text(call.say('concede.question', whatFollows(call, look, preview))), row(sure, stay)])])
}

/** Whether a computer plays on, somebody wins by it, or nobody is left. */
function whatFollows(call: Call, look: TableLook, { ends, winners }: ConcedePreview) {
  const words = tableWords(folderOf(call.house, look.game), look, call.language)
  const [winner] = look.seats.filter(({ number }) => winners.includes(number))
  return {
    left: !ends ? 'others' : winner ? 'last' : 'nobody',
    winner: winner ? { markup: seatName(words, look, winner) } : null,
  }
}

export const concedeSure = lobbyPress(
  (call, look) => call.house.tables.concede({ table: look.id, request: call.request, person: call.person }),
  (call) => says(success(call.say('concede.done'))),
)
