import type { TableLook } from '../../tables/index.ts'
import { statusMessage } from '../board/status.ts'
import type { Handler } from '../buttons.ts'
import type { Call } from '../call.ts'
import { findOwn, ownTables } from '../servers/find-table.ts'
import { container, type Message, message, says, text, warning } from '../ui.ts'
import { whisperNews } from '../whisper/whisper.ts'
import { home } from './choice.ts'
import { type Seated, seatOf } from './seated.ts'
import { showPanel } from './show.ts'

async function turnAt(call: Call, look: TableLook | undefined): Promise<Message> {
  if (!look) return says(call.say('problem.old-button'))
  call.trace.table = look.id
  if (look.status === 'archived') return says(warning(call.say('refusal.table-archived')))
  const seat = seatOf(look, call.person)
  if (look.status === 'playing' && seat)
    return showPanel(call, look, seat, home, [
      ...(await cannotTell(call, look)),
      ...unanswered(call, look, seat),
      ...(await whisperNews(call, look)),
    ])
  const status = await statusMessage(call, look)
  if (seat || look.status !== 'playing') return status
  // A friendly word to whoever does not play here, and what everybody may see.
  return message([container([text(call.say('refusal.not-seated'))]), ...status.components], { files: status.files ?? [] })
}

/** A move counts all the same, but nobody would be told of it where the bot may not write. */
async function cannotTell(call: Call, { channel }: TableLook): Promise<readonly string[]> {
  const lacking = call.server !== null && call.channel === channel ? await call.unfit() : undefined
  return lacking === undefined ? [] : [warning(lacking)]
}

/** What the others wait for besides. */
function unanswered(call: Call, { questions, channel }: TableLook, { number }: Seated): readonly string[] {
  const waits = questions.some(({ asked, yes, no }) => asked.includes(number) && !yes.includes(number) && !no.includes(number))
  return waits ? [call.say('question.waits', { table: { markup: `<#${channel}>` } })] : []
}

/** `/turn`: my panel at the table that is played in this channel; elsewhere at the only one of mine, or my tables to choose from. */
export async function turnCommand(call: Call): Promise<Message> {
  const look = await findOwn(call)
  return look ? turnAt(call, look) : ownTables(call)
}

export const turnPressed: Handler<'turn'> = async (call, { table }) => turnAt(call, await call.table(table))

/** A table chosen from the list of one's own. */
export const tableChosen: Handler<'table'> = async (call, _carried, { values: [table = ''] }) =>
  turnAt(call, await call.table(table))
