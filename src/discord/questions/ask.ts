import type { Asked, Result, TableLook, Wish } from '../../tables/index.ts'
import type { Handler } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { tableWords } from '../people/names.ts'
import { type Message, says, success, warning } from '../ui.ts'
import { moment } from '../words/awaited.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'

/** Puts something to the people of the table; the question itself follows in the channel. */
export async function askTable(call: Call, look: TableLook, wish: Wish): Promise<Message> {
  call.trace.table = look.id
  // What is asked is asked in the channel, so it must be possible to write there.
  const lacking = call.server === null ? undefined : await call.unfit()
  if (lacking) return says(warning(lacking))
  const { request, person } = call
  const result = await call.house.tables.ask({ table: look.id, request, person, wish })
  if (result.refused) return refusedIn(call, look, result)
  if (result.outcome) return says(success(call.say('question.done')))
  const open = result.look.questions.find(({ proposal }) => proposal.kind === wish.kind)
  const until = open ? moment(new Date(open.clock.from + open.clock.length)) : '–'
  return says(success(call.say('question.asked', { until: { markup: until } })))
}

/** A button below a question. */
export const answerPressed: Handler<'answer'> = async (call, { table, question, agrees }) => {
  const look = await call.table(table)
  if (!look) return says(call.say('problem.old-button'))
  call.trace.table = look.id
  const { request, person, at } = call
  const asked = { table, request, person, at, question, agrees }
  const result = await call.house.tables.answer(asked)
  if (result.refused) return refusedIn(call, look, result)
  switch (result.outcome) {
    case 'agreed':
      return says(success(call.say('question.settled-agreed')))
    case 'refused':
      return says(success(call.say('question.settled-refused')))
    case 'overtaken':
      return says(call.say('question.overtaken'))
    default:
      return says(success(call.say('question.counts')))
  }
}

function refusedIn(call: Call, look: TableLook, { refused }: Extract<Result<Asked>, { refused: object }>): Message {
  call.trace.outcome = refused.code
  const words = tableWords(folderOf(call.house, look.game), look, call.language)
  return says(warning(refusalInWords(refused, call.language, words)))
}
